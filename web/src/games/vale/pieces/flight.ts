// Stones that are taken fly from the card that gave them to the seat, paid ones back to the card.

import type { Event, Paid, StonesEvent } from "../../../generated/vale";
import { STONES, type Stone } from "../box/families";

export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  colour: Stone;
  from: Point;
  to: Point;
  after: number; // milliseconds, so that several stones fly one after another
}

/** Where something lies on the screen; null if it cannot be seen. */
export type Find = (selector: string) => Point | null;

const BETWEEN = 70; // milliseconds
export const LASTS = 400; // milliseconds that a stone flies

export function flights(events: Event[], find: Find): Flight[] {
  const moving = events.filter((event) => event.event === "paid" || "stones" in event);
  const found = moving.flatMap((event) => stones(event, find));
  return found.map((flight, i) => ({ ...flight, after: i * BETWEEN }));
}

function stones(event: Paid | StonesEvent, find: Find): Flight[] {
  const seat = find(`[data-stones="${event.seat}"]`) ?? find(`[data-chip="${event.seat}"]`);
  const card =
    find(`[data-card="${event.event === "paid" ? event.card : event.cause}"]`) ?? find("[data-supply]");
  if (!seat || !card) return [];
  const [from, to] = event.event === "took" ? [card, seat] : [seat, card];
  return STONES.flatMap((colour) =>
    Array.from({ length: event.stones[colour] ?? 0 }, () => ({ colour, from, to, after: 0 })),
  );
}

/** The arc from one to the other, as an SVG path: the further, the higher. */
export function arc({ from, to }: Pick<Flight, "from" | "to">): string {
  const lift = 40 + Math.hypot(to.x - from.x, to.y - from.y) / 4;
  const top = Math.min(from.y, to.y) - lift;
  return `M ${from.x} ${from.y} Q ${(from.x + to.x) / 2} ${Math.max(0, top)} ${to.x} ${to.y}`;
}

/** The middle of the first such thing that can be seen. */
export function onScreen(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}
