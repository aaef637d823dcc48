import { expect, test } from "vitest";
import { extent, stacked } from "../src/end/stack";

const source = (points: number) => ({ name: String(points), icon: "", colour: "", points, detail: "" });

test("what was gained lies to the right of nothing, what was lost to the left", () => {
  const parts = stacked([source(5), source(-2), source(3), source(-1)]);
  expect(parts.map(({ points, from, to }) => [points, from, to])).toEqual([
    [5, 0, 5],
    [3, 5, 8],
    [-2, -2, 0],
    [-1, -3, -2],
  ]);
});

test("all stacks are drawn on the scale of the longest", () => {
  expect(extent([[source(5), source(-2)], [source(9)]])).toEqual({ least: -2, most: 9 });
  expect(extent([[]])).toEqual({ least: 0, most: 1 });
});
