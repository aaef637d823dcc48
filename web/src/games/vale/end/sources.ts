// Which creatures earned something for somebody.

import type { Event, PointsEvent } from "../../../generated/vale";
import type { Gain } from "../../../end/best";
import { CARDS } from "../box/families";

/** What a seat's creatures scored, in the order of the game. */
export function gains(events: Event[], seat: number): Gain[] {
  return events
    .filter((event): event is PointsEvent => event.event === "scored")
    .filter((event) => event.seat === seat && event.cause in CARDS)
    .map(({ cause, points }) => ({ card: cause, points }));
}
