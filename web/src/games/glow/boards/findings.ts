// What is gained or lost on the way, and where on the board it lies.

import type { Event } from "../../../generated/glow";
import { gain } from "../turn/gain";
import { at, ISLANDS, joins, ROUTES, SPOTS, type Point } from "./map";

export interface Found {
  at: Point;
  text: string; // with {markers}
  key: number;
}

export interface Step {
  seat: number;
  from: string | null;
  place: string;
}

let risen = 0; // so many so far

/** The step of a pin or a boat among what happened. */
export function stepOf(events: Event[], stood: Record<number, string>): Step | null {
  for (const event of events) {
    if (event.event === "sailed") return { seat: event.seat, from: event.start, place: event.place };
    if (event.event === "went")
      return { seat: event.seat, from: stood[event.seat] ?? null, place: event.place };
  }
  return null;
}

/** Gains and losses of that step, each where it lies: on the way if something lies there, else at the place. */
export function foundOn(events: Event[], step: Step): Found[] {
  const changes = events.filter(({ event }) => event === "gained" || event === "lost");
  const told = changes.map(gain).filter((one) => one?.seat === step.seat);
  return told.flatMap((one) => (one ? [{ at: spotOf(step), text: one.text, key: risen++ }] : []));
}

function spotOf({ from, place }: Step): Point {
  if (place in ISLANDS) return at(ISLANDS[place]!.at);
  const route = from === null ? undefined : joins(ROUTES, from, place);
  return at(route?.finds && route.at ? route.at : SPOTS[place]!.at);
}
