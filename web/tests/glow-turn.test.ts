import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { settings } from "../src/settings.svelte";
import { gain } from "../src/games/glow/turn/gain";
import { pickName } from "../src/games/glow/pieces/dice";
import { Turn } from "../src/games/glow/turn/turn.svelte";

const die = (colour: string, face: string, of: string | null = null) => ({ colour, of, face }) as any;

/** A table that asks what it is told to ask, one question after another. */
function tableOf(
  dice: any[],
  questions: { kind: string; legal: string[]; picked?: string; picks?: number; gains?: string[] }[],
  more: Record<string, unknown> = {},
) {
  const said: string[] = [];
  const table: any = {
    names: ["Ann"],
    side: 0,
    view: {
      seat: 0,
      board: "realm",
      phase: "late_morning",
      players: [{ dice, entered: [], companions: [], ...more }],
      track: [],
    },
    question: null,
    wording: { say: (text: string) => text },
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
      asked: { kind: next.kind, picked: next.picked, picks: next.picks, gains: next.gains },
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
    { kind: "reroll", legal: ["reroll:track", "done"] },
  ]);
  const turn = new Turn(table);
  turn.choose(1);
  turn.choose(0);
  await turn.roll();
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
  await turn.roll();
  await turn.goOn();
  expect(said).toEqual(["reroll:track", "only"]);
});

test("nothing can be rolled before dice are chosen", () => {
  const { table } = tableOf([die("red", "fire")], [{ kind: "reroll", legal: ["reroll:token", "done"] }]);
  const turn = new Turn(table);
  expect(turn.chosenEnough).toBe(false);
  turn.choose(0);
  expect(turn.chosenEnough).toBe(true);
});

test("the cheapest source pays, unless another one is picked", async () => {
  const { table, said } = tableOf(
    [die("red", "fire")],
    [{ kind: "reroll", legal: ["reroll:token", "reroll:lumipili_fire", "reroll:track", "done"] }],
  );
  const turn = new Turn(table);
  turn.choose(0);
  expect(turn.paying).toEqual({ lumipili_fire: 1 });
  turn.payWith("track");
  await turn.roll();
  expect(said).toEqual(["reroll:track"]);
});

test("a die is turned to a face with one confirmation, paid by the sources that were picked", async () => {
  const { table, said } = tableOf(
    [die("red", "fire"), die("green", "air")],
    [
      { kind: "reroll", legal: ["reroll:token", "reroll:track", "turn", "done"] },
      { kind: "spend", legal: ["reroll:token", "reroll:track"], picks: 3 },
      { kind: "spend", legal: ["reroll:token", "reroll:track"], picks: 2 },
      // the last one has only one source left: the game spends it by itself
      { kind: "turn_die", legal: ["pick:red_fire", "pick:green_air"] },
      { kind: "face", legal: ["face:air", "face:water"], picked: "pick:green_air" },
    ],
    { reroll_tokens: 1, light: 10, reroll_field: 9 },
  );
  const turn = new Turn(table);
  turn.setTurning(true);
  turn.choose(1);
  expect(turn.faces).not.toContain("air");
  expect(turn.chosenEnough).toBe(false);
  turn.face = "water";
  await turn.roll();
  for (let i = 0; i < 4; i++) await turn.goOn();
  expect(said).toEqual(["turn", "reroll:token", "reroll:track", "pick:green_air", "face:water"]);
});

test("a far spot is walked to with one confirmation, step by step", async () => {
  const { table, said } = tableOf(
    [],
    [
      { kind: "go", legal: ["go:spot_01", "go:spot_44", "stop"] },
      { kind: "go", legal: ["go:spot_02", "stop"] },
      { kind: "go", legal: ["go:spot_03", "stop"] },
    ],
  );
  table.ask = async () => ({
    type: "reason",
    reason: "far",
    rule: "",
    plan: { steps: ["go:spot_01", "go:spot_02"], dice: ["fire"], footprints: 1 },
  });
  const turn = new Turn(table);
  await turn.aim("spot_02");
  expect(turn.trip?.steps).toEqual(["go:spot_01", "go:spot_02"]);
  await turn.walk();
  for (let i = 0; i < 2; i++) await turn.goOn();
  expect(said).toEqual(["go:spot_01", "go:spot_02"]);
});

test("a spot next to me is gone to with one click, and a double click goes no further", async () => {
  const { table, said } = tableOf(
    [],
    [
      { kind: "go", legal: ["go:spot_01", "stop"] },
      { kind: "go", legal: ["go:spot_02", "stop"] },
    ],
  );
  const turn = new Turn(table);
  await turn.pick("map", "spot_01");
  await turn.pick("map", "spot_02");
  expect(said).toEqual(["go:spot_01"]);
});

test("noon is answered by one click, unless a card draws a spell, which nobody can take back", async () => {
  const met = { kind: "resolve", legal: ["resolve:briki_5", "resolve:okans"] };
  const { table, said } = tableOf([], [met]);
  const turn = new Turn(table);
  await turn.pick("cards", "briki_5");
  expect(said).toEqual(["resolve:briki_5"]);
  const { table: other, said: nothing } = tableOf(
    [],
    [{ kind: "resolve", legal: ["resolve:okans", "resolve:xargok"] }],
  );
  const careful = new Turn(other);
  await careful.pick("cards", "okans");
  expect(nothing).toEqual([]);
  expect(careful.isPicked("cards", "okans")).toBe(true);
});

