// What somebody gains or loses on their way is shown where it lies on the board.

import { expect, test } from "vitest";
import { foundOn, stepOf } from "../src/games/glow/boards/findings";
import { at, ISLANDS, ROUTES, SPOTS } from "../src/games/glow/boards/map";

const BO = 1;
const FINDS = ROUTES.find(({ finds, at: mark }) => finds && mark)!;
const EMPTY = ROUTES.find(({ finds }) => !finds)!;
const SEA = { seat: BO, from: "centre", place: Object.keys(ISLANDS).find((name) => name !== "centre")! };

const gained = (seat: number, goods: object) => ({ event: "gained", seat, ...goods }) as any;
const lost = (seat: number, goods: object) => ({ event: "lost", seat, ...goods }) as any;
const [from, place] = FINDS.ends;

test("what lies on a route is gained at the middle of the route", () => {
  const [found] = foundOn([gained(BO, { light: 2 })], { seat: BO, from, place });
  expect([found!.at, found!.text]).toEqual([at(FINDS.at!), "+2 {light}"]);
});

test("what lies at a spot is gained there if the route to it is empty, and when nobody saw where they came from", () => {
  const [start, goal] = EMPTY.ends;
  const events = [gained(BO, { firefly: 1 })];
  expect(foundOn(events, { seat: BO, from: start, place: goal })[0]!.at).toEqual(at(SPOTS[goal]!.at));
  expect(foundOn(events, { seat: BO, from: null, place })[0]!.at).toEqual(at(SPOTS[place]!.at));
});

test("a boat finds at the island where it lands", () => {
  const [found] = foundOn([gained(BO, { footprint: 1 })], SEA);
  expect([found!.at, found!.text]).toEqual([at(ISLANDS[SEA.place]!.at), "+1 {footprint}"]);
});

test("a loss is shown as a loss, and each find has a key of its own", () => {
  const found = foundOn([gained(BO, { light: 1 }), lost(BO, { light: 3 })], { seat: BO, from, place });
  expect(found.map(({ text }) => text)).toEqual(["+1 {light}", "−3 {light}"]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(2);
});

test("what others gain meanwhile, and what a step costs, are no finds", () => {
  const paid = { event: "paid", seat: BO, footprint: 1 } as any;
  expect(foundOn([gained(0, { light: 2 }), paid], { seat: BO, from, place })).toEqual([]);
});

test("a pin comes from where it stood, a boat from where it says; other events are no steps", () => {
  const went = { event: "went", seat: BO, place } as any;
  const sailed = { event: "sailed", seat: BO, start: SEA.from, place: SEA.place } as any;
  expect(stepOf([gained(BO, {}), went], { [BO]: from })).toEqual({ seat: BO, from, place });
  expect(stepOf([went], {})).toEqual({ seat: BO, from: null, place });
  expect(stepOf([sailed], {})).toEqual(SEA);
  expect(stepOf([gained(BO, { light: 1 })], {})).toBeNull();
});
