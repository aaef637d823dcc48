import { describe, expect, it } from "vitest";
import { arc, flights, type Find } from "../src/games/vale/pieces/flight";

const seat = { x: 10, y: 500 };
const card = { x: 300, y: 200 };
const supply = { x: 50, y: 600 };
const table: Record<string, typeof seat> = {
  '[data-stones="1"]': seat,
  '[data-card="medusa"]': card,
  "[data-supply]": supply,
};
const find: Find = (selector) => table[selector] ?? null;

describe("stones fly", () => {
  it("from the card that gives them to the seat, one after another", () => {
    const found = flights([{ event: "took", seat: 1, cause: "medusa", stones: { red: 2, blue: 1 } }], find);
    expect(found.map(({ colour }) => colour)).toEqual(["red", "red", "blue"]);
    expect(found.every(({ from, to }) => from === card && to === seat)).toBe(true);
    expect(found.map(({ after }) => after)).toEqual([0, 70, 140]);
  });

  it("to the card that is paid for", () => {
    const [stone] = flights([{ event: "paid", seat: 1, card: "medusa", stones: { purple: 1 } }], find);
    expect([stone!.from, stone!.to]).toEqual([seat, card]);
  });

  it("back to the supply if there are too many, or if the card cannot be seen", () => {
    const [back] = flights([{ event: "put_back", seat: 1, stones: { red: 1 } }], find);
    const [unseen] = flights([{ event: "took", seat: 1, cause: "troll", stones: { red: 1 } }], find);
    expect([back!.to, unseen!.from]).toEqual([supply, supply]);
  });

  it("not to a seat that is not on the screen, and not when nothing was taken", () => {
    expect(flights([{ event: "took", seat: 0, cause: "medusa", stones: { red: 1 } }], find)).toEqual([]);
    expect(flights([{ event: "scored", seat: 1, cause: "imp", points: 3 }], find)).toEqual([]);
  });

  it("in an arc that rises above both ends and stays on the screen", () => {
    expect(arc({ from: { x: 0, y: 400 }, to: { x: 400, y: 400 } })).toBe("M 0 400 Q 200 260 400 400");
    expect(arc({ from: { x: 0, y: 20 }, to: { x: 400, y: 20 } })).toContain("Q 200 0 ");
  });
});
