// A game is one folder: nothing outside of src/games names one, and both have the same rooms.

import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  ["../src/**/*.{ts,svelte,css,json}", "!../src/games/*/**", "!../src/generated/**"],
  { query: "?raw", import: "default", eager: true },
);
const manifests = Object.keys(import.meta.glob("../src/games/*/manifest.ts"));
const games = manifests.map((path) => path.split("/").at(-2)!);
// As code writes it: quoted, in a path, or as a class or a property.
const named = new RegExp(`["'\`/.](${games.join("|")})["'\`/ .{,:]`);

test("no page around the tables names a game", () => {
  expect(games.length).toBeGreaterThan(1);
  const naming = Object.entries(sources)
    .filter(([, source]) => named.test(source))
    .map(([path]) => path);
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test("every game has the same rooms", () => {
  const files = Object.keys(import.meta.glob("../src/games/*/*/*"));
  const rooms = games.map((game) =>
    [
      ...new Set(files.filter((path) => path.includes(`/${game}/`)).map((path) => path.split("/").at(-2)!)),
    ].sort(),
  );
  for (const other of rooms) expect(other).toEqual(rooms[0]);
});
