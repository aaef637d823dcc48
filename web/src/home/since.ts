// How long ago something was, in the unit in which one would say it.

const [MINUTE, HOUR, DAY] = [60, 3600, 86400]; // seconds

/** Minutes from one and a half of them on, and so on; a day and a half are days. */
export function since(then: number, now = Date.now() / 1000) {
  const passed = now - then;
  if (passed < 1.5 * MINUTE) return { unit: "now", count: 0 } as const;
  if (passed < 1.5 * HOUR) return { unit: "minutes", count: Math.round(passed / MINUTE) } as const;
  if (passed < 1.5 * DAY) return { unit: "hours", count: Math.round(passed / HOUR) } as const;
  return { unit: "days", count: Math.round(passed / DAY) } as const;
}
