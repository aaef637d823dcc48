// Every key that does something, once: what is pressed is looked up here, and the list of keys is made from it.

import { settings } from "../settings.svelte";

export const KEYS = {
  primary: ["e"],
  undo: ["z"],
  numbered: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  reroll: ["r"],
  sell: ["s"],
  tame: ["t"],
  hint: ["h"],
  retell: ["l"],
  odds: ["o"],
  drop: ["Escape"],
  nextPart: ["F6"],
  lastPart: ["Shift+F6"],
  next: ["ArrowRight"],
  last: ["ArrowLeft"],
  settings: [","],
};
export type Deed = keyof typeof KEYS;

const DEEDS = Object.entries(KEYS) as [Deed, string[]][];
const TYPED = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select";

/** What a key is for, if anything. Letters and figures mean nothing to those who switched them off. */
export function deedOf({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): Deed | null {
  if (key.length === 1 && !settings.shortcuts) return null;
  const pressed = key.length > 1 && shiftKey ? `Shift+${key}` : key;
  return DEEDS.find(([, keys]) => keys.includes(pressed))?.[0] ?? null;
}

/** Whether a key is meant for the page, and not for a field, a window over it or the browser. */
export function meant(event: KeyboardEvent): boolean {
  const elsewhere = (event.target as Element).closest(`${TYPED}, dialog`);
  return !elsewhere && !event.ctrlKey && !event.metaKey && !event.altKey;
}
