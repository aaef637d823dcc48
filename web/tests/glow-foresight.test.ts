import { expect, test } from "vitest";
import { company } from "../src/games/glow/players/company";
import { brings, caution, wayTo } from "../src/games/glow/phases/foresight";
import { ROUTES } from "../src/games/glow/boards/map";
import {
  called,
  needs,
  placesOf,
  price,
  reachOf,
  title,
  towards,
  walked,
} from "../src/games/glow/boards/travel";
import type { Player, Space, View } from "../src/games/glow/turn/turn.svelte";

const player = (more: Partial<Player> = {}) =>
  ({
    adventurer: "braccio",
    companions: [],
    resolved: [],
    spells: [],
    acting: {},
    paying_out: {},
    dice: [],
    used: {},
    counting: {},
    group: "start",
    camp: "start",
    boats: [],
    ...more,
  }) as unknown as Player;
const view = (more: Partial<View> = {}) =>
  ({
    board: "realm",
    reserve: [],
    graveyard: [],
    spell_pile: 5,
    players: [player(), player()],
    ...more,
  }) as unknown as View;
const space = (companion: string | null, dice: string[] = []) =>
  ({ space: "air", companion, dice, footprints: 0 }) as unknown as Space;
const choice = (verb: string, operand: string) => ({ name: `${verb}:${operand}`, verb, operand, text: "" });

test("a Sketal says which die it brings, and whether it is there", () => {
  expect(brings(view({ reserve: ["green"] }), 0, space("sketal_green"))).toEqual([
    "brings the large green die",
  ]);
  expect(brings(view(), 0, space("sketal_green"))[0]).toContain("none comes");
  expect(brings(view({ reserve: ["black"] }), 0, space("sketal_any"))[0]).toContain("none comes");
});

test("the black die is a curse, unless Kaar is with me", () => {
  expect(brings(view(), 0, space("okans", ["black"]))[0]).toContain("a curse");
  const own = view({ players: [player({ companions: ["kaar"] }), player()] });
  expect(brings(own, 0, space("okans", ["black"]))[0]).toContain("move");
});

test("before resolving, one is told what leaves and whom a spell hits", () => {
  const dice = [{ colour: "green", of: "sketal_green", face: "air" }] as Player["dice"];
  const me = player({ companions: ["sketal_green", "okans"], dice, spells: ["spell_air_skull"] });
  expect(caution(view(), me, "sketal_green")).toContain("goes back at once");
  expect(caution(view(), me, "spell_1")).toContain("Okans");
  expect(caution(view(), me, "okans")).toBe("");
});

test("a loss beyond what I have is told", () => {
  const me = player({ spells: ["spell_fire"], acting: { spell_1: 1 }, light: 3 });
  expect(caution(view(), me, "spell_1")).toContain("only 3 light");
});

test("the price of a way names dice, footprints, light, skulls, finds and what is lacking", () => {
  const steps = ["go:spot_16", "go:spot_15"];
  expect(price({ steps, dice: ["air", "nature"], skulls: 1 })).toBe(
    "2 steps: uses {air} {nature}, {skull} takes a companion or a spell",
  );
  expect(price({ steps: steps.slice(1), dice: [] })).toBe("1 step: free");
  expect(price({ steps, dice: [], footprints: 2, light: 5, fireflies: 2, rerolls: 1, lacking: 1 })).toBe(
    "2 steps: pays 2 {footprints}, loses 5 {light}, finds 2 {fireflies}, finds 1 {reroll}, you lack 1 {footprint}",
  );
});

test("the way to a place has the fewest steps", () => {
  const way = wayTo(ROUTES, "start", "start");
  expect(way).toEqual(["start"]);
  expect(wayTo(ROUTES, "start", "nowhere")).toEqual([]);
  const [a, b] = ROUTES[0]!.ends;
  expect(wayTo(ROUTES, a, b)).toEqual([a, b]);
});

test("the way so far is found from the spots that were entered", () => {
  const way = wayTo(ROUTES, "start", "spot_12");
  expect(walked([...way].sort(), "spot_12")).toEqual(way);
  expect(walked([], "spot_12")).toEqual([]);
});

test("a step costs a die, nothing or footprints", () => {
  expect(reachOf(choice("go", "spot_01"), 0).cost).toBe("{fire}");
  expect(reachOf(choice("go", "spot_01"), 1).cost).toBe("−1 {footprint}");
  expect(reachOf(choice("sail", "island_00-island_01"), 0)).toMatchObject({
    spot: "island_01",
    from: "island_00",
    cost: "free",
  });
});

test("places are called by what they are and where they lie", () => {
  expect(title("spot_01")).toBe("Fire 1");
  expect(title("spot_08")).toBe("No fire 1");
  expect(title("start")).toBe("Start");
  expect(needs(["start", "spot_01"])).toEqual(["{fire}"]);
  expect(needs(["spot_11", "spot_12"])).toEqual(["−5 {light}", "{earth}"]);
  expect(needs(["spot_15", "spot_16"])).toEqual(["{skull}", "{air}"]);
  expect(towards([0, 0], [1, 0])).toBe("east");
  expect(towards([0.5, 0.5], [0.5, 0])).toBe("north");
  const turn = { me: player() } as any;
  expect(called(turn, choice("go", "spot_01"))).toMatch(/^Fire 1, /);
  expect(called(turn, choice("sail", "island_00-island_01"))).toBe("Centre → east");
});

test("a camp is shown once it has left the start, boats on the sea", () => {
  const realm = view({ players: [player({ camp: "spot_01" }), player()] });
  expect(placesOf(realm).map(({ kind }) => kind)).toEqual(["group", "camp", "group"]);
  const sea = view({ board: "sea", players: [player({ boats: ["island_00", "island_01"] })] });
  expect(placesOf(sea).map(({ spot }) => spot)).toEqual(["island_00", "island_01"]);
});

test("a company is the adventurer, the companions and the spells, each with how often it acts", () => {
  const me = player({ companions: ["okans"], spells: [null], acting: { okans: 2 }, resolved: ["okans"] });
  expect(company(me).map(({ operand, met, resolved }) => [operand, met, resolved])).toEqual([
    ["braccio", undefined, false],
    ["okans", 2, true],
    ["spell_1", undefined, false],
  ]);
});
