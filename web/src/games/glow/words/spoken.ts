// Cards and dice for people who listen: what it is, what it does, what can be done with it.

import { thing } from "../../../language/language.svelte";
import { plain as unmarked } from "../../../language/marked";
import { nameOf, slotsOf, textOf } from "../box/cards";
import { die } from "../cover/words";

const ICONS = "glow_icon"; // as things

/** The word behind an icon. */
export const iconWord = (marker: string, form?: string): string => thing(ICONS, marker, form);

/** A sentence with words instead of icons. */
export const plain = (text: string): string => unmarked(text, ICONS);

export function spoken(id: string, note = ""): string {
  const texts = slotsOf(id).map((slot) => plain(textOf(id, slot)));
  return [`${nameOf(id)}.`, ...texts, note].filter(Boolean).join(" ");
}

export interface Thrown {
  colour: string;
  face: string | null;
}

export const spokenDie = ({ colour, face }: Thrown, small: boolean): string =>
  die.spoken({ small, colour, face });
