import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { gain, onlyGives, pickName, Turn } from "../src/games/glow/turn.svelte";

const die = (colour: string, face: string, of: string | null = null) => ({ colour, of, face }) as any;

/** A table that asks what it is told to ask, one question after another. */
function tableOf(dice: any[], questions: { kind: string; legal: string[]; picked?: string }[]) {
  const said: string[] = [];
  const table: any = {
    names: ["Ann"],
    side: 0,
    view: { seat: 0, board: "realm", phase: "late_morning", players: [{ dice, entered: [] }], track: [] },
    question: null,
    ask: async () => ({ type: "none" }),
    act: async (name: string) => {
      said.push(name);
      ask();
    },
  };
  const ask = () => {
    const next = questions.shift();
    table.question = next && {
      number: questions.length,
      legal: next.legal,
      choices: next.legal,
      asked: { kind: next.kind, picked: next.picked },
    };
  };
  ask();
  return { table, said };
}

test("dice are named by their owner, colour and face, as the game does", () => {
  expect(pickName(die("green", "air"))).toBe("pick:green_air");
  expect(pickName(die("green", "air", "braccio"))).toBe("pick:large_green_air");
  expect(pickName(die("orange", "air", "sketal_any"))).toBe("pick:sketal_any_air");
});

test("two chosen dice are picked in the order in which the game lists them", async () => {
  const dice = [die("green", "air"), die("red", "fire")];
  const { table, said } = tableOf(dice, [
    { kind: "reroll", legal: ["reroll:token", "done"] },
    { kind: "first_die", legal: ["pick:green_air", "pick:red_fire"] },
    { kind: "second_die", legal: ["pick:red_fire", "only"], picked: "pick:green_air" },
    { kind: "reroll", legal: ["done"] },
  ]);
  const turn = new Turn(table);
  turn.choose(1);
  turn.choose(0);
  await turn.reroll(turn.choices[0]);
  for (let i = 0; i < 3; i++) await turn.goOn();
  expect(said).toEqual(["reroll:token", "pick:green_air", "pick:red_fire"]);
});

test("one die alone is rolled alone, also if the game has picked it by itself", async () => {
  const { table, said } = tableOf(
    [die("red", "fire"), die("red", "fire")],
    [
      { kind: "reroll", legal: ["reroll:track", "done"] },
      { kind: "second_die", legal: ["pick:red_fire", "only"], picked: "pick:red_fire" },
    ],
  );
  const turn = new Turn(table);
  turn.choose(0);
  await turn.reroll(turn.choices[0]);
  await turn.goOn();
  expect(said).toEqual(["reroll:track", "only"]);
});

test("a reroll without dice explains itself instead of being sent", async () => {
  const { table, said } = tableOf(
    [die("red", "fire")],
    [{ kind: "reroll", legal: ["reroll:token", "done"] }],
  );
  const turn = new Turn(table);
  await turn.reroll(turn.choices[0]);
  expect(said).toEqual([]);
  expect(turn.refused).toContain("Choose one or two dice");
});

test("no more than two dice are chosen, and a second tap lets go", () => {
  const dice = [die("red", "fire"), die("green", "air"), die("orange", "earth")];
  const { table } = tableOf(dice, [{ kind: "reroll", legal: ["reroll:token", "done"] }]);
  const turn = new Turn(table);
  [0, 1, 2, 1].forEach((index) => turn.choose(index));
  flushSync();
  expect(turn.chosen).toEqual([2]);
});

test("cards that only give are resolved one after another, and no others", async () => {
  const { table, said } = tableOf(
    [],
    [
      { kind: "resolve", legal: ["resolve:briki_5", "resolve:okans", "resolve:braccio"] },
      { kind: "resolve", legal: ["resolve:briki_5", "resolve:braccio"] },
      { kind: "resolve", legal: ["resolve:briki_5"] },
    ],
  );
  const turn = new Turn(table);
  await turn.resolveGains();
  for (let i = 0; i < 3; i++) await turn.goOn();
  expect(said).toEqual(["resolve:okans", "resolve:braccio"]);
});

test("a card with a skull, a loss or a deed does more than give", () => {
  expect(onlyGives("okans")).toBe(true);
  expect(["briki_5", "zellyf_5", "xargok", "spell_fire"].map(onlyGives)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("gains rise with what they are, losses with a minus", () => {
  expect(gain({ event: "gained", seat: 1, light: 5 })).toEqual({ seat: 1, text: "+5 {light}" });
  expect(gain({ event: "paid", seat: 0, footprint: 2 })?.text).toBe("−2 {footprint}");
  const spent = { reroll_token: 0, light: 1 };
  expect(gain({ event: "spent_reroll", seat: 0, light: 13, spent })?.text).toBe("−1 {light}");
  expect(gain({ event: "went", seat: 0, place: "spot_01" })).toBeNull();
});
