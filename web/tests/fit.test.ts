// The top bar takes away no more than it must, and gives nothing back in play.

import { expect, test } from "vitest";
import { STEPS, stepsToFit } from "../src/table/fit";

test("nothing goes while everything fits", () => {
  expect(stepsToFit(0, () => true)).toBe(0);
});

test("as much goes as has to", () => {
  expect(stepsToFit(0, (steps) => steps >= 3)).toBe(3);
});

test("what has gone stays away, also when there would be room", () => {
  expect(stepsToFit(4, () => true)).toBe(4);
});

test("where nothing helps, all has gone", () => {
  expect(stepsToFit(0, () => false)).toBe(STEPS.length);
});
