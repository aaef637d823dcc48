// Searching, filtering and sorting a gallery, and its address.

import { describe, expect, test } from "vitest";
import { found, isNarrowed, read, sorted, write, type Facet, type Item } from "../src/gallery/collection";

const FACETS: Facet[] = [
  {
    name: "family",
    title: "",
    values: [
      { value: "fire", label: "" },
      { value: "water", label: "" },
    ],
  },
  { name: "does", title: "", values: [{ value: "points", label: "" }] },
];
const item = (id: string, family: string, does: string[], cost: number, text: string): Item => ({
  id,
  name: id,
  kind: "",
  text,
  facets: { family: [family], does },
  ranks: { cost },
});
const ITEMS = [
  item("imp", "fire", [], 0, "imp take two red stones"),
  item("ifrit", "fire", ["points"], 2, "ifrit score for creatures"),
  item("hydra", "water", ["points"], 4, "hydra take stones, score"),
];
const ids = (items: Item[]) => items.map(({ id }) => id);
const searching = (address: string) => read(address, FACETS);

describe("a gallery", () => {
  test("finds cards that say every word, in any order", () => {
    expect(ids(found(ITEMS, searching("?q=stones take")))).toEqual(["imp", "hydra"]);
  });
  test("takes one of the values of a facet, and every facet", () => {
    expect(ids(found(ITEMS, searching("?family=fire.water&does=points")))).toEqual(["ifrit", "hydra"]);
    expect(ids(found(ITEMS, searching("?family=fire&does=points")))).toEqual(["ifrit"]);
  });
  test("sorts by rank or by name, and leaves the rest as it was", () => {
    expect(ids(sorted(ITEMS, "name"))).toEqual(["hydra", "ifrit", "imp"]);
    expect(ids(sorted([...ITEMS].reverse(), "cost"))).toEqual(["imp", "ifrit", "hydra"]);
    expect(ids(sorted(ITEMS, ""))).toEqual(["imp", "ifrit", "hydra"]);
  });
  test("has an address that leads to the same cards", () => {
    const search = searching("?q=red&family=fire&order=cost&card=imp");
    expect(searching(write(search))).toEqual(search);
    expect(write(searching(""))).toBe("");
  });
  test("ignores what an address cannot mean", () => {
    expect(searching("?family=ice.fire").chosen.family).toEqual(["fire"]);
    expect(isNarrowed(searching("?family=ice"))).toBe(false);
  });
});
