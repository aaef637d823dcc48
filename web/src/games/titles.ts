// Proper names that are English in every language, so that they are also pronounced in English.

import { words } from "../words";
import { MANIFESTS, titleOf } from ".";

/** A text split at our name and the titles of games: these are at odd places. */
export function titled(text: string): string[] {
  const names = [words.page.title, ...Object.keys(MANIFESTS).map(titleOf)];
  return text.split(new RegExp(`\\b(${names.join("|")})\\b`));
}
