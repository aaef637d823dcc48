// What a creature's picture shows: where it lives, and of its effects when they happen and what they concern.

import emblems from "../emblems.json";
import places from "../homes.json";
import { drawing } from "../../../kit/icons";
import type { PlaceName } from "../../../kit/art/places";
import { album, type Light, type Subject } from "../../../kit/art/scene";
import type { Sign } from "../../../kit/art/signs";
import { CARDS, FAMILIES, type Family, type Slot } from "../box/families";
import { glyphs } from "./glyphs";

type Sky = Subject["sky"];
const SKIES: Record<Family, Sky[]> = {
  fire: [
    ["#1a0a14", "#5d1a1c", "#d0552c", "#ffd9a0"],
    ["#3a1208", "#a8481a", "#f2a63c", "#fff0b8"],
    ["#2a0a22", "#7a1638", "#e0523e", "#ffc28a"],
    ["#17131c", "#43282c", "#96503c", "#ffb45e"],
    ["#220c26", "#5e1f4c", "#c24a66", "#ffc2a0"],
  ],
  water: [
    ["#061430", "#0e3a70", "#2d86c4", "#d6f1ff"],
    ["#04202e", "#0c5563", "#35b0b4", "#d8fff0"],
    ["#120f3a", "#2b2f7c", "#6a7fe0", "#ffe0ea"],
    ["#12304a", "#3f7ba8", "#a6d8f0", "#f4fdff"],
    ["#020a1c", "#07285a", "#1a68a6", "#9fe8ff"],
  ],
  earth: [
    ["#1a170d", "#4a3f1c", "#a28c3a", "#f3e4a6"],
    ["#0e1a0c", "#2c4420", "#7f9a3f", "#eef5b0"],
    ["#24120c", "#5a3018", "#b8743a", "#ffdf9e"],
    ["#15101c", "#3a2c3c", "#8a6544", "#ffe0a0"],
    ["#1c1a2a", "#4c4340", "#c8a052", "#fff0bc"],
  ],
  wind: [
    ["#0a2a2b", "#17605a", "#5cc0a6", "#ecfff6"],
    ["#1a3a44", "#4a9a94", "#b4e6cc", "#fffbe0"],
    ["#0e1824", "#27444e", "#5f9a9a", "#e2f6ff"],
    ["#1e2a4a", "#54769c", "#a8d4cc", "#fff0d8"],
    ["#06141c", "#0e3e3c", "#38a07c", "#c4ffdc"],
  ],
  dragon: [
    ["#180b2a", "#43186e", "#9a48c4", "#ffe3c2"],
    ["#240a2a", "#6a1e62", "#d0689a", "#ffe0a8"],
    ["#0c0a2c", "#281f74", "#7a60dc", "#f0d8ff"],
    ["#1a0c20", "#4f1e54", "#b8804e", "#ffe9a8"],
  ],
};

const AT_ONCE: Record<Family, Light> = {
  fire: "meteor",
  water: "spout",
  earth: "rift",
  wind: "bolt",
  dragon: "beam",
};
/** What is done at once strikes, as the family does; what lasts stands; what comes each round goes round. */
const light = (slot: Slot, family: Family): Light =>
  slot === "instant" ? AT_ONCE[family] : slot === "permanent" ? "ring" : "orbit";
/** Signs of effects (glyphs.ts) that are seen in the picture, too. */
const SEEN: [RegExp, Sign][] = [
  [/\{red\}/g, "red"],
  [/\{blue\}/g, "blue"],
  [/\{purple\}/g, "purple"],
  [/\{card\}/g, "card"],
  [/\{points?\}/g, "point"],
  [/↩/g, "back"],
  [/−\{(?:card|dragon|fire|water|earth|wind)\}/g, "lost"],
];

const homes = new Map(
  Object.entries(places).flatMap(([place, ids]) => ids.map((id) => [id, place as PlaceName] as const)),
);
const kin = (family: Family) => Object.keys(CARDS).filter((id) => CARDS[id]!.family === family);

/** Neighbours in the box never have the same sky. */
const sky = (id: string, family: Family): Sky =>
  SKIES[family][kin(family).indexOf(id) % SKIES[family].length]!;

const signs = (line: string) =>
  SEEN.flatMap(([look, sign]) => Array<Sign>((line.match(look) ?? []).length).fill(sign));

export function subject(id: string): Subject {
  const { family, cost, effects } = CARDS[id]!;
  const { hi, mid, lo } = FAMILIES[family];
  return {
    name: id,
    place: homes.get(id)!,
    sky: sky(id, family),
    hi,
    mid,
    lo,
    height: Math.min(cost / 10, 1),
    lights: effects.map((slot) => light(slot, family)),
    signs: glyphs(id).flatMap(([, line]) => signs(line)),
    emblem: drawing((emblems.creatures as Record<string, string>)[id]!),
  };
}

export const pictureOf = album(subject);
