import { expect, test } from "vitest";
import { shrink, SMALLEST } from "../src/table/snug";

/** The sizes of boxes that fit from these sizes on. */
function sizes(...fitFrom: number[]): number[] {
  const boxes = fitFrom.map((from) => ({ from, size: -1 }));
  shrink(
    boxes,
    (box, size) => (box.size = size),
    ({ from, size }) => size >= from,
  );
  return boxes.map(({ size }) => size);
}

test("what fits keeps its size", () => {
  expect(sizes(0)).toEqual([0]);
});

test("what does not fit is as large as it can be", () => {
  expect(sizes(2)).toEqual([2]);
});

test("what never fits is as small as it may be", () => {
  expect(sizes(Infinity)).toEqual([SMALLEST]);
});

test("boxes that are measured together have sizes of their own", () => {
  expect(sizes(3, 0, Infinity, 1)).toEqual([3, 0, SMALLEST, 1]);
});
