// One scale for everything that is heard.

import { expect, test } from "vitest";
import { MANIFESTS } from "../src/games";
import { LOOP, pitch, SEMITONES, SOUNDS } from "../src/sound/notes";

const semitones = (hz: number) => 12 * Math.log2(hz / pitch(0));

test("degrees go up through the scale and begin anew an octave higher", () => {
  expect([0, 1, 4, 5, -5].map((degree) => Math.round(semitones(pitch(degree))))).toEqual([0, 3, 10, 12, -12]);
});

test("every tone of every sound is in the scale", () => {
  for (const [name, notes] of Object.entries(SOUNDS))
    for (const { hz, of } of notes)
      if (of !== "air") expect(SEMITONES, name).toContain(((Math.round(semitones(hz)) % 12) + 12) % 12);
});

test("an ambience ends before it repeats, and each place has its own", () => {
  const boards = [{ board: "realm" }, { board: "sea" }];
  const places = Object.values(MANIFESTS).flatMap(({ ambience }) => boards.map((board) => ambience?.(board)));
  for (const place of places) for (const { at } of place?.bells ?? []) expect(at + 4).toBeLessThan(LOOP);
  expect(new Set(places.map((place) => place?.name)).size).toBe(3);
});
