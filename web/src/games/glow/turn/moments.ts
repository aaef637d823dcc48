// What companions do in a step, as it is told at their cards.

import type { Event } from "../../../generated/glow";
import { change } from "../end/sources";
import type { Moment } from "../../../table/telling.svelte";
import { isCard } from "../box/cards";
import { tint } from "../box/palette";
import { gain } from "./gain";

/** Every card that comes, acts or gives something, in the order of the events. */
export function moments(events: Event[]): Moment[] {
  const found = events.map(moment).filter((one) => one !== null);
  return found.filter((one, i) => !repeated(one, found[i + 1]));
}

/** A card that acts and gives something does both in one moment. */
const repeated = (one: Moment, next?: Moment) => !one.text && !one.lands && one.card === next?.card;

function moment(event: Event): Moment | null {
  const card = cardOf(event);
  if (!card || !("seat" in event)) return null;
  const base = { card, seat: event.seat, tone: tint(card) };
  if (event.event === "recruited" || event.event === "fetched") return { ...base, lands: true };
  if (event.event === "resolved") return { ...base, text: event.times > 1 ? `×${event.times}` : undefined };
  const given = gain(event);
  return given && { ...base, text: given.text, points: change(event) || undefined };
}

/** The card that an event is about, or that caused it. */
function cardOf(event: Event): string | null {
  const card = "card" in event ? event.card : "cause" in event ? event.cause : null;
  return card && isCard(card) ? card : null;
}

/** The card that a step is about. */
export const about = (events: Event[]): string | null =>
  events.map(cardOf).find((card) => card !== null) ?? null;
