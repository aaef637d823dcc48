// Every card has a picture of its own, the same one every time, that says what the card does.

import { describe, expect, test } from "vitest";
import "../src/games/glow/box/icons";
import "../src/games/vale/box/icons";
import { ADVENTURERS, COMPANIONS, SPELLS } from "../src/games/glow/box/cards";
import { CARDS } from "../src/games/vale/box/families";
import { mix } from "../src/kit/art/brush";
import { picture, type Subject, type Theme } from "../src/kit/art/scene";
import { SIGNS, type Sign } from "../src/kit/art/signs";

// There is no browser here: what the settings ask of one.
globalThis.matchMedia ??= (() => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})) as any;
const glow = await import("../src/games/glow/cards/subject");
const vale = await import("../src/games/vale/cards/subject");

const subjects: [string, Subject][] = [
  ...Object.keys(CARDS).map((id): [string, Subject] => [id, vale.subject(id)]),
  ...[COMPANIONS, ADVENTURERS, SPELLS]
    .flatMap((cards) => Object.keys(cards))
    .map((id): [string, Subject] => [id, glow.subject(id)]),
];
const THEMES: Theme[] = ["dusk", "dawn"];
const elements = (svg: string) => svg.match(/<(?:path|circle|ellipse|rect|use)\b/g)!.length;
/** The picture without its emblem, which alone would tell most cards apart. */
const ground = (subject: Subject, theme: Theme) => picture({ ...subject, emblem: "" }, false, theme);
const shows = (subject: Subject, sign: Sign) => picture(subject, false, "dusk").includes(SIGNS[sign].draw);

describe.each(THEMES)("pictures at %s", (theme) => {
  test("differ for all cards, even without their emblems", () => {
    expect(subjects.length).toBeGreaterThan(120);
    expect(new Set(subjects.map(([, subject]) => ground(subject, theme))).size).toBe(subjects.length);
  });
  test.each([false, true])("are the same every time (fine: %s)", (fine) => {
    for (const [, subject] of subjects)
      expect(picture(subject, fine, theme)).toBe(picture({ ...subject }, fine, theme));
  });
  test("hold no number that is none", () => {
    for (const [id, subject] of subjects)
      for (const fine of [false, true])
        expect(picture(subject, fine, theme), id).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("a small picture is cheap, a large one has more to see", () => {
  for (const [id, subject] of subjects) {
    const [small, large] = [false, true].map((fine) => picture(subject, fine, "dusk"));
    expect(elements(small!), id).toBeLessThan(60);
    expect(large!.length, id).toBeGreaterThan(small!.length);
  }
});

test("a picture loads nothing from elsewhere", () => {
  for (const [, subject] of subjects)
    expect(picture(subject, true, "dawn").replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /https?:|<image|@import/,
    );
});

test("a dearer creature lives under a taller landmark", () => {
  const tall = (id: string) => vale.subject(id).height;
  expect(tall("imp")).toBeLessThan(tall("surtr"));
  expect(tall("surtr")).toBeLessThan(tall("eternity"));
});

test("pictures show what effects are about", () => {
  expect(shows(vale.subject("horned_salamander"), "red")).toBe(true);
  expect(shows(vale.subject("griffon"), "card")).toBe(true);
  expect(shows(vale.subject("griffon"), "red")).toBe(false);
  expect(shows(glow.subject("hymoros"), "foot")).toBe(true);
  expect(shows(glow.subject("sketal_red"), "scarlet")).toBe(true);
});

test("light tells when an effect happens", () => {
  expect(vale.subject("hestia").lights).toEqual(["ring"]);
  expect(vale.subject("salamander").lights).toEqual(["orbit"]);
  expect(vale.subject("imp").lights).toEqual(["meteor", "orbit"]);
  expect(vale.subject("rudra").lights).toEqual(["bolt"]);
});

test("every creature has a home", () => {
  for (const [id, subject] of subjects) expect(subject.place, id).toBeDefined();
});

test("a mixed colour lies between both", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#506070", 0)).toBe("#102030");
});
