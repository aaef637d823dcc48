// What the home page and the lobby say of the Vale, and what a card says wherever it is drawn.

import { catalogue } from "../../../language/language.svelte";
import type { GameWords } from "../../manifest";

export const cover = catalogue("vale-cover");

export const words: GameWords = {
  get title() {
    return cover.cover.title;
  },
  get facts() {
    return Object.values(cover.cover.facts);
  },
  get about() {
    return cover.cover.about;
  },
  options: {},
};
