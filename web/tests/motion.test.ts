// When decorations rest again.

import { expect, test } from "vitest";
import { restIn } from "../src/kit/motion";

test("rings stop after whole breaths, when they are at full light", () => {
  for (const now of [0, 1, 700, 2199, 2200, 123_456.7]) {
    const end = (now + restIn(now)) / 2200;
    expect(Math.abs(end - Math.round(end))).toBeLessThan(1e-9);
  }
});

test("decorations move for a while, but not for long", () => {
  for (let now = 0; now < 5000; now += 37) {
    expect(restIn(now)).toBeGreaterThanOrEqual(1500);
    expect(restIn(now)).toBeLessThan(1500 + 2200);
  }
});
