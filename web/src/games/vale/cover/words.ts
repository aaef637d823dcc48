// What the home page and the lobby say of the Vale.

import type { GameWords } from "../../manifest";

export const words: GameWords = {
  title: "The Vale of Eternity",
  facts: ["2–4 players", "up to 10 rounds", "70 creatures"],
  about:
    "Hunt creatures, sell them for stones or tame them, and build a chain of effects that outgrows everyone else's.",
  options: {},
};
