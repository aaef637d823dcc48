// Tests read English, and all of it.

import { LOAD } from "../src/generated/words";
import { begin, type BundleName } from "../src/language/language.svelte";

await begin(...(Object.keys(LOAD) as BundleName[]));
