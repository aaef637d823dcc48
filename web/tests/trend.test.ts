import { expect, test } from "vitest";
import { columnOf, heightOf, reachOf } from "../src/profile/trend";

const mark = (value: number, margin = 0) => ({ value, low: value - margin, high: value + margin });

test("a picture reaches from the least to the most, and nothing is always in it", () => {
  expect(reachOf([mark(4, 1), mark(9, 3)])).toEqual([0, 12]);
  expect(reachOf([mark(-3), mark(2)])).toEqual([-3, 2]);
  expect(reachOf([mark(0)])).toEqual([0, 1]);
  expect(reachOf([])).toEqual([0, 1]);
});

test("more stands higher, and the oldest game stands to the left", () => {
  expect([12, 6, 0].map((value) => heightOf(value, [0, 12]))).toEqual([0, 0.5, 1]);
  expect([0, 1, 2, 3].map((at) => columnOf(at, 4))).toEqual([0.125, 0.375, 0.625, 0.875]);
});
