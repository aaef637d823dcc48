// What is said about what decided a game.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "replay", "end", "coach");
