import { expect, test } from "vitest";
import { Turn as Glow } from "../src/games/glow/turn/turn.svelte";
import { Turn as Vale } from "../src/games/vale/turn/turn.svelte";

const turn = (points: number[], more: object = {}) =>
  new Vale({
    names: ["Ann", "Bo"],
    retold: null,
    view: {
      seat: 0,
      round: 7,
      rounds: 10,
      phase: "action",
      over: false,
      reached_end: [],
      players: points.map((points) => ({ points })),
      ...more,
    },
  } as any);
const vale = (...table: Parameters<typeof turn>) => turn(...table).closing;

test("nobody has the points that end the game: nothing is announced", () => {
  expect(vale([59, 12])).toBe("");
});

test("who has the points that end the game is announced to everybody, with what may still change", () => {
  expect(vale([12, 62], { reached_end: [1] })).toBe(
    "Bo has 62 points: the game ends with this round, unless that changes.",
  );
  expect(vale([61, 12], { reached_end: [0] })).toBe(
    "You have 61 points: the game ends with this round, unless that changes.",
  );
  expect(vale([61, 12], { reached_end: [0], seat: null })).toMatch(/^Ann has 61/);
});

test("the last round is the last, whoever has how much", () => {
  expect(vale([12, 62], { round: 10 })).toBe("This is the last round.");
});

test("the headline of the last round names who has the points that end the game", () => {
  const { title, seat } = turn([12, 62], { reached_end: [1] }).finale;
  expect([title, seat]).toEqual(["Bo has 62: last round", 1]);
  expect(turn([12, 62], { reached_end: [1], round: 10 }).finale.seat).toBeNull();
});

test("a game that is over has no last round to come", () => {
  expect(vale([12, 62], { phase: "end", over: true, round: 10 })).toBe("");
});

test("the last day is announced", () => {
  const glow = (round: number) =>
    new Glow({ names: ["Ann"], view: { seat: 0, round, days: 8, over: false, phase: "noon" } } as any)
      .closing;
  expect([glow(7), glow(8)]).toEqual(["", "This is the last day."]);
});
