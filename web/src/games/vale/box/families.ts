// The five families: their colours, their glyphs, and what their creatures sell for.

import { fromJson } from "../../../wire/json";
import vale from "../../../generated/vale.json";
import type { Stone } from "../../../generated/vale";
import { words } from "../../../words";

export type Family = "fire" | "water" | "earth" | "wind" | "dragon";
export type { Stone } from "../../../generated/vale";
export type Slot = "instant" | "permanent" | "active";

export interface Creature {
  name: string;
  family: Family;
  cost: number;
  full: Partial<Record<Slot, string>>;
  short: Partial<Record<Slot, string[]>>;
}

export const CARDS = fromJson<Record<string, Creature>>(vale.cards);
export const SALE = fromJson<Record<Family, Stone[]>>(vale.sale);
export const SLOTS: Slot[] = ["instant", "permanent", "active"];
export const STONES: Stone[] = ["red", "blue", "purple"];
export const FAMILIES: Record<
  Family,
  { name: string; hi: string; mid: string; lo: string; deep: string; bg: [string, string]; icon: string }
> = {
  fire: {
    name: words.creature.families.fire,
    hi: "#ffd9a0",
    mid: "#ff7a45",
    lo: "#8e2a1c",
    deep: "#2a0d12",
    bg: ["#5d1a1c", "#c64a2a"],
    icon: "flame",
  },
  water: {
    name: words.creature.families.water,
    hi: "#d6f1ff",
    mid: "#4db2ff",
    lo: "#1c4f93",
    deep: "#081a33",
    bg: ["#0e2f5c", "#2d86c4"],
    icon: "water-drop",
  },
  earth: {
    name: words.creature.families.earth,
    hi: "#f3e4a6",
    mid: "#c4a545",
    lo: "#6a5423",
    deep: "#1a170d",
    bg: ["#3a3218", "#8a7a33"],
    icon: "peaks",
  },
  wind: {
    name: words.creature.families.wind,
    hi: "#ecfff6",
    mid: "#7fdcbc",
    lo: "#2b7565",
    deep: "#0a201f",
    bg: ["#12403f", "#4fae98"],
    icon: "whirlwind",
  },
  dragon: {
    name: words.creature.families.dragon,
    hi: "#ffe3c2",
    mid: "#cf8bff",
    lo: "#6a2f9c",
    deep: "#180b2a",
    bg: ["#37145c", "#8b3fb4"],
    icon: "dragon-spiral",
  },
};
export const ORDER: Family[] = ["fire", "water", "earth", "wind", "dragon"];
export const KINDS: Record<Slot, { icon: string; name: string }> = {
  instant: { icon: "power-lightning", name: words.creature.kinds.instant },
  permanent: { icon: "infinity", name: words.creature.kinds.permanent },
  active: { icon: "cycle", name: words.creature.kinds.active },
};
