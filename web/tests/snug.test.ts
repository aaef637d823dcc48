import { expect, test } from "vitest";
import { SMALLEST, sizeToFit } from "../src/table/snug";

test("what fits keeps its size", () => {
  expect(sizeToFit(() => true)).toBe(0);
});

test("what does not fit is as large as it can be", () => {
  expect(sizeToFit((size) => size >= 2)).toBe(2);
});

test("what never fits is as small as it may be", () => {
  expect(sizeToFit(() => false)).toBe(SMALLEST);
});
