// What the galleries say.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "gallery");
