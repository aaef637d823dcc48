import { expect, test } from "vitest";
import { Turn } from "../src/games/vale/turn/turn.svelte";

/** My action turn, with these answers. */
const asked = (...legal: string[]) =>
  new Turn({
    names: ["Ann"],
    wording: { say: (text: string) => text },
    side: 0,
    view: { seat: 0, round: 7, phase: "action", display: [], players: [{ marked: [] }] },
    question: { number: 1, legal, choices: legal, asked: { kind: "action" } },
  } as any);

test("what can only be released is legal, but no tab counts it", () => {
  const turn = asked("release:imp", "release:genie", "summon:griffon", "end_turn");
  expect(turn.legal("area", "imp")).toBe(true);
  expect([turn.count("area"), turn.count("hand")]).toEqual([0, 1]);
});

test("a card that may be sold or tamed is one choice, and taming is what the golden button does", () => {
  const turn = asked("sell:imp", "tame:imp", "end_turn");
  expect(turn.count("display")).toBe(1);
  turn.picked = { place: "display", operand: "imp" };
  expect([turn.deed?.verb, turn.sale?.verb]).toEqual(["tame", "sell"]);
});
