// Sentences with markers: {red} or {red:en} is an icon, and {hydra|die Hydra} a name that can be looked at.

import { thing } from "./language.svelte";

/** A part of a sentence: plain text, an icon in some form, or a thing by its name. */
export interface Piece {
  text: string; // of a marker: what must not end a line without it, such as a number or a bracket
  id?: string; // of the icon or the thing
  form?: string;
  name?: string;
  stop?: string; // what must not begin a line without the marker before it
}

// After an icon: the rest of a compound word, and stops, in French with an unbreakable space before them.
const MARKED = /((?:[+−-]?\d+\s)?\{\w+(?::\w+)?\}[\p{L}-]*[\u00a0\u202f]?[,.:;]?|\(?\{\w+\|[^}]*\}[).,:;]*)/u;
const PARTS = /^(?<text>.*)\{(?<id>\w+)(?::(?<form>\w+))?(?:\|(?<name>[^}]*))?\}(?<stop>.*)$/s;

export const pieces = (text: string): Piece[] =>
  text
    .split(MARKED)
    .map((part, i): Piece => (i % 2 ? { text: "", ...PARTS.exec(part)!.groups } : { text: part }))
    .filter(({ text, id }) => text || id);

/** A sentence for those who do not see it drawn: words for its icons, which are things of a kind, and bare names. */
export const plain = (text: string, icons: string): string =>
  pieces(text)
    .map(({ text, id, form, name, stop = "" }) => text + (name ?? (id ? thing(icons, id, form) : "")) + stop)
    .join("");
