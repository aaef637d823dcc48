import { describe, expect, test } from "vitest";
import { handful, hash, toss } from "../src/games/glow/pieces/throws/book";
import { sidesOf, upper } from "../src/games/glow/pieces/throws/faces";
import { poseOf, together, type Rolled } from "../src/games/glow/pieces/throws/roll";
import { COLOURS_AND_FACES } from "./throws";
import { read, write } from "../throws/text";
import { thrown } from "../throws/throws";
import { rotated } from "../throws/turns";

const SEEDS = Array.from({ length: 40 }, (_, i) => `day ${i}`);

describe("a throw", () => {
  test("is the same for the same seed, and not always the same", () => {
    expect(handful(5, "day 3")).toEqual(handful(5, "day 3"));
    expect(
      new Set(SEEDS.map((seed) => JSON.stringify(handful(5, seed).ways[0]!.at[0]))).size,
    ).toBeGreaterThan(4);
  });

  test("has a die for everyone, up to twelve", () => {
    for (let count = 1; count <= 12; count++) expect(handful(count, "x").ways).toHaveLength(count);
  });

  test("ends with every die flat on the felt, the face along z up and nearly straight", () => {
    for (const seed of SEEDS)
      for (const { at, turn } of handful(9, seed).ways) {
        expect(at.at(-1)![2]).toBeCloseTo(0.5, 1);
        expect(rotated(turn.at(-1)!, [0, 0, 1])[2]).toBeGreaterThan(0.99);
        expect(rotated(turn.at(-1)!, [1, 0, 0])[0]).toBeGreaterThan(0.65);
      }
  });

  test("rolls every die: none only slides", () => {
    for (const seed of SEEDS)
      for (const { turn } of handful(5, seed).ways)
        expect(Math.min(...turn.map((one) => rotated(one, [0, 0, 1])[2]))).toBeLessThan(0.75);
  });

  test("knocks", () => {
    for (const seed of SEEDS) expect(handful(5, seed).knocks.length).toBeGreaterThan(3);
  });
});

describe("dice that are thrown together", () => {
  const inATray = (count: number, across: number, size: number): Rolled[] =>
    Array.from({ length: count }, (_, i) => ({
      colour: "red",
      face: "fire",
      before: null,
      x: (i % across) * size,
      y: Math.floor(i / across) * size,
      size,
    }));
  const rolls = (dice: Rolled[]) => {
    const { shown, knocks } = together(dice, { width: 600, height: 200 }, "day 3");
    return { ways: dice.map((die) => shown.find((one) => one.die === die)!.way), knocks };
  };

  test.each([5, 12, 17])("roll alike in a wide tray and on a phone: %i dice", (count) => {
    expect(rolls(inATray(count, 6, 40))).toEqual(rolls(inATray(count, 9, 90)));
  });

  test("knock all of them, however many they are", () => {
    expect(rolls(inATray(17, 9, 90)).knocks.length).toBeGreaterThan(rolls(inATray(12, 9, 90)).knocks.length);
  });
});

describe("the faces of a die that rolls", () => {
  test.each(COLOURS_AND_FACES)("end with what was rolled up: %s %s", (colour, face) => {
    const { ways } = handful(3, `${colour} ${face}`);
    for (const { turn } of ways) {
      const sides = sidesOf(colour, face, null, turn[0]!);
      expect(upper(sides, turn.at(-1)!)).toBe(face);
      expect(sides).toHaveLength(6);
    }
  });

  test.each(COLOURS_AND_FACES)("begin with what was up, if it lay there: %s %s", (colour, face) => {
    for (const seed of SEEDS) {
      const [way] = toss(seed).ways;
      const sides = sidesOf(colour, face, "water", way!.turn[0]!);
      expect(upper(sides, way!.turn[0]!)).toBe("water");
      expect(upper(sides, way!.turn.at(-1)!)).toBe(face);
    }
  });
});

test("a die slides to its place and lies straight in the end", () => {
  const [way] = handful(1, "x").ways;
  const die = { colour: "red" as const, face: "fire" as const, before: null, x: 30, y: 40, size: 50 };
  const pose = poseOf({ die, sides: [], way: way!, wait: 0, rolling: 20, from: [0, 0] }, 1, 9);
  expect(pose).toMatchObject({ x: 30, y: 40, high: 0.5, size: 50 });
  expect(pose.turn[3]).toBeCloseTo(1);
});

test("what is written of a throw can be read again, and rounding does not add up", () => {
  const [way] = thrown(3, 0).ways;
  const found = read(write(way!));
  way!.at.forEach((place, i) => expect(found.at[i]![0]).toBeCloseTo(place[0], 1));
  way!.turn.forEach((turn, i) => {
    const up = rotated(turn, [0, 0, 1])[2];
    expect(Math.abs(rotated(found.turn[i]!, [0, 0, 1])[2] - up)).toBeLessThan(0.08);
  });
});

test("hashes spread", () => {
  expect(new Set(SEEDS.map((seed) => hash(seed) % 6)).size).toBe(6);
});
