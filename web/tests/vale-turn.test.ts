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

/** My resolution, with these answers; what I say is kept. */
const resolving = (...legal: string[]) => {
  const said: string[] = [];
  const table = {
    names: ["Ann"],
    wording: { say: (text: string) => text },
    side: 0,
    view: { seat: 0, round: 7, phase: "resolution", display: [], players: [{ marked: [] }] },
    question: { number: 1, legal, choices: legal, asked: { kind: "resolution" } },
    act: async (name: string) => void said.push(name),
  };
  return { turn: new Turn(table as any), said };
};

test("a resolution in which nothing can be done ends by itself, and no other", () => {
  const nothing = resolving("done");
  nothing.turn.answerItself();
  expect(nothing.said).toEqual(["done"]);
  expect(nothing.turn.answered).toBe(true);
  const something = resolving("activate:imp", "done");
  something.turn.answerItself();
  expect(something.said).toEqual([]);
});
