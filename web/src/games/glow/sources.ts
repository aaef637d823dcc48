// Light on the way: how it changes, and which cards brought most.

import { ADVENTURERS, COMPANIONS, SPELLS } from "./cards";

export interface Best {
  card: string;
  light: number;
  times: number;
}

/** The three cards that brought a seat the most light on the way, the best first. */
export function best(events: Record<string, any>[], seat: number): Best[] {
  const found = new Map<string, Best>();
  for (const event of events) {
    const gain = change(event);
    if (gain <= 0 || event.seat !== seat || !isCard(event.cause)) continue;
    const { light, times } = found.get(event.cause) ?? { light: 0, times: 0 };
    found.set(event.cause, { card: event.cause, light: light + gain, times: times + 1 });
  }
  return [...found.values()].sort((a, b) => b.light - a.light).slice(0, 3);
}

const isCard = (cause: string) => cause in COMPANIONS || cause in ADVENTURERS || cause in SPELLS;

export function change(event: Record<string, any>): number {
  if (event.event === "gained") return event.light ?? 0;
  if (event.event === "lost") return -(event.light ?? 0);
  return event.event === "spent_reroll" ? -(event.spent.light ?? 0) : 0;
}
