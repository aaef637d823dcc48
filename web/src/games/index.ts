// The games that the browser can show: each is loaded when its table is opened.

import type { Component } from "svelte";
import type { Table } from "../wire/table.svelte";

export const GAMES: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  vale: () => import("./vale/Vale.svelte"),
  glow: () => import("./glow/Glow.svelte"),
};
