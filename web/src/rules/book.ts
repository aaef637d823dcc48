// A book of rules, as web/rulebook.py makes it from docs/rules, and searching in it.

import type { Book, Entry } from "../generated/book";

export interface Hit {
  id: string;
  title: string;
  ruling: string; // its number, if it has one
  pieces: { text: string; hit: boolean }[]; // what is said around the words
}

const AROUND = 90; // characters before and after

export const numbered = (id: string): string => (/^[A-Z]+\d/.test(id) ? id : "");

/** Every place that says all the words; those with one of them in the title first. */
export function search(book: Book, typed: string): Hit[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const places = book.chapters.slice(1).flatMap((chapter) => [chapter, ...chapter.entries]);
  const heads = ({ id, title }: Entry) => `${id} ${title}`.toLowerCase();
  const hits = places.filter((place) =>
    words.every((word) => heads(place).includes(word) || place.text.toLowerCase().includes(word)),
  );
  const rank = (place: Entry) => (words.some((word) => heads(place).includes(word)) ? 0 : 1);
  return hits
    .sort((a, b) => rank(a) - rank(b))
    .map((place) => ({
      id: place.id,
      title: place.title,
      ruling: numbered(place.id),
      pieces: marked(excerpt(place.text, words), words),
    }));
}

function excerpt(text: string, words: string[]): string {
  const at = Math.max(0, Math.min(...words.map((word) => positive(text.toLowerCase().indexOf(word)))));
  const begin = at > AROUND && at < Infinity ? text.lastIndexOf(" ", at - AROUND) + 1 : 0;
  const end = begin + 2 * AROUND;
  return (begin ? "… " : "") + text.slice(begin, end) + (end < text.length ? " …" : "");
}

const positive = (at: number) => (at < 0 ? Infinity : at);

function marked(text: string, words: string[]): Hit["pieces"] {
  const either = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${either})`, "iu"))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter(({ text: said }) => said);
}
