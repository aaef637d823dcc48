// Glow told from its end: light by where it came from, and what everybody did.

import "../box/icons";
import type { Event } from "../../../generated/glow";
import { counted, seatOf, type Account, type Source } from "../../../end/account";
import { ADVENTURERS, COMPANIONS, SPELLS } from "../box/cards";
import { ISLANDS, SPOTS } from "../boards/map";
import { TOKENS } from "../box/palette";
import { words as cover } from "../cover/words";
import { change } from "./sources";
import type { View } from "../turn/turn.svelte";
import { words } from "../words/words";

/** What gave light on the way; the rest is what one began with. */
const WAYS = [
  { kind: "cards", said: "noon", icon: TOKENS.light, colour: "#ffd27a" },
  { kind: "places", said: "places", icon: "walking-scout", colour: "#7fdcbc" },
  { kind: "dice", said: "dice", icon: "rolling-dices", colour: "#8fdcf7" },
  { kind: "rerolls", said: "rerolls", icon: TOKENS.start, colour: "#97a0d8" },
] as const;
const ENDS = [
  { part: "cards", said: "cards", icon: "card", colour: "#d3a6ff" },
  { part: "board", said: "board", icon: TOKENS.camp, colour: "#f29a4a" },
  { part: "fireflies", said: "fireflies", icon: TOKENS.firefly, colour: "#eaf77e" },
  { part: "footprints", said: "footprints", icon: TOKENS.footprint, colour: "#d8b08a" },
] as const;

function kind(event: Event): string {
  if (event.event === "spent_reroll") return "rerolls";
  const cause = "cause" in event ? event.cause : "";
  if (cause in COMPANIONS || cause in ADVENTURERS || cause in SPELLS) return "cards";
  return cause in SPOTS || cause in ISLANDS ? "places" : "dice";
}

const paid = (event: Event) => (event.event === "paid" ? event.footprint : 0);

export const account: Account<View, Event> = {
  get title() {
    return cover.title;
  },
  point: TOKENS.light,
  get points() {
    return words.glowEnd.light;
  },
  round: (day) => words.glow.dayNow({ day }),
  phase: (phase) => (words.glow.phases as Record<string, string>)[phase] ?? phase,
  standing: (view: View) => view.players.map(({ score }) => score.total),
  get standingHint() {
    return words.glowEnd.standing;
  },
  sources: (view: View, events) =>
    view.players.map(({ score }, seat) => {
      const own = events.filter((event) => seatOf(event) === seat && change(event));
      const ways: Source[] = WAYS.map(({ kind: wanted, said, ...way }) => ({
        ...way,
        name: words.glowEnd.sources[said],
        points: own.filter((event) => kind(event) === wanted).reduce((sum, event) => sum + change(event), 0),
        detail: "",
      }));
      const ends: Source[] = ENDS.map(({ part, said, ...end }) => ({
        ...end,
        name: words.glowEnd.sources[said],
        points: score[part],
        detail: "",
      }));
      const begun = score.before - ways.reduce((sum, { points }) => sum + points, 0);
      const first = {
        name: words.glowEnd.begun,
        icon: TOKENS.start,
        colour: "#b4b2cc",
        points: begun,
        detail: "",
      };
      return [first, ...ways, ...ends].filter(({ points }) => points !== 0);
    }),
  deeds: (events, seats) => [
    { name: words.glowEnd.deeds.recruited, counts: counted(events, seats, "recruited") },
    { name: words.glowEnd.deeds.buried, counts: counted(events, seats, "buried") },
    { name: words.glowEnd.deeds.resolved, counts: counted(events, seats, "resolved") },
    { name: words.glowEnd.deeds.rerolled, counts: counted(events, seats, "rerolled") },
    { name: words.glowEnd.deeds.turned, counts: counted(events, seats, "turned") },
    { name: words.glowEnd.deeds.travelled, counts: counted(events, seats, ["went", "sailed"]) },
    { name: words.glowEnd.deeds.paid, counts: counted(events, seats, "paid", paid) },
    { name: words.glowEnd.deeds.spells, counts: counted(events, seats, ["drew_spell"]) },
  ],
};
