import { expect, test } from "vitest";
import { best } from "../src/end/best";
import type { Event as Glow } from "../src/generated/glow";
import type { Event as Vale } from "../src/generated/vale";
import { gains as gainsOfGlow } from "../src/games/glow/end/sources";
import { gains } from "../src/games/vale/end/sources";

test("the creatures that earned most are told, the best first", () => {
  const events: Vale[] = [
    { event: "scored", seat: 0, cause: "phoenix", points: 1 },
    { event: "scored", seat: 0, cause: "ifrit", points: 4 },
    { event: "scored", seat: 0, cause: "phoenix", points: 2 },
    { event: "scored", seat: 1, cause: "hydra", points: 9 },
    { event: "lost", seat: 0, cause: "goblin", points: 1 },
    { event: "sold", seat: 0, card: "imp" },
  ];
  expect(best(gains(events, 0))).toEqual([
    { card: "ifrit", points: 4, times: 1 },
    { card: "phoenix", points: 3, times: 2 },
  ]);
});

test("light on the way is told by the card that brought it", () => {
  const events: Glow[] = [
    { event: "gained", seat: 0, cause: "braccio", light: 3 },
    { event: "gained", seat: 0, cause: "braccio", light: 3 },
    { event: "gained", seat: 0, cause: "nowhere", light: 8 },
    { event: "lost", seat: 0, cause: "taetyss", light: 2 },
  ];
  expect(best(gainsOfGlow(events, 0))).toEqual([{ card: "braccio", points: 6, times: 2 }]);
});
