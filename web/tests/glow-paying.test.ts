import { expect, test } from "vitest";
import {
  cheapest,
  left,
  mixed,
  oneByOne,
  otherFaces,
  priced,
  shifted,
} from "../src/games/glow/phases/paying";

const player = (more = {}) => ({ light: 10, reroll_field: 9, reroll_tokens: 2, ...more }) as any;

test("a card pays before a token, and a token before light", () => {
  expect(cheapest(["token", "track", "lumipili_fire"])).toEqual(["lumipili_fire", "token", "track"]);
});

test("the track pays from the field that the view names on down, and not at all if it names none", () => {
  expect(left(player({ light: 3, reroll_field: 2 }), "track")).toBe(3);
  expect(left(player({ light: 3, reroll_field: 0 }), "track")).toBe(1);
  expect(left(player({ light: 3, reroll_field: null }), "track")).toBe(0);
});

test("turning takes three rerolls, the cheapest first", () => {
  const mix = mixed(player(), ["lumipili_fire", "token", "track"], 3);
  expect(mix).toEqual({ lumipili_fire: 1, token: 2 });
  expect(mixed(player({ reroll_tokens: 0 }), ["token", "track"], 3)).toEqual({ track: 3 });
});

test("a price says what it was and what it will be", () => {
  expect(priced(player(), { track: 1 })).toBe("10 → 9 light");
  expect(priced(player(), { track: 3 })).toBe("10 → 5 light");
  expect(priced(player(), { token: 1 })).toBe("1 token, 1 left");
  expect(priced(player(), { track: 1, token: 2 })).toBe("2 tokens, 10 → 9 light");
  expect(priced(player(), { lumipili_fire: 1 })).toBe("Fire Lumipili");
  expect(priced(player(), { lumipili_fire: 1, token: 1, track: 1 })).toBe("1 token, 1 card, 10 → 9 light");
});

test("one more of a source takes the place of the dearest", () => {
  const sources = ["token", "track"];
  expect(shifted(player(), sources, { token: 2, track: 1 }, "track")).toEqual({ token: 1, track: 2 });
  expect(shifted(player(), sources, { token: 2, track: 1 }, "token")).toEqual({ track: 3 });
});

test("a source that must help always does", () => {
  expect(
    shifted(
      player({ reroll_tokens: 1, light: 2, reroll_field: 1 }),
      ["token", "track"],
      { token: 1, track: 2 },
      "token",
    ),
  ).toEqual({
    token: 1,
    track: 2,
  });
});

test("rerolls are spent in the order in which the game asks", () => {
  expect(oneByOne(["token", "lumipili_fire", "track"], { track: 2, token: 1 })).toEqual([
    "token",
    "track",
    "track",
  ]);
});

test("no die is offered the face that it shows", () => {
  const faces = otherFaces({ colour: "purple", face: "fire", of: null });
  expect(faces).toContain("footprints_2");
  expect(faces).not.toContain("fire");
  expect(faces).toHaveLength(5);
});
