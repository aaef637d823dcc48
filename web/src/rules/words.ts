// What the pages of rules say beside the rules themselves. Loaded with them.

import { words as common } from "../words";

export const words = {
  ...common,
  rules: {
    none: "There are no rules of that name here.",
    contents: "Contents",
    search: "Search rules and rulings",
    hits: (n: number) => (n === 0 ? "Nothing is said about that." : n === 1 ? "1 place" : `${n} places`),
    link: (title: string) => `Link to ${title}`,
    tryIt: "Try it",
    again: "Begin again",
    back: "Step back",
    over: "That is all here. Begin again, or read on.",
    leave: "Close",
    happened: "What happened",
  },
};
