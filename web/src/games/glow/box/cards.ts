// What is printed in the box, as the game's own data tells it.

import glow from "../../../generated/glow.json";

export type Element = "nature" | "water" | "air" | "fire" | "earth";
export type Special = "footprints_2" | "light_3" | "minus_light_2";
export type Face = Element | Special;
export type Colour = "green" | "dark_blue" | "light_blue" | "red" | "orange" | "purple" | "yellow" | "black";
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
  name: string;
  points: number;
  when: When | null;
  gives: Given[];
  once: boolean;
  full: Partial<Record<Slot, string>>;
  short: Partial<Record<Slot, string[]>>;
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

export const COMPANIONS = glow.companions as unknown as Record<string, Companion>;
export const ADVENTURERS = glow.adventurers as unknown as Record<string, Adventurer>;
export const SPELLS = glow.spells as unknown as Record<string, Card & { copies: number }>;
export const WORDS: Record<string, string> = glow.words;
export const SLOTS: Slot[] = ["effect", "ability", "points"];
export const TRACK = glow.track as Element[];
export const SIXTH = glow.colours as Record<Colour, Face>; // the sixth side of a die
export const FIELDS: number[] = glow.fields;
export const LAP = glow.lap;
export const DAYS = glow.days;

export const cardOf = (id: string): Card => COMPANIONS[id] ?? ADVENTURERS[id] ?? SPELLS[id]!;

/** What a card gives if it acts so often. */
export const given = (card: Card, times: number): Given[] =>
  card.gives.map(({ what, count }) => (count === undefined ? { what } : { what, count: count * times }));
