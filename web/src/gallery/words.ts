// What the galleries say. Loaded with them.

import { words as common } from "../words";

export const words = {
  ...common,
  gallery: {
    search: "Search names and texts",
    shortcut: "/",
    order: "Order",
    usual: "as in the box",
    byName: "by name",
    filter: "Filter",
    clear: "Show all",
    hits: (n: number, of: number) => (n === of ? `All ${of} cards` : `${n} of ${of} cards`),
    none: "No card is like that. Take a filter away.",
    cards: "Cards",
    rooms: "What to look at",
    close: "Close",
    before: "The card before",
    after: "The next card",
    aloud: "How it reads aloud",
    rulings: "Rules about it",
    partners: "Works well with",
    more: (n: number) => `and ${n} more`,
    noGallery: "There is no gallery of that name here.",
    keywords: "Keywords",
    link: "Every filter is in the address: a link shows others the same cards.",
  },
};
