// What the Vale's table works out before it draws: rooms for cards, lanes and sums.

import { describe, expect, it } from "vitest";
import { arrange, spot } from "../src/games/vale/boards/arrange";
import { CARDS } from "../src/games/vale/box/families";
import { glyphs } from "../src/games/vale/cards/glyphs";
import { laneForm, lanesOf, Places } from "../src/games/vale/boards/lanes";
import { sum, told } from "../src/games/vale/phases/resolution";

describe("cards in a room", () => {
  it("lie in one row and fill it", () => {
    const { width, columns, scrolls } = arrange(9, { width: 1088, height: 170 });
    expect([columns, scrolls]).toEqual([9, ""]);
    expect(width).toBeGreaterThan(108);
  });
  it("never leave the room", () => {
    for (let count = 1; count <= 16; count++) {
      const room = { width: 1000, height: 120 };
      const plan = arrange(count, room);
      const { x, y } = spot(plan, count - 1);
      if (!plan.scrolls) expect(x + plan.width).toBeLessThanOrEqual(room.width + 0.01);
      expect(y + plan.height).toBeLessThanOrEqual(room.height + 0.01);
    }
  });
  it("take more rows where there is height", () => {
    expect(arrange(9, { width: 366, height: 500 }, { rows: 4 }).columns).toBe(3);
  });
  it("keep their size while they are few", () => {
    const room = { width: 600, height: 400 };
    const sizes = [1, 3, 6].map((count) => arrange(count, room, { rows: 3, few: 6 }).width);
    expect(new Set(sizes).size).toBe(1);
  });
  it("take more rows before they scroll", () => {
    expect(arrange(10, { width: 342, height: 168 }, { least: 66, rows: 6 })).toMatchObject({
      columns: 4,
      scrolls: "",
    });
  });
  it("scroll when they would be too narrow", () => {
    expect(arrange(30, { width: 800, height: 120 }).scrolls).toBe("x");
    expect(arrange(60, { width: 300, height: 200 }, { rows: 4 }).scrolls).toBe("y");
  });
});

/** What a browser keeps for a tab. */
function drawer() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

describe("lanes of the market", () => {
  it("show cards, then rows, then rows in two columns", () => {
    expect(laneForm(1, 204, 150).kind).toBe("cards");
    expect(laneForm(2, 204, 150)).toMatchObject({ kind: "cards", columns: 2 });
    expect(laneForm(4, 204, 150)).toMatchObject({ kind: "rows", columns: 1 });
    expect(laneForm(8, 190, 115)).toMatchObject({ kind: "rows", columns: 2, scrolls: false });
    expect(laneForm(2, 140, 200)).toMatchObject({ kind: "cards", columns: 1 });
    expect(laneForm(1, 204, 50).kind).toBe("rows");
    expect(laneForm(3, 400, 60)).toMatchObject({ kind: "rows", columns: 2, rows: 2 });
  });
  it("scroll only when there is no other way", () => {
    expect(laneForm(8, 190, 60).scrolls).toBe(true);
  });
  it("keep the place of a card that was sold, until the next round", () => {
    const places = new Places(drawer(), "market");
    places.of(3, ["imp", "surtr", "troll"]);
    expect(places.of(3, ["surtr", "troll"])).toEqual(["imp", "surtr", "troll"]);
    expect(lanesOf(places.of(3, ["troll"])).fire).toEqual(["imp", "surtr"]);
    expect(places.of(4, ["troll"])).toEqual(["troll"]);
  });
  it("keep it after a reload too", () => {
    const kept = drawer();
    new Places(kept, "market").of(3, ["imp", "surtr"]);
    expect(new Places(kept, "market").of(3, ["surtr"])).toEqual(["imp", "surtr"]);
    expect(new Places(kept, "market of another table").of(3, ["surtr"])).toEqual(["surtr"]);
  });
});

describe("the sum at resolution", () => {
  it("adds what every creature brings, in signs", () => {
    const salamander = { card: "salamander", points: 1, stones: { red: 1 }, cards: 0 };
    const troll = { card: "troll", points: 3, stones: {}, cards: 0 };
    const griffon = { card: "griffon", points: 0, stones: {}, cards: 1 };
    expect(told(sum([salamander, troll, griffon]))).toEqual(["+4{points}", "+1{red}", "+1{card}"]);
  });
  it("says what is lost with a minus", () => {
    expect(told(sum([{ card: "goblin_soldier", points: -3, stones: {}, cards: 0 }]))).toEqual(["−3{points}"]);
  });
  it("is nothing where all of it is chosen then", () => {
    expect(told(sum([{ card: "imp", points: 0, stones: {}, cards: 0 }]))).toEqual([]);
  });
});

it("tells every effect of every creature in signs", () => {
  for (const id of Object.keys(CARDS)) {
    const lines = glyphs(id);
    expect(lines.map(([slot]) => slot)).toEqual(CARDS[id]!.effects);
    expect(lines.every(([, line]) => line)).toBe(true);
  }
});
