// Print all throws as JSON, for `make client`.

import { all } from "./throws.ts";

console.log(JSON.stringify(all()));
