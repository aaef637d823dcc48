// A game of the Vale to 45 points in six rounds: the client draws what the view says, and knows no rule itself.

import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { Player, View } from "../src/generated/vale";
import River from "../src/games/vale/boards/River.svelte";
import Rounds from "../src/games/vale/boards/Rounds.svelte";
import icons from "../src/generated/icons-vale.json";
import { add } from "../src/kit/icons";
import { Turn } from "../src/games/vale/turn/turn.svelte";

add(icons);

const player = (points: number): Player => ({
  points,
  stones: { red: 0, blue: 0, purple: 0 },
  stone_values: { red: 1, blue: 3, purple: 6 },
  stone_limit: 4,
  area_limit: 5,
  free_places: 5,
  marked: [],
  area: [],
  activated: [],
  hand_size: 0,
  hand: null,
});
const shorter = (more: Partial<View> = {}): View => ({
  game: "vale",
  seat: 0,
  round: 5,
  rounds: 6,
  phase: "action",
  start: 0,
  points_to_end: 45,
  reached_end: [],
  over: false,
  deciders: [0],
  winners: [],
  places: [],
  deck: 30,
  deck_top: null,
  discarded: [],
  display: [],
  players: [player(12), player(30)],
  outlook: [[], []],
  ...more,
});
const closing = (view: View) =>
  new Turn({ names: ["Ann", "Bo"], retold: null, view } as unknown as ConstructorParameters<typeof Turn>[0])
    .closing;
const river = ({ points_to_end, players }: View) =>
  render(River, {
    props: { end: points_to_end, points: players.map(({ points }) => points), names: ["Ann", "Bo"] },
  }).body;

test("the track has six rounds, and the fifth is lit", () => {
  const { round, rounds, phase } = shorter();
  const { body } = render(Rounds, { props: { round, rounds, phase } });
  expect(body).toContain("Round 5 of 6");
  expect(body.match(/class="round num[^"]*"/g)).toHaveLength(6);
});

test("the river ends beyond 45 points, not at 60", () => {
  expect(river(shorter())).toContain(">50</b>");
  expect(river(shorter())).not.toContain(">60</b>");
  expect(river(shorter({ points_to_end: 60 }))).toContain(">60</b>");
});

test("whoever has 45 points is announced, and so is the sixth round", () => {
  const there = shorter({ players: [player(12), player(46)], reached_end: [1] });
  expect(closing(there)).toBe("Bo has 46 points: the game ends with this round, unless that changes.");
  expect(closing(shorter())).toBe("");
  expect(closing(shorter({ round: 6 }))).toBe("This is the last round.");
  expect(closing(shorter({ round: 6, over: true }))).toBe("");
});
