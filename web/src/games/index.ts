// The games that the browser can show: each is loaded when its table is opened.

import type { Component, Snippet } from "svelte";
import type { Account } from "../end/account";
import { part } from "../fresh.svelte";
import type { Collection } from "../gallery/collection";
import type { Table } from "../wire/table.svelte";
import GlowCover from "./glow/Cover.svelte";
import GlowText from "./glow/words/Text.svelte";
import ValeCover from "./vale/Cover.svelte";
import ValeText from "./vale/words/Text.svelte";

export const GAMES: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  vale: () => part(() => import("./vale/Vale.svelte")),
  glow: () => part(() => import("./glow/Glow.svelte")),
};

interface Cards {
  ids: string[];
  width: number;
  under: Snippet<[id: string]>;
}

/** Cards, for pages that are no tables. */
export const SHOWN: Record<string, () => Promise<{ default: Component<Cards> }>> = {
  vale: () => part(() => import("./vale/gallery/Shown.svelte")),
  glow: () => part(() => import("./glow/gallery/Shown.svelte")),
};

/** Sentences of a game with its icons, for what is not part of its table. */
export const SENTENCES: Record<string, Component<{ text: string }>> = { vale: ValeText, glow: GlowText };

/** What stands for a game in lists. */
export const EMBLEMS: Record<string, string> = { vale: "dragon-spiral", glow: "lantern-flame" };

/** In the order of the home page. */
export const COVERS: Record<string, Component> = { vale: ValeCover, glow: GlowCover };

/** What each can tell of itself when it is over. */
export const ACCOUNTS: Record<string, () => Promise<{ account: Account }>> = {
  vale: () => part(() => import("./vale/end/account")),
  glow: () => part(() => import("./glow/end/account")),
};

export const GALLERIES: Record<string, () => Promise<{ default: Collection }>> = {
  vale: () => part(() => import("./vale/gallery/gallery")),
  glow: () => part(() => import("./glow/gallery/gallery")),
};

/** Drawings for the rules, by the address of what they show. */
export const FIGURES: Record<string, () => Promise<{ default: Record<string, Component> }>> = {
  vale: () => part(() => import("./vale/figures/figures")),
  glow: () => part(() => import("./glow/figures/figures")),
};

/** A small part of a table, for positions that readers of the rules try out. */
export const TRIALS: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  vale: () => part(() => import("./vale/shells/Trial.svelte")),
  glow: () => part(() => import("./glow/shells/Trial.svelte")),
};
