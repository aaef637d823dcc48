import { expect, test } from "vitest";
import { enlarged, hasRoomAside } from "../src/table/enlarge";

test("whoever wants text of the usual size gets it everywhere", () => {
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1440, 900],
  ] as const)
    expect(enlarged(1, width, height)).toBe(1);
});

test("a large screen gives all that is wished", () => {
  expect(enlarged(1.3, 1920, 1080)).toBe(1.3);
  expect(enlarged(1.3, 820, 1180)).toBe(1.3);
});

test("a small one gives as much as there is room for", () => {
  expect(enlarged(1.3, 360, 640)).toBeCloseTo(360 / 340);
  expect(enlarged(1.3, 844, 390)).toBeCloseTo(390 / 360);
  expect(enlarged(1.3, 1440, 900)).toBeCloseTo(1440 / 1180);
});

test("a laptop with large text has room for a card beside the table, a phone on its side has not", () => {
  expect(hasRoomAside(1280 / 1.3, 720 / 1.3)).toBe(true);
  expect(hasRoomAside(844, 390)).toBe(false);
  expect(hasRoomAside(820, 1180)).toBe(false);
});
