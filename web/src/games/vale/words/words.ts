// What the table of the Vale says, beside what every table says. Loaded with the table.

import { catalogue } from "../../../language/language.svelte";

export const words = catalogue("common", "table", "vale-table");
