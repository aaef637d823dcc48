// What the pages of rules say beside the rules themselves.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "rules");
