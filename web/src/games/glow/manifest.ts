// Glow, for the pages around its table.

import { part } from "../../fresh.svelte";
import type { Ambience } from "../../sound/notes";
import type { Manifest } from "../manifest";
import "./box/box.css";
import Cover from "./cover/Cover.svelte";
import { words } from "./cover/words";
import Text from "./words/Text.svelte";

const NIGHT: Ambience = {
  name: "night",
  drone: [-5, -1, 2],
  air: { hz: 300, loud: 0.016, swells: 2 },
  bells: [
    { degree: 9, at: 4 },
    { degree: 7, at: 9 },
    { degree: 11, at: 18 },
  ],
};
const SEA: Ambience = {
  name: "sea",
  drone: [-5, -3, 1],
  air: { hz: 520, loud: 0.026, swells: 4 },
  bells: [
    { degree: 6, at: 7 },
    { degree: 8, at: 15 },
  ],
};

const manifest: Manifest = {
  order: 2,
  days: true,
  words,
  bundles: { first: ["glow-cover"], table: ["table", "glow", "glow-table"] },
  cards: ["glow_card"],
  emblem: "lantern-flame",
  ambience: ({ board }) => (board === "sea" ? SEA : NIGHT),
  Cover,
  Text,
  table: () => part(() => import("./Glow.svelte")),
  shown: () => part(() => import("./gallery/Shown.svelte")),
  account: () => part(() => import("./end/account")),
  gallery: () => part(() => import("./gallery/gallery")),
  figures: () => part(() => import("./figures/figures")),
  trial: () => part(() => import("./shells/Trial.svelte")),
};

export default manifest;
