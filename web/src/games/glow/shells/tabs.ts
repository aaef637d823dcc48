// The parts of the table of which a phone shows one at a time.

import emblems from "../emblems.json";
import type { Stage } from "../phases/stage";
import type { Turn } from "../turn/turn.svelte";
import { words } from "../words/words";

export type Tab = "track" | "map" | "party" | "others" | "log";

export const tabs = (): { name: Tab; title: string; icon: string }[] => [
  { name: "track", title: words.glow.tabs.track, icon: emblems.phases.morning },
  { name: "map", title: words.glow.tabs.map, icon: emblems.phases.afternoon },
  { name: "party", title: words.glow.tabs.party, icon: "hooded-figure" },
  { name: "others", title: words.table.others, icon: "three-friends" },
  { name: "log", title: words.table.log, icon: "scroll-quill" },
];

/** Where a question is answered; all others at the party. */
export const ASKED: Record<string, Tab> = {
  adventurer: "track",
  take: "track",
  discard: "track",
  black: "track",
  die: "track",
  go: "map",
  sail: "map",
};

/** Where something happens at each stage of a day. */
export const HAPPENS: Record<Stage, Tab> = {
  setup: "track",
  meeting: "track",
  rolling: "party",
  noon: "party",
  journey: "map",
};

/** How many things can be picked in each part. */
export const legalIn = (turn: Turn): Partial<Record<Tab, number>> => ({
  track: turn.lit("track").length + turn.lit("adventurers").length,
  map: turn.lit("map").length,
  party: turn.lit("cards").length + turn.lit("dice").length + turn.saying("reroll", "face").length,
});
