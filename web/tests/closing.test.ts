import { expect, test } from "vitest";
import { Turn as Glow } from "../src/games/glow/turn/turn.svelte";
import { Turn as Vale } from "../src/games/vale/turn/turn.svelte";

const vale = (points: number[], more: object = {}) =>
  new Vale({
    names: ["Ann", "Bo"],
    retold: null,
    view: {
      seat: 0,
      round: 7,
      phase: "action",
      players: points.map((points) => ({ points })),
      ...more,
    },
  } as any).closing;

test("nobody has 60 points: nothing is announced", () => {
  expect(vale([59, 12])).toBe("");
});

test("who has 60 points is announced to everybody, with what may still change", () => {
  expect(vale([12, 62])).toBe("Bo has 62: the game ends with this round, unless that changes.");
  expect(vale([61, 12])).toBe("You have 61: the game ends with this round, unless that changes.");
  expect(vale([61, 12], { seat: null })).toMatch(/^Ann has 61/);
});

test("the tenth round is the last, whoever has how much", () => {
  expect(vale([12, 62], { round: 10 })).toBe("This is the last round.");
});

test("a game that is over has no last round to come", () => {
  expect(vale([12, 62], { phase: "end" })).toBe("");
});

test("the eighth day is the last", () => {
  const glow = (round: number) =>
    new Glow({ names: ["Ann"], view: { seat: 0, round, phase: "noon" } } as any).closing;
  expect([glow(7), glow(8)]).toEqual(["", "This is the last day."]);
});
