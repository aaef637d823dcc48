// What only the page about oneself says.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "profile", "coach");
