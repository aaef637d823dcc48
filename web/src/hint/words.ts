// What the coach says in a hint.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "hint");
