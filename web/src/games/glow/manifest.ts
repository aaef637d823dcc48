// Glow, for the pages around its table.

import { part } from "../../fresh.svelte";
import type { Manifest } from "../manifest";
import "./box/box.css";
import Cover from "./cover/Cover.svelte";
import { words } from "./cover/words";
import Text from "./words/Text.svelte";

const manifest: Manifest = {
  order: 2,
  words,
  bundles: { first: ["glow-cover"], table: ["table", "glow", "glow-table"] },
  emblem: "lantern-flame",
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
