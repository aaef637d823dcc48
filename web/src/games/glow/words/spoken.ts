// Cards and dice for people who listen: what it is, what it does, what can be done with it.

import { cardOf, SLOTS, WORDS } from "../box/cards";
import { words } from "./words";

export const plain = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, marker: string) => WORDS[marker] ?? marker);

export function spoken(id: string, note = ""): string {
  const card = cardOf(id);
  const texts = SLOTS.filter((slot) => card.full[slot]).map((slot) => plain(card.full[slot]!));
  return [`${card.name}.`, ...texts, note].filter(Boolean).join(" ");
}

export interface Thrown {
  colour: string;
  face: string | null;
}

export function spokenDie({ colour, face }: Thrown, small: boolean): string {
  const { colours, smallDie, largeDie, notRolled, shows } = words.glow;
  const die = (small ? smallDie : largeDie)(colours[colour]!);
  return `${die}, ${face === null ? notRolled : shows(WORDS[face] ?? face)}`;
}
