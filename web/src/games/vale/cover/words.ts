// What the home page and the lobby say of the Vale, and what a card says wherever it is drawn.

import { catalogue } from "../../../language/language.svelte";
import { gameWords } from "../../words";

export const cover = catalogue("vale-cover");

export const words = gameWords(cover);
