// The names of creatures in a sentence, so that they can be looked at.

import { CARDS } from "../box/families";

const IDS = new Map(Object.entries(CARDS).map(([id, card]) => [card.name, id]));
const longestFirst = [...IDS.keys()].sort((a, b) => b.length - a.length);
const ANY = new RegExp(`\\b(${longestFirst.join("|")})\\b([).,:;]*)`);

export interface Piece {
  text: string;
  id?: string;
  stop?: string; // what must not begin a line without the name before it
}

export function named(text: string): Piece[] {
  const parts = text.split(ANY); // something, a name and its stop, something ...
  const pieces = parts.map((part, i): Piece =>
    i % 3 === 1 ? { text: part, id: IDS.get(part), stop: parts[i + 1] } : { text: part },
  );
  return pieces.filter((piece, i) => i % 3 < 2 && piece.text);
}
