// The names of creatures in a sentence, so that they can be looked at.

import { CARDS } from "./families";

const IDS = new Map(Object.entries(CARDS).map(([id, card]) => [card.name, id]));
const longestFirst = [...IDS.keys()].sort((a, b) => b.length - a.length);
const ANY = new RegExp(`\\b(${longestFirst.join("|")})\\b`);

export interface Piece {
  text: string;
  id?: string;
}

export function named(text: string): Piece[] {
  return text
    .split(ANY)
    .filter(Boolean)
    .map((piece) => ({ text: piece, id: IDS.get(piece) }));
}
