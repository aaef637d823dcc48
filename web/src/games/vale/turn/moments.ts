// What creatures do in a step, as it is told at their cards.

import type { Event } from "../../../generated/vale";
import type { Moment } from "../../../table/telling.svelte";
import { CARDS } from "../box/families";
import { gain } from "./gain";

const COMES = ["summoned", "tamed", "marked", "sold", "released", "activated"];
const ACTS = ["activated", "copied", "recovered", "fetched"];

/** Every creature that comes, acts or gives something, in the order of the events. */
export function moments(events: Event[]): Moment[] {
  const found = events.map(moment).filter((one) => one !== null);
  return found.filter((one, i) => !repeated(one, found[i + 1]));
}

/** A creature that acts and gives something does both in one moment. */
const repeated = (one: Moment, next?: Moment) => !one.text && !one.lands && one.card === next?.card;

function moment(event: Event): Moment | null {
  const card = "cause" in event && event.cause ? event.cause : "card" in event ? event.card : null;
  const family = card ? CARDS[card]?.family : undefined;
  if (!card || !family || !("seat" in event)) return null;
  const base = { card, seat: event.seat, tone: family };
  if (event.event === "summoned") return { ...base, lands: true };
  if (ACTS.includes(event.event)) return base;
  if (event.event === "drew") return { ...base, text: "+{card}" };
  const given = gain(event);
  return given && { ...base, text: given.text, points: pointsOf(event) };
}

function pointsOf(event: Event): number | undefined {
  if (event.event === "scored") return event.points;
  return event.event === "lost" ? -event.points : undefined;
}

/** The creature that a step is about. */
export function about(events: Event[]): string | null {
  const told = events.find(({ event }) => COMES.includes(event)) ?? events.find((event) => "cause" in event);
  if (!told) return null;
  const card = "card" in told && told.card ? told.card : "cause" in told ? told.cause : null;
  return card && card in CARDS ? card : null;
}
