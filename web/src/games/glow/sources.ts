// Where light came from on the way: which card, die or place earned or took how much, for whom.

import { COMPANIONS, ADVENTURERS, SPELLS, WORDS } from "./cards";
import { ISLANDS, SPOTS } from "./map";

type Earned = [name: string, light: number][];

export function sources(events: Record<string, any>[], seats: number): Earned[] {
  const totals = Array.from({ length: seats }, () => new Map<string, number>());
  for (const event of events) {
    const light = change(event);
    if (light === 0) continue;
    const name = named(event.event === "spent_reroll" ? "rerolls" : event.cause);
    totals[event.seat].set(name, (totals[event.seat].get(name) ?? 0) + light);
  }
  return totals.map((total) => [...total].sort((a, b) => b[1] - a[1]));
}

export function change(event: Record<string, any>): number {
  if (event.event === "gained") return event.light ?? 0;
  if (event.event === "lost") return -(event.light ?? 0);
  return event.event === "spent_reroll" ? -(event.spent.light ?? 0) : 0;
}

function named(cause: string): string {
  const card = COMPANIONS[cause] ?? ADVENTURERS[cause] ?? SPELLS[cause];
  const place = SPOTS[cause] ?? ISLANDS[cause];
  return card?.name ?? place?.place ?? WORDS[cause] ?? cause;
}
