// What is printed in the box, as the game's own data tells it.

import { fromJson } from "../../../wire/json";
import glow from "../../../generated/glow.json";
import { thing } from "../../../language/language.svelte";

import type { Card, Element, Face, Given, Slot, Table } from "../../../generated/glow-pages";

export type {
  Adventurer,
  Card,
  Colour,
  Companion,
  Deeds as Deed,
  Element,
  Face,
  Given,
  NoonGood as Good,
  Slot,
  When,
} from "../../../generated/glow-pages";
export type Special = Exclude<Face, Element>;

export const BOX = fromJson<Table>(glow);
export const COMPANIONS = BOX.companions;
export const ADVENTURERS = BOX.adventurers;
export const SPELLS = BOX.spells;
export const MARKERS = BOX.icons;
export const TRACK = BOX.track;
export const FACES = BOX.faces; // of a die, its own last
export const FIELDS = BOX.fields;
export const LAP = BOX.lap;
export const TO_TURN = BOX.to_turn; // rerolls

export const cardOf = (id: string): Card => COMPANIONS[id] ?? ADVENTURERS[id] ?? SPELLS[id]!;

export const nameOf = (id: string): string => thing("glow_card", id);
/** The name of a card for a narrow place: a word too long for it is broken after its prefix. */
export const narrowName = (id: string): string => nameOf(id).replace(/(multi)(?=\p{L}{6})/iu, "$1\u00AD");

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

export const isCard = (id: string): boolean => id in COMPANIONS || id in ADVENTURERS || id in SPELLS;
