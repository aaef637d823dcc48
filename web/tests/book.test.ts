// Searching in the rules.

import { expect, test } from "vitest";
import vale from "../src/generated/rules-vale.json";
import { numbered, search } from "../src/rules/book";

const book = vale;

test("a ruling is found by its number, by its title and by what it says", () => {
  expect(search(book, "R07")[0]!.id).toBe("R07");
  expect(search(book, "stone limit")[0]!.id).toBe("R05");
  expect(search(book, "hestia leaves").map(({ id }) => id)).toContain("R05");
});

test("what was searched for is marked", () => {
  const hit = search(book, "superfluous")[0]!;
  expect(hit.pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["superfluous"]);
});

test("nothing is found for nothing, or for what nobody says", () => {
  expect(search(book, "  ")).toEqual([]);
  expect(search(book, "spaceship")).toEqual([]);
});

test("signs are searched for as they are", () => {
  expect(search(book, "(.*")).toEqual([]);
});

test("only rulings have numbers", () => {
  expect(numbered("R07")).toBe("R07");
  expect(numbered("hunt")).toBe("");
});
