// What is printed in the box, as the game's own data tells it.

import { fromJson } from "../../../wire/json";
import glow from "../../../generated/glow.json";
import { thing } from "../../../language/language.svelte";

import type { Colour, Element, Face } from "../../../generated/glow";

export type { Colour, Element, Face } from "../../../generated/glow";
export type Special = Exclude<Face, Element>;
export type Good = "light" | "footprint" | "firefly" | "reroll";
export type Deed = "skull" | "bury" | "spells" | "fetch";
export type Slot = "effect" | "ability" | "points";

export interface When {
  all?: Element[];
  same?: number;
  none?: Element[];
}
export interface Given {
  what: Good | Deed;
  count?: number; // below 0: lost
}
export interface Card {
  points: number;
  when: When | null;
  gives: Given[];
  once: boolean;
  slots: Slot[]; // those in which it has a text
}
export interface Companion extends Card {
  deck: "A" | "B";
  fireflies: number;
  reroll: boolean;
  kaar: boolean;
  die: Colour | "any" | null;
}
export interface Adventurer extends Card {
  die: Colour;
  dice: number;
}

export const COMPANIONS = fromJson<Record<string, Companion>>(glow.companions);
export const ADVENTURERS = fromJson<Record<string, Adventurer>>(glow.adventurers);
export const SPELLS = fromJson<Record<string, Card & { copies: number }>>(glow.spells);
export const MARKERS: string[] = glow.icons;
export const TRACK = glow.track as Element[];
export const SIXTH = glow.colours as Record<Colour, Face>; // the sixth face of a die
export const FIELDS: number[] = glow.fields;
export const LAP = glow.lap;

export const cardOf = (id: string): Card => COMPANIONS[id] ?? ADVENTURERS[id] ?? SPELLS[id]!;

export const nameOf = (id: string): string => thing("glow_card", id);

/** Where a card has a text. */
export const slotsOf = (id: string): Slot[] => cardOf(id).slots;

/** A text of a card, in full or in short; the short one has lines. */
export const textOf = (id: string, slot: Slot, short = false): string =>
  thing("glow_card", id, short ? `${slot}_short` : slot);

/** The short text of a slot in one line; empty if there is none. */
export const shortText = (id: string, slot: Slot): string =>
  slotsOf(id).includes(slot) ? textOf(id, slot, true).replaceAll("\n", " ") : "";

/** What a card gives if it acts so often. */
export const given = (card: Card, times: number): Given[] =>
  card.gives.map(({ what, count }) => (count === undefined ? { what } : { what, count: count * times }));
