// What the guide of a first game says besides its marks.

import { catalogue } from "../language/language.svelte";

export const words = catalogue("common", "table", "lesson");
