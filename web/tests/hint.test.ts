import { expect, test, vi } from "vitest";
import { Hint } from "../src/hint/hint.svelte";
import { Turn as GlowTurn } from "../src/games/glow/turn/turn.svelte";
import { Turn as ValeTurn } from "../src/games/vale/turn/turn.svelte";

/** A table whose chairs are these, at a question with these answers. */
const tableOf = (kind: string, legal: string[], me: object = {}, chairs: object[] = [{ level: "ember" }]) =>
  ({
    code: "ABCDEF",
    names: ["Ann", "Sable"],
    wording: { say: (text: string) => text },
    side: 0,
    seat: 0,
    reveal: null,
    table: { game: "vale", hints: false, chairs: [{ you: true }, ...chairs] },
    view: { seat: 0, round: 7, phase: "action", display: [], track: [], players: [{ marked: [], ...me }] },
    question: { number: 4, legal, choices: legal, asked: { kind } },
    ask: async () => ({ type: "none" }),
  }) as any;

test("the coach may be asked where all others are bots of the server, and there is a choice", () => {
  const legal = ["tame:imp", "end_turn"];
  expect(new ValeTurn(tableOf("action", legal)).hintable).toBe(true);
  expect(new ValeTurn(tableOf("action", ["end_turn"])).hintable).toBe(false);
  for (const chair of [{ name: "Bo" }, { owner: "Bo" }])
    expect(new ValeTurn(tableOf("action", legal, {}, [chair])).coached).toBe(false);
});

test("a card is framed and picked, and nothing is said to the table", () => {
  const turn = new ValeTurn(tableOf("action", ["sell:imp", "tame:imp", "end_turn"]));
  expect(turn.thingsOf(["tame:imp", "end_turn"])).toEqual(["display:imp"]);
  expect(turn.thingsOf(["end_turn"])).toEqual([]);
  turn.prepare(["tame:imp", "end_turn"]);
  expect(turn.isPicked("display", "imp")).toBe(true);
  turn.prepare(["tame:imp"]);
  expect(turn.isPicked("display", "imp")).toBe(true);
});

test("a payment lays its stones", () => {
  const stones = { stones: { red: 2, blue: 1, purple: 0 }, stone_values: { red: 1, blue: 3, purple: 6 } };
  const turn = new ValeTurn(tableOf("pay", ["pay:2,0,0", "pay:0,1,0"], stones));
  expect(turn.thingsOf(["pay:0,1,0"])).toEqual(["stones:2"]);
  turn.prepare(["pay:0,1,0"]);
  expect(turn.payment?.name).toBe("pay:0,1,0");
});

const dice = [
  { colour: "green", of: null, face: "air" },
  { colour: "red", of: null, face: "fire" },
  { colour: "red", of: null, face: "fire" },
];
const player = { dice, entered: [], companions: [], reroll_tokens: 1, rerolls_left: 1, ready: [], light: 9 };

test("dice that are to be rolled again are framed and chosen, those that look alike each once", () => {
  const turn = new GlowTurn(tableOf("reroll", ["reroll:token", "reroll:track", "done"], player));
  const names = ["reroll:track", "pick:red_fire", "pick:green_air"];
  expect(turn.thingsOf(names)).toEqual(["die:0", "die:1"]);
  turn.prepare(names);
  expect(turn.chosen).toEqual([0, 1]);
  expect(Object.keys(turn.paying)).toEqual(["track"]);
  expect(turn.thingsOf(["done"])).toEqual([]);
});

test("what a click would answer at once is framed, but not picked", () => {
  const turn = new GlowTurn(tableOf("go", ["go:spot_01", "stop"], player));
  expect(turn.thingsOf(["go:spot_01"])).toEqual(["spot:spot_01", "step:spot_01"]);
  turn.prepare(["go:spot_01"]);
  expect(turn.picked).toBe(null);
});

const told = (question: number) => ({ question, names: ["tame:imp"], way: [], more: [], fewer: [] });
const answers = (status: number, body: object) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));

test("the first hint of a game is asked for only after a word of warning, then told by degrees", async () => {
  answers(200, told(4));
  const turn = new ValeTurn(tableOf("action", ["tame:imp", "end_turn"]));
  const hint = new Hint(turn);
  expect([hint.degree, hint.waits]).toEqual([0, false]);
  const asked = hint.more();
  expect([hint.degree, hint.waits]).toEqual([1, true]);
  await asked;
  expect(turn.picked).toBe(null);
  await hint.more();
  expect([hint.degree, turn.isPicked("display", "imp")]).toEqual([2, true]);
  await hint.more();
  await hint.more();
  expect(hint.degree).toBe(3);
});

test("a hint about a question that is gone is not shown, and a refusal is", async () => {
  const turn = new ValeTurn(tableOf("action", ["tame:imp", "end_turn"]));
  answers(200, told(3));
  const late = new Hint(turn);
  await late.more();
  expect(late.told).toBe(null);
  answers(429, { error: "Too many hints at once. Wait a moment." });
  const refused = new Hint(turn);
  await refused.more();
  expect(refused.problem).toContain("Wait a moment.");
});
