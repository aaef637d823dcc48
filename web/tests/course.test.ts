import { expect, test } from "vitest";
import { byRound, changes, thought, thoughtByRound, turningPoints } from "../src/end/course";

test("the lead changes when somebody else is alone in front, not when they are level", () => {
  const course = [
    [0, 0],
    [2, 0],
    [2, 2],
    [3, 2],
    [3, 9],
  ];
  expect(changes(course)).toEqual([
    { step: 1, seat: 0, from: null, ahead: 2 },
    { step: 4, seat: 1, from: 0, ahead: 6 },
  ]);
});

test("of many changes the three that led furthest are told, in their order", () => {
  const course = [0, 1, -1, 5, -2, 7, -9].map((ahead) => [Math.max(0, ahead), Math.max(0, -ahead)]);
  expect(turningPoints(course).map(({ step, ahead }) => [step, ahead])).toEqual([
    [3, 5],
    [5, 7],
    [6, 9],
  ]);
});

test("who begins in front has not turned anything", () => {
  expect(
    turningPoints([
      [1, 2],
      [4, 2],
    ]).map(({ step, seat, from }) => [step, seat, from]),
  ).toEqual([[1, 0, 1]]);
});

test("a game in which nobody was ever in front has no turning point", () => {
  expect(
    turningPoints([
      [0, 0],
      [3, 3],
    ]),
  ).toEqual([]);
});

const ROUNDS = [
  { round: 1, step: 0 },
  { round: 2, step: 2 },
];

test("a round's points are those when the next one began, the last one's those of the end", () => {
  expect(byRound([[0], [1], [4], [9]], ROUNDS)).toEqual([
    { round: 1, points: [4] },
    { round: 2, points: [9] },
  ]);
});

const step = (seat: number, took: number, bot = "", at = 1) => ({
  seat,
  took,
  bot,
  at,
  events: [],
  log: [],
  patch: [],
});
const STEPS = [step(0, 100), step(1, 5, "ember"), step(0, 900), step(0, 300), step(0, 7000, "ember")];

test("only what a person decided counts as thought", () => {
  expect(thought(STEPS, 0)).toEqual({ decisions: 3, total: 1300, median: 300, longest: 900, at: 2 });
  expect(thought(STEPS, 1)).toBeNull();
  expect(thoughtByRound(STEPS, ROUNDS, 0)).toEqual([100, 1200]);
});

test("where nobody wrote times down nobody is said to have thought", () => {
  expect(thought([step(0, 0, "", 0)], 0)).toBeNull();
});
