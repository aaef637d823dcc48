// What every table says, from the lobby to the result.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table");
