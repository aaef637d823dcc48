// A time that is left, as a clock shows it.

/** Minutes and seconds of some milliseconds, such as 0:45. */
export function minutes(left: number): string {
  const whole = Math.ceil(Math.max(0, left) / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
