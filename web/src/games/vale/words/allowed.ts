// What can be done with a card, in a few words.

import type { Choice } from "../../../table/asked.svelte";
import { words } from "./words";

type Deeds = keyof typeof words.valeTurn.may;

/** What these answers do with a card: one thing, or to sell or to tame it. */
export const together = (choices: readonly Choice[]): Deeds | "" =>
  choices.length > 1 ? "sellOrTame" : ((choices[0]?.verb ?? "") as Deeds | "");

/** The same for those who listen; empty if nothing can be done with it. */
export function allowed(choices: readonly Choice[]): string {
  const deeds = together(choices);
  return deeds && words.valeTurn.may[deeds];
}
