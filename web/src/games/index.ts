// The games that the browser can show: each is loaded when its table is opened.

import type { Component, Snippet } from "svelte";
import { part } from "../fresh.svelte";
import type { Table } from "../wire/table.svelte";
import GlowCover from "./glow/Cover.svelte";
import ValeCover from "./vale/Cover.svelte";

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
  vale: () => part(() => import("./vale/Shown.svelte")),
  glow: () => part(() => import("./glow/Shown.svelte")),
};

/** In the order of the home page. */
export const COVERS: Record<string, Component> = { vale: ValeCover, glow: GlowCover };
