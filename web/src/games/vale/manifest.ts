// The Vale of Eternity, for the pages around its table.

import { part } from "../../fresh.svelte";
import type { Ambience } from "../../sound/notes";
import type { Manifest } from "../manifest";
import "./box/box.css";
import Defs from "./box/Defs.svelte";
import Cover from "./cover/Cover.svelte";
import { words } from "./cover/words";
import Text from "./words/Text.svelte";

const VALLEY: Ambience = {
  name: "valley",
  drone: [-5, -2, 0],
  air: { hz: 420, loud: 0.02, swells: 3 },
  bells: [
    { degree: 8, at: 3 },
    { degree: 6, at: 11 },
    { degree: 10, at: 17 },
  ],
};

const manifest: Manifest = {
  order: 1,
  words,
  bundles: { first: ["vale-cover"], table: ["table", "vale", "vale-table"] },
  cards: ["creature"],
  looks: ["creature"],
  emblem: "dragon-spiral",
  ambience: () => VALLEY,
  Cover,
  Text,
  Defs,
  table: () => part(() => import("./Vale.svelte")),
  shown: () => part(() => import("./gallery/Shown.svelte")),
  account: () => part(() => import("./end/account")),
  gallery: () => part(() => import("./gallery/gallery")),
  figures: () => part(() => import("./figures/figures")),
  trial: () => part(() => import("./shells/Trial.svelte")),
};

export default manifest;
