// How strong the bots of a new game are.

import levels from "../generated/levels.json";
import { settings } from "../settings.svelte";
import { words } from "../words";

const EASIEST = levels[0]!.name;
const USUAL = levels[2]!.name;

/** What was chosen last; before, the easiest for whoever has never played. */
export const strength = (played: boolean): string => settings.level || (played ? USUAL : EASIEST);

/** From the easiest to the hardest, with the names of the bots. */
export const STRENGTHS = levels.map(({ name }) => ({
  value: name,
  label: words.levels[name] ?? name,
  note: name,
}));

export const aboutLevel = (level: string) => levels.find(({ name }) => name === level)?.about ?? "";
