// What the plain table says, beside what every table says.

import { catalogue } from "../../language/language.svelte";

export const words = catalogue("common", "table", "plain");
