// What the home page and the lobby say of Glow.

import type { GameWords } from "../../manifest";

export const words: GameWords = {
  title: "Glow",
  facts: ["2–4 players", "8 days", "2 maps"],
  about: "Gather a company, roll its dice, and carry the light through the dark.",
  options: {
    board: { title: "Board", values: { realm: "Realm of Shadows", sea: "Sea of Darkness" } },
    adventurers: {
      title: "Adventurers",
      values: { chosen: "in turn order", random: "by chance" },
      told: { chosen: "adventurers chosen in turn", random: "adventurers by chance" },
    },
  },
};
