// The Vale of Eternity, for the pages around its table.

import { part } from "../../fresh.svelte";
import type { Manifest } from "../manifest";
import "./box/box.css";
import Defs from "./box/Defs.svelte";
import Cover from "./cover/Cover.svelte";
import { words } from "./cover/words";
import Text from "./words/Text.svelte";

const manifest: Manifest = {
  order: 1,
  words,
  bundles: { first: ["vale-cover"], table: ["table", "vale", "vale-table"] },
  looks: ["creature"],
  emblem: "dragon-spiral",
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
