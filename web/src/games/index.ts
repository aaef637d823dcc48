// The games that the browser can show: each is loaded when its table is opened.

import type { Component } from "svelte";
import type { Account } from "../end/account";
import type { Collection } from "../gallery/collection";
import type { Table } from "../wire/table.svelte";
import GlowCover from "./glow/Cover.svelte";
import ValeCover from "./vale/Cover.svelte";

export const GAMES: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  vale: () => import("./vale/Vale.svelte"),
  glow: () => import("./glow/Glow.svelte"),
};

/** In the order of the home page. */
export const COVERS: Record<string, Component> = { vale: ValeCover, glow: GlowCover };

/** What each can tell of itself when it is over. */
export const ACCOUNTS: Record<string, () => Promise<{ account: Account }>> = {
  vale: () => import("./vale/account"),
  glow: () => import("./glow/account"),
};

export const GALLERIES: Record<string, () => Promise<{ default: Collection }>> = {
  vale: () => import("./vale/gallery"),
  glow: () => import("./glow/gallery"),
};

/** Drawings for the rules, by the address of what they show. */
export const FIGURES: Record<string, () => Promise<{ default: Record<string, Component> }>> = {
  vale: () => import("./vale/figures"),
  glow: () => import("./glow/figures"),
};

/** A small part of a table, for positions that readers of the rules try out. */
export const TRIALS: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  vale: () => import("./vale/Trial.svelte"),
  glow: () => import("./glow/Trial.svelte"),
};
