// What the home page and the lobby say of a game, always in the language of the page.

import type { GameWords } from "./manifest";

interface Cover {
  cover: { title: string; facts: Record<string, string>; about: string };
}

/** The words of a game, read anew whenever they are shown: `own` changes with the language. */
export const gameWords = (own: Cover, options: () => GameWords["options"] = () => ({})): GameWords => ({
  get title() {
    return own.cover.title;
  },
  get facts() {
    return Object.values(own.cover.facts);
  },
  get about() {
    return own.cover.about;
  },
  get options() {
    return options();
  },
});
