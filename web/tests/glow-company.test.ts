// Where dice, boats and companions stand at Glow, and what a card would do.

import { describe, expect, it } from "vitest";
import { arranged, BOATS_ALIKE, DICE_ALIKE } from "../src/games/glow/arrange";
import { kept, timesMet } from "../src/games/glow/company";
import type { DieTold } from "../src/games/glow/turn.svelte";

const die = (colour: string, face: string, of: string | null = null) => ({ colour, face, of }) as DieTold;

describe("dice", () => {
  it("that are held keep their places when another is rolled", () => {
    const before = [die("red", "fire"), die("red", "air"), die("green", "water")];
    const now = [die("red", "air"), die("red", "earth"), die("green", "water")]; // listed by face
    expect(arranged(before, now, DICE_ALIKE)).toEqual([1, 0, 2]);
  });
  it("of a companion that left leave no gap, and new ones come last", () => {
    const before = [die("red", "fire", "sketal_red"), die("green", "water")];
    const now = [die("black", "air"), die("green", "water")];
    expect(arranged(before, now, DICE_ALIKE)).toEqual([1, 0]);
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

describe("a card of the graveyard", () => {
  it("acts as often as its dice show", () => {
    expect(timesMet("zzibelu", { air: 2, earth: 3 })).toBe(2);
  });
  it("acts once, however often, if it leaves by that", () => {
    expect(timesMet("cromaug", { air: 4 })).toBe(1);
  });
  it("does not act if a forbidden element shows", () => {
    expect(timesMet("donillilu", { water: 1 })).toBe(0);
    expect(timesMet("donillilu", { fire: 1 })).toBe(1);
  });
  it("counts equal dice with special faces", () => {
    expect(timesMet("torke_triple", { fire: 2, light_3: 3 })).toBe(1);
  });
});
