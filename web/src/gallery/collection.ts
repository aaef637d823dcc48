// What a gallery shows: cards with what one may search, filter and sort them by. Each game brings its own.

import type { Component } from "svelte";

export interface Facet {
  name: string;
  title: string;
  values: { value: string; label: string; icon?: string; tint?: string }[];
}

export interface Item {
  id: string;
  name: string;
  kind: string; // in a few words, under the name
  text: string; // all that one may search for, in lower case
  facets: Record<string, string[]>;
  ranks: Record<string, number>; // by the name of an order
}

export interface Known {
  partners: { why: string; cards: string[] }[];
  rulings: Record<string, string>; // titles, by address
}

export interface Room {
  name: string;
  title: string;
  icon: string;
  show: Component;
}

export interface Collection {
  game: string;
  title: string;
  items: Item[];
  facets: Facet[];
  groups: string; // the facet whose values are headings, as long as nothing else is asked for
  orders: { name: string; title: string }[];
  known: Record<string, Known>;
  texts: (id: string) => { title: string; icon: string; text: string }[];
  spoken: (id: string) => string;
  emblem: (id: string) => { icon: string; tint: string };
  Card: Component<{ id: string; width?: number; full?: boolean; onpick?: (id: string) => void }>;
  Defs?: Component; // what drawings refer to, if the page does not have it anyway
  Text: Component<{ text: string }>;
  rooms: Room[]; // what there is besides cards
}

/** What somebody looks for; it stands in the address, so that a link leads to the same cards. */
export interface Search {
  words: string;
  chosen: Record<string, string[]>;
  order: string;
  card: string;
  room: string;
}

export function read(address: string, facets: Facet[]): Search {
  const given = new URLSearchParams(address);
  const chosen = facets.map(({ name, values }) => {
    const known = values.map(({ value }) => value);
    return [name, (given.get(name)?.split(".") ?? []).filter((value) => known.includes(value))] as const;
  });
  return {
    words: given.get("q") ?? "",
    chosen: Object.fromEntries(chosen),
    order: given.get("order") ?? "",
    card: given.get("card") ?? "",
    room: given.get("room") ?? "",
  };
}

export function write({ words, chosen, order, card, room }: Search): string {
  const told = Object.entries({
    q: words,
    ...Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(".")])),
    order,
    room,
    card,
  }).filter(([, value]) => value);
  return told.length ? `?${new URLSearchParams(told)}` : "";
}

/** A text as it is searched: in small letters, without the places where a long word may break. */
export const searched = (text: string): string => text.toLowerCase().replaceAll("\u00ad", "");

/** Every word must be there, and of each facet one of the chosen values. */
export function found(items: Item[], { words, chosen }: Search): Item[] {
  const wanted = searched(words).split(/\s+/).filter(Boolean);
  return items.filter(
    ({ text, facets }) =>
      wanted.every((word) => text.includes(word)) &&
      Object.entries(chosen).every(
        ([name, values]) => values.length === 0 || values.some((value) => facets[name]?.includes(value)),
      ),
  );
}

/** By name, or by a rank: the lowest first, and equals as they were. */
export function sorted(items: Item[], order: string): Item[] {
  if (order === "name") return [...items].sort((a, b) => a.name.localeCompare(b.name));
  return order ? [...items].sort((a, b) => (a.ranks[order] ?? 0) - (b.ranks[order] ?? 0)) : items;
}

export const isNarrowed = ({ words, chosen, order }: Search): boolean =>
  Boolean(words || order) || Object.values(chosen).some((values) => values.length > 0);
