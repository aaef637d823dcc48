// Colours and glyphs: elements, dice, and the tint of a card.

import emblems from "../emblems.json";
import {
  ADVENTURERS,
  cardOf,
  COMPANIONS,
  type Colour,
  type Deed,
  type Element,
  type Face,
  type Good,
} from "./cards";

export type Tint = "gfire" | "gwater" | "gearth" | "air" | "nature" | "wild" | "shade" | "dusk" | "noon";

export interface Paint {
  hi: string;
  mid: string;
  lo: string;
}

export const PAINTS: Record<Tint, Paint> = {
  nature: { hi: "#e0ffc9", mid: "#62c97b", lo: "#1e6b42" },
  air: { hi: "#effbff", mid: "#8fdcf7", lo: "#2f7f9e" },
  gearth: { hi: "#ffe6c0", mid: "#f29a4a", lo: "#99501a" },
  gfire: { hi: "#ffd3c4", mid: "#f2614f", lo: "#8c1c22" },
  gwater: { hi: "#cfe6ff", mid: "#4a9ff0", lo: "#154a8c" },
  wild: { hi: "#fff1d0", mid: "#d3a6ff", lo: "#5b3a94" },
  shade: { hi: "#dfe3ff", mid: "#97a0d8", lo: "#434a80" },
  dusk: { hi: "#ffe3c2", mid: "#cf8bff", lo: "#6a2f9c" },
  noon: { hi: "#fff6cf", mid: "#f0c84a", lo: "#85650f" },
};

/** By element: the class that app.css paints. */
export const TINTS: Record<Element, Tint> = {
  nature: "nature",
  water: "gwater",
  air: "air",
  fire: "gfire",
  earth: "gearth",
};

export const SYMBOLS = emblems.symbols as Record<Face, string>;
export const TOKENS = emblems.tokens as Record<Good | Deed, string> & typeof emblems.tokens;

/** The number that special faces carry. */
export const NUMBERS: Partial<Record<Face, string>> = {
  footprints_2: "2",
  light_3: "3",
  minus_light_2: "−2",
};

export const isElement = (symbol: string): symbol is Element => symbol in TINTS;

/** Light edge, body and dark side of a die, and the colour of its glyph. */
export const DICE: Record<Colour, { body: [string, string, string]; glyph: string }> = {
  green: { body: ["#8fe6a8", "#1f8f57", "#0c4a2b"], glyph: "#04150c" },
  dark_blue: { body: ["#8cc4ff", "#1f6fc4", "#0b356b"], glyph: "#fff8e6" },
  light_blue: { body: ["#e8faff", "#7fd3f2", "#2f83a6"], glyph: "#0d1020" },
  red: { body: ["#ff9c8c", "#c8323a", "#6b1019"], glyph: "#fff8e6" },
  orange: { body: ["#ffd09a", "#e5832f", "#8a430e"], glyph: "#0d1020" },
  purple: { body: ["#e2a8f5", "#963aa6", "#4d1259"], glyph: "#fff8e6" },
  yellow: { body: ["#fff3b0", "#f4c92f", "#97740a"], glyph: "#0d1020" },
  black: { body: ["#9aa0c4", "#2a2e47", "#05060d"], glyph: "#fff8e6" },
};

const OF_DIE: Partial<Record<Colour, Tint>> = {
  green: "nature",
  dark_blue: "gwater",
  light_blue: "air",
  red: "gfire",
  orange: "gearth",
  purple: "dusk",
  yellow: "noon",
};

/** An adventurer has the colour of its dice; other cards that of what they ask for. */
export function tint(id: string): Tint {
  if (id in ADVENTURERS) return OF_DIE[ADVENTURERS[id]!.die]!;
  const when = cardOf(id).when;
  if (when?.same) return "wild";
  return when?.all ? TINTS[when.all[0]!] : "shade";
}

export function emblem(id: string): string {
  const { companions, adventurers } = emblems;
  const named: Record<string, string> = { ...companions, ...adventurers };
  return named[id] ?? TOKENS.spell;
}

export const isCompanion = (id: string) => id in COMPANIONS;
