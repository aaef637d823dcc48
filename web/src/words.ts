// What every page may say; what only some say lies beside them, and is loaded with them.

import { catalogue } from "./language/language.svelte";

export const words = catalogue("common");
