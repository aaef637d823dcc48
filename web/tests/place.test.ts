// Where the guide of a first game stands.

import { expect, test } from "vitest";
import { arrowTo, between, clearLine, nearest, placed, type Box, type Point } from "../src/lesson/place";

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const room = box(0, 0, 1440, 900);
const guide = { width: 300, height: 180 };
const meets = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

test("it stands beside what it speaks of, in the window", () => {
  for (const target of [box(20, 100, 140, 260), box(1300, 700, 1430, 890), box(600, 400, 800, 500)]) {
    const found = placed([target], [guide], room, {});
    expect(meets(found, target)).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(0);
    expect(found.bottom).toBeLessThanOrEqual(900);
    const [from, to] = between(found, target);
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(60);
  }
});

test("it leaves free what is needed for the answer", () => {
  const target = box(300, 200, 420, 360);
  const question = box(200, 380, 1000, 450);
  const cards = [box(430, 200, 550, 360), box(560, 200, 680, 360)];
  const found = placed([target], [guide], room, { keep: [question, ...cards] });
  for (const kept of [question, ...cards]) expect(meets(found, kept)).toBe(false);
});

test("it covers no line that is read, where there is room beside it", () => {
  const [track, cards, line] = [box(0, 60, 1150, 110), box(0, 170, 1150, 430), box(0, 500, 400, 740)];
  const found = placed([track], [{ width: 300, height: 290 }], room, { keep: [cards], spare: [line] });
  for (const kept of [track, cards, line]) expect(meets(found, kept)).toBe(false);
});

test("it stands in a column at the side, and narrower, rather than over dice", () => {
  const target = box(1120, 150, 1410, 200);
  const dice = box(240, 170, 1095, 370);
  const column = placed([target], [guide], room, { holds: [dice], pointed: true });
  expect(meets(column, dice)).toBe(false);
  const table = box(0, 0, 1170, 900);
  const slim = placed([box(1180, 20, 1400, 60)], [guide, { width: 240, height: 230 }], room, {
    holds: [table],
  });
  expect(slim.right - slim.left).toBe(240);
  expect(meets(slim, table)).toBe(false);
});

test("a line leads from it to what it speaks of, even if it covers something that can wait", () => {
  const [track, table, aside] = [box(0, 60, 1150, 110), box(0, 120, 1150, 520), box(1160, 60, 1440, 520)];
  const around = { keep: [table], spare: [aside] };
  const slim = { width: 260, height: 200 };
  expect(far(placed([track], [slim], room, around), track)).toBeGreaterThan(240);
  expect(far(placed([track], [slim], room, { ...around, pointed: true }), track)).toBeLessThan(240);
});

test("of several things that are meant it stands near one, and the arrow is there", () => {
  const [dice, keep] = [box(430, 170, 520, 270), box(580, 380, 720, 430)];
  const left = box(0, 0, 420, 900);
  const found = placed([dice, keep], [guide], room, { holds: [left, box(420, 280, 1090, 370)] });
  expect(meets(found, left)).toBe(false);
  expect(nearest(found, [dice, keep])).toBe(far(found, dice) < far(found, keep) ? dice : keep);
});

const apart = (one: Box, other: Box): Point => {
  const [from, to] = between(one, other);
  return { x: to.x - from.x, y: to.y - from.y };
};
const far = (one: Box, other: Box) => Math.hypot(apart(one, other).x, apart(one, other).y);

test("the pointer goes the shortest way", () => {
  expect(between(box(0, 0, 10, 10), box(30, 0, 40, 10))).toEqual([
    { x: 10, y: 5 },
    { x: 30, y: 5 },
  ]);
});

test("no pointer is drawn across what is needed for the answer", () => {
  const [guide, target] = [box(0, 300, 300, 500), box(0, 50, 1000, 100)];
  expect(clearLine(guide, target, [])).toEqual(between(guide, target));
  expect(clearLine(guide, target, [box(500, 150, 600, 250)])).toEqual(between(guide, target));
  expect(clearLine(guide, target, [box(100, 150, 200, 250)])).toBeNull();
});

test("no pointer is drawn across the table", () => {
  expect(clearLine(box(0, 600, 300, 800), box(0, 50, 1000, 100), [])).toBeNull();
});

test.each([
  ["above", box(300, 50, 500, 150), { x: 400, y: 295 }, { x: 0, y: 1 }],
  ["below", box(300, 550, 500, 650), { x: 400, y: 505 }, { x: 0, y: -1 }],
  ["to the left", box(50, 350, 150, 450), { x: 295, y: 400 }, { x: 1, y: 0 }],
  ["to the right", box(650, 350, 750, 450), { x: 505, y: 400 }, { x: -1, y: 0 }],
])("from a guide %s the arrow ends beside its target and points at it", (_, guide, at, along) => {
  const head = arrowTo(box(300, 300, 500, 500), guide, 5);
  expect({ x: head.x, y: head.y }).toEqual(at);
  expect(pointing(head.turned)).toEqual(along);
});

/** Where a head points that pointed down before it was turned clockwise. */
function pointing(degrees: number): Point {
  const turned = (degrees * Math.PI) / 180;
  const whole = (part: number) => Math.round(part) + 0; // never -0
  return { x: whole(-Math.sin(turned)), y: whole(Math.cos(turned)) };
}
