import { expect, test } from "vitest";
import { sources } from "../src/games/vale/sources";

test("points are told by the card that earned them, the best first", () => {
  const events = [
    { event: "scored", seat: 0, cause: "phoenix", points: 1 },
    { event: "scored", seat: 0, cause: "ifrit", points: 4 },
    { event: "scored", seat: 0, cause: "phoenix", points: 2 },
    { event: "lost", seat: 1, cause: "goblin", points: 1 },
    { event: "sold", seat: 1, card: "imp" },
  ];
  expect(sources(events, 2)).toEqual([
    [
      ["Ifrit", 4],
      ["Phoenix", 3],
    ],
    [["Goblin", -1]],
  ]);
});
