// Two ways to spend a turn are compared at its end, or at that of the round if nothing tells them apart before.

import { expect, test } from "vitest";
import { endOf } from "../src/coach/better";

test("ways are compared at the end of the turn, on average if chance has a part", () => {
  expect(endOf({}, "vale")).toBe("turn");
  expect(endOf({ average: true }, "vale")).toBe("turns");
});

test("what shows only later is told of the round, which is a day in Glow", () => {
  expect(endOf({ average: true, later: true }, "vale")).toBe("round");
  expect(endOf({ average: true, later: true }, "glow")).toBe("day");
});
