// Where points came from: which card earned how much for whom.

import { CARDS } from "./families";
import { words } from "./words";

type Earned = [name: string, points: number][];

export function sources(events: Record<string, any>[], seats: number): Earned[] {
  const totals = Array.from({ length: seats }, () => new Map<string, number>());
  for (const event of events) {
    if (event.event !== "scored" && event.event !== "lost") continue;
    const name = CARDS[event.cause]?.name ?? words.vale.rules;
    const points = event.event === "lost" ? -event.points : event.points;
    totals[event.seat].set(name, (totals[event.seat].get(name) ?? 0) + points);
  }
  return totals.map((total) => [...total].sort((a, b) => b[1] - a[1]));
}
