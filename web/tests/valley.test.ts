// Lights in the valley: at the same place for the same creature, and gone with the table.

import { expect, test } from "vitest";
import { CARDS } from "../src/games/vale/box/families";
import { light, spot, valley } from "../src/kit/valley.svelte";

test("each creature glows at a place of its own, always the same", () => {
  const places = Object.keys(CARDS).map((id) => spot(id).join());
  expect(new Set(places).size).toBe(places.length);
  expect(spot("phoenix")).toEqual(spot("phoenix"));
  for (const id of Object.keys(CARDS)) for (const part of spot(id)) expect(part).toBeLessThanOrEqual(1);
});

test("lights go out with the table", () => {
  const out = light([{ name: "imp", colour: "fire" }]);
  expect(valley.glows).toHaveLength(1);
  out();
  expect(valley.glows).toEqual([]);
});
