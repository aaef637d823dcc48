// What the picture of a companion, an adventurer or a spell shows: a place by its element, how often it acts, what it
// gives and what it brings along.

import { drawing } from "../../../kit/icons";
import { chance } from "../../../kit/chance";
import type { PlaceName } from "../../../kit/art/places";
import { album, type Light, type Subject } from "../../../kit/art/scene";
import type { Sign } from "../../../kit/art/signs";
import { ADVENTURERS, cardOf, COMPANIONS, SPELLS, type Colour, type Given } from "../box/cards";
import { emblem, PAINTS, tint, type Tint } from "../box/palette";

/** Where cards of a tint live; who dies where the skull is, among graves. */
const HOMES: Record<Tint, PlaceName[]> = {
  nature: ["trail", "wood", "meadow", "village"],
  gwater: ["nightsea", "lake", "falls", "deep"],
  air: ["isles", "cloudsea", "needles", "storm"],
  gearth: ["crystals", "mesa", "hollow", "menhirs"],
  gfire: ["camp", "ash", "volcano", "village"],
  wild: ["trail", "isles", "crystals", "ice"],
  shade: ["village", "trail", "lake", "camp", "menhirs"],
  dusk: ["gate"],
  noon: ["village"],
};

type Sky = Subject["sky"];
const SKIES: Record<Tint, Sky[]> = {
  nature: [
    ["#0a1f15", "#14502f", "#4cae68", "#e0ffc9"],
    ["#0c1c2a", "#1c4a48", "#7ab06a", "#fff3c0"],
    ["#122008", "#38581c", "#a0b848", "#fdffd0"],
  ],
  gwater: [
    ["#07162b", "#123a72", "#3f86d0", "#cfe6ff"],
    ["#120f34", "#2a2f78", "#6a86e0", "#ffe2d0"],
    ["#04202c", "#0e5266", "#3aa6b8", "#e0fff4"],
  ],
  air: [
    ["#123040", "#2a7490", "#86d0ea", "#f4fdff"],
    ["#1c2a52", "#5a76b4", "#c0d8f0", "#fff0dc"],
    ["#0c2a34", "#1f6672", "#78cfc8", "#fdfff0"],
    ["#241c48", "#6a5a9c", "#d0a8c8", "#fff0d0"],
  ],
  gearth: [
    ["#25130a", "#6a3412", "#d0803a", "#ffe6c0"],
    ["#2a0f14", "#6e2a2a", "#d88a54", "#fff0c0"],
    ["#1e1a10", "#5a4620", "#c8a04a", "#fff4c8"],
  ],
  gfire: [
    ["#260a0d", "#6a181c", "#d04a3e", "#ffd3c4"],
    ["#220a24", "#5e1a4a", "#cc4c68", "#ffd0b0"],
    ["#2c1006", "#7c3012", "#e8843c", "#fff0b8"],
  ],
  wild: [
    ["#150e29", "#3a2670", "#9068d0", "#fff1d0"],
    ["#1c0e30", "#542a70", "#c870b8", "#ffe6d8"],
    ["#0c1436", "#26408a", "#7a9ce8", "#fff0ff"],
  ],
  shade: [
    ["#0d1024", "#262c5a", "#5f69ac", "#dfe3ff"],
    ["#10141c", "#2c3848", "#6e8296", "#f0f6ff"],
    ["#180f26", "#3c2c5a", "#8a78ae", "#ffeedd"],
  ],
  dusk: [["#180b2a", "#43186e", "#9a48c4", "#ffe3c2"]],
  noon: [["#2a1e06", "#6e5412", "#d8aa38", "#fff6cf"]],
};

const GIVES: Partial<Record<Given["what"], Sign>> = {
  light: "point",
  footprint: "foot",
  firefly: "firefly",
  reroll: "again",
  skull: "grave",
  bury: "grave",
  fetch: "grave",
  spells: "tome",
};
const DICE: Partial<Record<Colour | "any", Sign>> = {
  green: "green",
  dark_blue: "dark_blue",
  light_blue: "light_blue",
  red: "scarlet",
  orange: "orange",
  purple: "violet",
  yellow: "yellow",
  any: "yellow",
};

const ALL = [COMPANIONS, ADVENTURERS, SPELLS].flatMap((cards) => Object.keys(cards));
const kin = (kind: Tint) => ALL.filter((id) => tint(id) === kind);
const turn = (id: string) => kin(tint(id)).indexOf(id);

const dies = (id: string) => cardOf(id).gives.some(({ what }) => what === "skull" || what === "bury");

function place(id: string): PlaceName {
  if (dies(id) && chance(id)() < 0.5) return "graves";
  const homes = HOMES[tint(id)];
  return homes[turn(id) % homes.length]!;
}

function signs(id: string): Sign[] {
  const given = cardOf(id).gives.flatMap(({ what }) => GIVES[what] ?? []);
  const { fireflies = 0, reroll = false, kaar = false } = COMPANIONS[id] ?? {};
  const die = COMPANIONS[id]?.die ?? ADVENTURERS[id]?.die;
  const dice = Array<Sign>(ADVENTURERS[id]?.dice ?? 1).fill((die && DICE[die]) ?? "black");
  const carried = [...Array<Sign>(fireflies).fill("firefly"), ...(reroll ? (["again"] as const) : [])];
  return [...(die || kaar ? dice : []), ...carried, ...given];
}

const AT_ONCE: Record<Tint, Light> = {
  nature: "beam",
  gwater: "spout",
  air: "bolt",
  gearth: "rift",
  gfire: "meteor",
  wild: "meteor",
  shade: "beam",
  dusk: "beam",
  noon: "beam",
};
const lights = (id: string): Light[] => {
  const { once, gives } = cardOf(id);
  return [!gives.length ? "ring" : once ? AT_ONCE[tint(id)] : "orbit"];
};

export function subject(id: string): Subject {
  const kind = tint(id);
  const { hi, mid, lo } = PAINTS[kind];
  return {
    name: id,
    place: place(id),
    sky: SKIES[kind][turn(id) % SKIES[kind].length]!,
    hi,
    mid,
    lo,
    height: Math.min(Math.max((cardOf(id).points + 5) / 11, 0), 1),
    lights: lights(id),
    signs: signs(id),
    emblem: drawing(emblem(id)),
  };
}

export const pictureOf = album(subject);
