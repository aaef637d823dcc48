// Where dice, boats and companions stand at Glow.

import { describe, expect, it } from "vitest";
import { arranged, BOATS_ALIKE, DICE_ALIKE, withGaps } from "../src/games/glow/pieces/arrange";
import { kept } from "../src/games/glow/players/company";
import type { DieTold } from "../src/games/glow/turn/turn.svelte";

const die = (colour: string, face: string, of: string | null = null) => ({ colour, face, of }) as DieTold;

describe("dice", () => {
  it("that are held keep their places when another is rolled", () => {
    const before = [die("red", "fire"), die("red", "air"), die("green", "water")];
    const now = [die("red", "air"), die("red", "earth"), die("green", "water")]; // listed by face
    expect(arranged(before, now, DICE_ALIKE)).toEqual([1, 0, 2]);
  });
  it("of a companion that left leave a gap", () => {
    const before = [die("red", "fire", "sketal_red"), die("green", "water")];
    expect(withGaps(before, [die("green", "water")], DICE_ALIKE)).toEqual([null, 0]);
  });
  it("that are new fill gaps first, and then come last", () => {
    const now = [die("black", "air"), die("green", "water"), die("blue", "air")];
    expect(withGaps([null, die("green", "water")], now, DICE_ALIKE)).toEqual([0, 1, 2]);
  });
  it("leave no gap behind the last of them", () => {
    const before = [die("green", "water"), die("red", "fire")];
    expect(withGaps(before, [die("green", "water")], DICE_ALIKE)).toEqual([0]);
  });
});

it("a boat that sails is the one that moves", () => {
  const now = ["east", "north", "west"];
  expect(arranged(["north", "centre", "east"], now, BOATS_ALIKE).map((i) => now[i])).toEqual([
    "north",
    "west",
    "east",
  ]);
});

it("companions keep their places for the day", () => {
  expect(kept(["braccio", "kaar", "thoape"], ["braccio", "thoape", "zzibelu"])).toEqual([
    "braccio",
    "kaar",
    "thoape",
    "zzibelu",
  ]);
});
