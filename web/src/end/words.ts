// What is said about a finished game.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "replay", "end");
