// What is said around puzzles and exercises.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "coach", "training");