test("undo takes a whole walk back, and only that", async () => {
  const { table } = tableOf(
    [],
    [
      { kind: "go", legal: ["go:spot_01", "stop"] },
      { kind: "go", legal: ["go:spot_02", "stop"] },
      { kind: "go", legal: ["go:spot_03", "stop"] },
    ],
    { group: "start", entered: ["start"] },
  );
  table.ask = async () => ({ type: "reason", plan: { steps: ["go:spot_01", "go:spot_02"], dice: [] } });
  const turn = new Turn(table);
  await turn.aim("spot_02");
  await turn.walk();
  const way = ["start", "spot_01", "spot_02"];
  const stand = () => Object.assign(table.view.players[0], { group: way.at(-1), entered: way });
  stand();
  let undone = 0;
  table.question.undo = true;
  table.undo = async () => {
    undone++;
    way.pop();
    stand();
  };
  await turn.undo();
  expect(undone).toBe(2);
  expect(way).toEqual(["start"]);
});

test("a walk stops with a sentence where a step is not possible any more", async () => {
  const { table, said } = tableOf(
    [],
    [
      { kind: "go", legal: ["go:spot_16", "stop"] },
      { kind: "skull", legal: ["lose:okans", "lose:kaar"] },
      { kind: "go", legal: ["go:spot_17", "stop"] },
    ],
  );
  table.ask = async () => ({ type: "reason", plan: { steps: ["go:spot_16", "go:spot_15"], dice: [] } });
  const turn = new Turn(table);
  await turn.aim("spot_15");
  await turn.walk();
  await turn.goOn();
  await turn.act("lose:okans");
  await turn.goOn();
  expect(said).toEqual(["go:spot_16", "lose:okans"]);
  expect(turn.refused).toContain("The walk ends here");
});

test("whoever lacks footprints does not walk", async () => {
  const { table, said } = tableOf([], [{ kind: "go", legal: ["go:spot_01", "stop"] }]);
  table.ask = async () => ({
    type: "reason",
    plan: { steps: ["go:spot_01", "go:spot_02"], dice: [], lacking: 1 },
  });
  const turn = new Turn(table);
  await turn.aim("spot_02");
  await turn.walk();
  expect(said).toEqual([]);
});

test("the last card that can be resolved is resolved for me, with a note", async () => {
  const { table, said } = tableOf([], [{ kind: "resolve", legal: ["resolve:eoles"] }]);
  const turn = new Turn(table);
  await turn.goOn();
  expect(said).toEqual(["resolve:eoles"]);
  expect(turn.noted).toContain("One card was left");
});

test("of two cards that can be resolved I choose the first myself", async () => {
  const { table, said } = tableOf([], [{ kind: "resolve", legal: ["resolve:eoles", "resolve:kapao_5"] }]);
  await new Turn(table).goOn();
  expect(said).toEqual([]);
});

test("a journey that leads nowhere is ended for me, with a note", async () => {
  const { table, said } = tableOf([], [{ kind: "go", legal: ["stop"] }]);
  const turn = new Turn(table);
  await turn.goOn();
  expect(said).toEqual(["stop"]);
  expect(turn.noted).toContain("nowhere to go");
});

test("nothing is answered for me where I took a step back, or do not want it", async () => {
  const { table, said } = tableOf([], [{ kind: "go", legal: ["stop"] }]);
  table.undo = async () => {};
  const turn = new Turn(table);
  await turn.undo();
  await turn.goOn();
  settings.quick = false;
  await new Turn(table).goOn();
  settings.quick = true;
  expect(said).toEqual([]);
});

test("only what is rolled again tumbles, not a held die that shows the same", () => {
  const dice = [die("green", "air"), die("red", "fire"), die("red", "fire")];
  const { table } = tableOf(dice, [{ kind: "reroll", legal: ["done"] }]);
  const turn = new Turn(table);
  const tell = (...events: any[]) => (turn as any).happened(events);
  tell({ event: "rolled", seat: 0, dice });
  expect(dice.map((_, i) => turn.tumbles(i))).toEqual([1, 1, 1]);
  tell(
    { event: "spent_reroll", seat: 0, source: "token" },
    { event: "rerolled", seat: 0, die: die("red", "air"), face: "fire" },
  );
  expect(dice.map((_, i) => turn.tumbles(i))).toEqual([0, 0, 2]);
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
      {
        kind: "resolve",
        legal: ["resolve:briki_5", "resolve:kapao_5", "resolve:okans", "resolve:braccio"],
        gains: ["resolve:okans", "resolve:braccio"],
      },
      {
        kind: "resolve",
        legal: ["resolve:briki_5", "resolve:kapao_5", "resolve:braccio"],
        gains: ["resolve:braccio"],
      },
      { kind: "resolve", legal: ["resolve:briki_5", "resolve:kapao_5"], gains: [] },
    ],
  );
  const turn = new Turn(table);
  await turn.resolveGains();
  for (let i = 0; i < 3; i++) await turn.goOn();
  expect(said).toEqual(["resolve:okans", "resolve:braccio"]);
});

test("gains rise with what they are, losses with a minus", () => {
  expect(gain({ event: "gained", seat: 1, cause: "likyar", light: 5 })).toEqual({
    seat: 1,
    text: "+5 {light}",
  });
  expect(gain({ event: "paid", seat: 0, cause: "spot_01", footprint: 2 })?.text).toBe("−2 {footprint}");
  const spent = { reroll_token: 0, light: 1 };
  expect(gain({ event: "spent_reroll", seat: 0, source: "track", light: 13, spent })?.text).toBe(
    "−1 {light}",
  );
  expect(gain({ event: "went", seat: 0, place: "spot_01" })).toBeNull();
});
