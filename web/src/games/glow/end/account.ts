// Glow told from its end: light by where it came from, and what everybody did.

import "../box/icons";
import type { Event } from "../../../generated/glow";
import { counted, seatOf, type Account, type Source } from "../../../end/account";
import { ADVENTURERS, COMPANIONS, SPELLS } from "../box/cards";
import { ISLANDS, SPOTS } from "../boards/map";
import { TOKENS } from "../box/palette";
import { change } from "./sources";
import type { View } from "../turn/turn.svelte";
import { words } from "../words/words";

const says = words.glow.account;

/** What gave light on the way; the rest is what one began with. */
const WAYS = [
  { kind: "cards", name: says.noon, icon: TOKENS.light, colour: "#ffd27a" },
  { kind: "places", name: says.places, icon: "walking-scout", colour: "#7fdcbc" },
  { kind: "dice", name: says.dice, icon: "rolling-dices", colour: "#8fdcf7" },
  { kind: "rerolls", name: says.rerolls, icon: TOKENS.start, colour: "#97a0d8" },
] as const;
const ENDS = [
  { part: "cards", name: says.cards, icon: "card", colour: "#d3a6ff" },
  { part: "board", name: says.board, icon: TOKENS.camp, colour: "#f29a4a" },
  { part: "fireflies", name: says.fireflies, icon: TOKENS.firefly, colour: "#eaf77e" },
  { part: "footprints", name: says.footprints, icon: TOKENS.footprint, colour: "#d8b08a" },
] as const;

function kind(event: Event): string {
  if (event.event === "spent_reroll") return "rerolls";
  const cause = "cause" in event ? event.cause : "";
  if (cause in COMPANIONS || cause in ADVENTURERS || cause in SPELLS) return "cards";
  return cause in SPOTS || cause in ISLANDS ? "places" : "dice";
}

const paid = (event: Event) => (event.event === "paid" ? event.footprint : 0);

export const account: Account<View, Event> = {
  title: words.glow.title,
  point: TOKENS.light,
  points: says.light,
  round: words.glow.dayNow,
  standing: (view: View) => view.players.map(({ score }) => score.total),
  standingHint: says.standing,
  sources: (view: View, events) =>
    view.players.map(({ score }, seat) => {
      const own = events.filter((event) => seatOf(event) === seat && change(event));
      const ways: Source[] = WAYS.map(({ kind: wanted, ...way }) => ({
        ...way,
        points: own.filter((event) => kind(event) === wanted).reduce((sum, event) => sum + change(event), 0),
        detail: "",
      }));
      const ends: Source[] = ENDS.map(({ part, ...end }) => ({ ...end, points: score[part], detail: "" }));
      const begun = score.before - ways.reduce((sum, { points }) => sum + points, 0);
      const first = { name: says.begun, icon: TOKENS.start, colour: "#b4b2cc", points: begun, detail: "" };
      return [first, ...ways, ...ends].filter(({ points }) => points !== 0);
    }),
  deeds: (events, seats) => [
    { name: says.recruited, counts: counted(events, seats, "recruited") },
    { name: says.buried, counts: counted(events, seats, "buried") },
    { name: says.resolved, counts: counted(events, seats, "resolved") },
    { name: says.rerolled, counts: counted(events, seats, "rerolled") },
    { name: says.turned, counts: counted(events, seats, "turned") },
    { name: says.travelled, counts: counted(events, seats, ["went", "sailed"]) },
    { name: says.paid, counts: counted(events, seats, "paid", paid) },
    { name: says.spells, counts: counted(events, seats, ["drew_spell"]) },
  ],
};
