// How strong the bots of a new game are.

import levels from "../generated/levels.json";
import { settings } from "../settings.svelte";
import { words } from "../words";

const EASIEST = levels[0]!.name;
const USUAL = levels[2]!.name;

/** What was chosen last; before, the easiest for whoever has never played. */
export const strength = (played: boolean): string => settings.level || (played ? USUAL : EASIEST);

/** From the easiest to the hardest, with the names of the bots. */
export const strengths = () =>
  levels.map(({ name }) => ({
    value: name,
    label: levelOf(name),
    note: botName(name),
  }));

/** How strong a bot is, in a word or two; its name if it is a new one. */
export const levelOf = (level: string): string =>
  (words.levels.named as Record<string, string>)[level] ?? level;

export const aboutLevel = (level: string): string =>
  (words.levels.about as Record<string, string>)[level] ?? "";

/** How a bot of the house is called in the language of the page. */
export const botName = (level: string): string =>
  (words.levels.called as Record<string, string>)[level] ?? level;
