// What a game hands over to the pages around its table: games/NAME/manifest.ts. What is left out, the pages do without.

import type { Component, Snippet } from "svelte";
import type { Account } from "../end/account";
import type { Collection } from "../gallery/collection";
import type { BundleName } from "../language/language.svelte";
import type { Ambience } from "../sound/notes";
import type { Table } from "../wire/table.svelte";

type Lazy<T> = () => Promise<T>;

/** An option of a game that is agreed on before it begins; `told` where a fact reads otherwise than a choice. */
export interface OptionWords {
  title: string;
  values: Record<string, string>;
  told?: Record<string, string>;
}

export interface GameWords {
  title: string;
  facts: string[];
  about: string;
  options: Record<string, OptionWords>;
}

/** Cards under which a page writes something. */
export interface Cards {
  ids: string[];
  width: number;
  under: Snippet<[id: string]>;
}

/** Draws a sentence of the game, whose {markers} are icons. */
export type Sentence = Component<{ text: string; onlook?: (id: string) => void }>;

export interface Manifest {
  order: number; // on the home page
  days?: boolean; // its rounds are called days
  words: GameWords; // always in the language of the page
  bundles: { first: BundleName[]; table: BundleName[] }; // words: of the first page, and of all that is loaded later
  cards?: string[]; // kinds of things that `shown` draws
  looks?: string[]; // kinds of things whose names in the log can be looked at
  emblem: string; // the icon that stands for it in lists
  ambience?: (options: Record<string, string>) => Ambience; // what is heard around its table, always the same object
  Cover: Component;
  Text: Sentence;
  Defs?: Component; // gradients that all its drawings share
  table: Lazy<{ default: Component<{ table: Table }> }>;
  shown?: Lazy<{ default: Component<Cards> }>;
  account?: Lazy<{ account: Account }>; // what it tells of itself when it is over
  gallery?: Lazy<{ default: Collection }>;
  figures?: Lazy<{ default: Record<string, Component> }>; // drawings for the rules, by the anchor they stand at
  trial?: Lazy<{ default: Component<{ table: Table }> }>; // positions that readers of the rules try out
}
