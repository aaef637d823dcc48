// What the home page and the lobby say of Glow, and what a die says wherever it is drawn.

import { catalogue } from "../../../language/language.svelte";
import { gameWords } from "../../words";

const own = catalogue("glow-cover");

export const die: typeof own.die = {
  get spoken() {
    return own.die.spoken;
  },
  get small() {
    return own.die.small;
  },
  get large() {
    return own.die.large;
  },
  get black() {
    return own.die.black;
  },
};

export const words = gameWords(own, () => {
  const { board, boards, adventurers, adventurersBy, adventurersTold } = own.cover;
  return {
    board: { title: board, values: boards },
    adventurers: { title: adventurers, values: adventurersBy, told: adventurersTold },
  };
});
