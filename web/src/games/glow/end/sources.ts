// Light on the way: how it changes, and which cards brought it.

import type { Changed, Event } from "../../../generated/glow";
import type { Gain } from "../../../end/best";
import { isCard } from "../box/cards";

/** The light that cards brought a seat on the way, in the order of the game. */
export function gains(events: Event[], seat: number): Gain[] {
  return events
    .filter((event): event is Changed => event.event === "gained")
    .filter((event) => event.seat === seat && change(event) > 0 && isCard(event.cause))
    .map((event) => ({ card: event.cause, points: change(event) }));
}

export function change(event: Event): number {
  if (event.event === "gained") return event.light ?? 0;
  if (event.event === "lost") return -(event.light ?? 0);
  return event.event === "spent_reroll" ? -event.spent.light : 0;
}
