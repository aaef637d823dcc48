// The five families: their colours, their glyphs, and what their creatures sell for.

import { fromJson } from "../../../wire/json";
import vale from "../../../generated/vale.json";
import type { Family, Printed, Slot, Stone, Table } from "../../../generated/vale-pages";
import { texts, thing } from "../../../language/language.svelte";
import { cover } from "../cover/words";

export type { Family, Slot, Stone } from "../../../generated/vale-pages";

const BOX = fromJson<Table>(vale);

/** A creature; its name and its texts are in the language of the page. */
export class Creature {
  readonly family: Family;
  readonly cost: number;
  readonly effects: Slot[];

  constructor(
    private readonly id: string,
    printed: Printed,
  ) {
    this.family = printed.family;
    this.cost = printed.cost;
    this.effects = printed.effects;
  }

  get name(): string {
    return thing("creature", this.id);
  }

  /** An effect in full. */
  text(slot: Slot): string {
    return texts("creature", this.id)[slot] ?? "";
  }

  /** An effect as the card says it, in one line. */
  short(slot: Slot): string {
    return (texts("creature", this.id)[`${slot}_short`] ?? "").replaceAll("\n", " ");
  }
}

export const CARDS: Record<string, Creature> = Object.fromEntries(
  Object.entries(BOX.cards).map(([id, printed]) => [id, new Creature(id, printed)]),
);
export const SALE = BOX.sale;
export const SLOTS: Slot[] = ["instant", "permanent", "active"];
export const STONES: Stone[] = ["red", "blue", "purple"];
export const FAMILIES: Record<Family, { hi: string; mid: string; lo: string; icon: string }> = {
  fire: {
    hi: "#ffd9a0",
    mid: "#ff7a45",
    lo: "#8e2a1c",
    icon: "flame",
  },
  water: {
    hi: "#d6f1ff",
    mid: "#4db2ff",
    lo: "#1c4f93",
    icon: "water-drop",
  },
  earth: {
    hi: "#f3e4a6",
    mid: "#c4a545",
    lo: "#6a5423",
    icon: "peaks",
  },
  wind: {
    hi: "#ecfff6",
    mid: "#7fdcbc",
    lo: "#2b7565",
    icon: "whirlwind",
  },
  dragon: {
    hi: "#ffe3c2",
    mid: "#cf8bff",
    lo: "#6a2f9c",
    icon: "dragon-spiral",
  },
};
export const ORDER: Family[] = ["fire", "water", "earth", "wind", "dragon"];
export const KINDS: Record<Slot, { icon: string }> = {
  instant: { icon: "power-lightning" },
  permanent: { icon: "infinity" },
  active: { icon: "cycle" },
};

export const familyName = (family: Family): string => cover.creature.families[family];
export const kindName = (slot: Slot): string => cover.creature.kinds[slot];
