// What the table of Glow says, beside what every table says. Loaded with the table.

import { catalogue } from "../../../language/language.svelte";

export const words = catalogue("table", "glow-table");

/** A word of a group, if it has one for this. */
export const wordFor = (group: Readonly<Record<string, string>>, key: string): string | undefined =>
  group[key];
