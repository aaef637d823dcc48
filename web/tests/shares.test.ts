// Shares of a victory, as the coach draws and says them.

import { expect, test } from "vitest";
import type { Bridge, Player } from "../src/generated/messages";
import {
  borders,
  change,
  mood,
  reach,
  slip,
  spans,
  stackedFrom,
  WHOLE,
  winnersAside,
} from "../src/coach/shares";

const bridge = (parts: Partial<Bridge>): Bridge => ({
  start: WHOLE / 4,
  luck: 0,
  own: 0,
  others: 0,
  unexplained: 0,
  end: WHOLE / 4,
  ...parts,
});

test("whoever is looked at lies at the bottom, and the bands fill the whole", () => {
  expect(stackedFrom(2, 4)).toEqual([2, 0, 1, 3]);
  const shares = [WHOLE / 2, WHOLE / 4, WHOLE / 4];
  expect(borders([{ turn: 0, step: 0, shares }], [1, 0, 2])).toEqual([[0, 0.25, 0.75, 1]]);
});

test("every part of a bridge begins where the one before it ends", () => {
  const all = spans(bridge({ luck: 30, own: -400, others: 170, end: WHOLE / 4 - 200 }));
  expect(all.map(({ part }) => part)).toEqual(["start", "luck", "own", "others", "unexplained", "end"]);
  for (const [i, span] of all.slice(1, 5).entries()) expect(span.from).toBe(all[i]!.to);
  expect(all[4]!.to).toBe(all[5]!.to);
});

test("a bridge has room for sums below nothing and above the whole", () => {
  const [least, most] = reach(spans(bridge({ luck: WHOLE, own: -2 * WHOLE, others: WHOLE })));
  expect(least).toBe(-0.75 * WHOLE);
  expect(most).toBe(1.25 * WHOLE);
});

test("a change has a sign unless it rounds to nothing", () => {
  expect([0.12, -0.32, 0.001, -0.001].map((share) => change(share * WHOLE))).toEqual([
    "+12%",
    "−32%",
    "0%",
    "0%",
  ]);
});

test("losses have the names that chess players know", () => {
  expect([0.15, 0.1, 0.05, 0.04].map((lost) => slip(Math.ceil(lost * WHOLE)))).toEqual([
    "blunder",
    "mistake",
    "inaccuracy",
    "small",
  ]);
});

test("luck aside, whoever keeps most of the end would have won", () => {
  const player = (parts: Partial<Bridge>) => ({ bridge: bridge(parts) }) as Player;
  expect(
    winnersAside([player({ end: WHOLE, luck: 0.9 * WHOLE }), player({ end: 0, luck: -0.9 * WHOLE })]),
  ).toEqual([1]);
  expect(
    winnersAside([player({ end: WHOLE, luck: 0.1 * WHOLE }), player({ end: 0, luck: -0.1 * WHOLE })]),
  ).toEqual([0]);
});

test("luck is worth a word when it helped or hindered", () => {
  expect([0.2, -0.2, 0.01].map((luck) => mood(luck * WHOLE))).toEqual(["kind", "unkind", "even"]);
});
