import { expect, test } from "vitest";
import { spoken } from "../src/games/vale/words/spoken";

test("a card says what it is, what it costs now, what it does and what can be done with it", () => {
  expect(spoken("griffon", 6, "Tame or sell.")).toBe(
    "Griffon, Wind, cost 7, now 6. Each round: Draw a card. Tame or sell.",
  );
});
