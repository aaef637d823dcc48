// Which creatures earned most for somebody.

import { CARDS } from "./families";

export interface Best {
  card: string;
  points: number;
  times: number;
}

/** The three that brought a seat the most points, the best first. */
export function best(events: Record<string, any>[], seat: number): Best[] {
  const found = new Map<string, Best>();
  for (const event of events) {
    if (event.event !== "scored" || event.seat !== seat || !(event.cause in CARDS)) continue;
    const { points, times } = found.get(event.cause) ?? { points: 0, times: 0 };
    found.set(event.cause, { card: event.cause, points: points + event.points, times: times + 1 });
  }
  return [...found.values()].sort((a, b) => b.points - a.points).slice(0, 3);
}
