// A time that is left, as a clock shows it.

/** Minutes and seconds of some milliseconds, such as 0:45; from an hour on hours too, such as 23:59:50. */
export function minutes(left: number): string {
  const whole = Math.ceil(Math.max(0, left) / 1000);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  const [first, ...rest] = parts;
  return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
