// What the end of a game says.

import { expect, test } from "vitest";
import { placings } from "../src/end/ending";
import { margin } from "../src/table/result";
import { words } from "../src/table/words";

test("the winner is told by how much", () => {
  expect(margin([64, 61, 38], [0])).toBe(3);
});

test("equals are decided by something else", () => {
  expect(margin([61, 61], [1])).toBe(0);
});

test("where everybody wins nobody is behind", () => {
  expect(margin([50, 50], [0, 1])).toBe(0);
});

test("whoever wins is spoken to", () => {
  const win = (names: string[], you: boolean) => words.result.win({ names, you });
  expect(win([], true)).toBe("You win!");
  expect(win(["Bo"], true)).toBe("You and Bo win!");
  expect(win(["Bo", "Cy"], true)).toBe("You win, together with Bo and Cy!");
  expect(win(["Bo"], false)).toBe("Bo wins");
  expect(win(["Bo", "Cy"], false)).toBe("Bo and Cy win");
});

test("seats are told in the order of their places, equals as they sit", () => {
  expect(placings([3, 1, 2])).toEqual([1, 2, 0]);
  expect(placings([2, 2, 1])).toEqual([2, 0, 1]);
});
