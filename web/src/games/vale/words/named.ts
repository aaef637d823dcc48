// The names of creatures in a sentence, so that they can be looked at.

import { CARDS } from "../box/families";

const IDS = new Map(Object.entries(CARDS).map(([id, card]) => [card.name, id]));
const longestFirst = [...IDS.keys()].sort((a, b) => b.length - a.length);
const ANY = new RegExp(`(\\(?)\\b(${longestFirst.join("|")})\\b([).,:;]*)`);

export interface Piece {
  text: string;
  id?: string;
  start?: string; // a bracket that must not end a line without the name after it
  stop?: string; // what must not begin a line without the name before it
}

export function named(text: string): Piece[] {
  const parts = text.split(ANY); // something, a name between its start and its stop, something ...
  const pieces = parts.map((part, i): Piece =>
    i % 4 === 2 ? { text: part, id: IDS.get(part), start: parts[i - 1], stop: parts[i + 1] } : { text: part },
  );
  return pieces.filter((piece, i) => i % 2 === 0 && piece.text);
}
