// What is said where one looks back at a game.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "replay");
