import { expect, test } from "vitest";
import {
  along,
  at,
  CONNECTIONS,
  ISLANDS,
  ROUTES,
  SPOTS,
  towards,
  type Point,
} from "../src/games/glow/boards/map";

test("every line joins two places of its board", () => {
  expect(Object.keys(SPOTS)).toHaveLength(61);
  expect(ROUTES).toHaveLength(74);
  expect(ROUTES.flatMap(({ ends }) => ends).every((end) => end in SPOTS)).toBe(true);
  expect(CONNECTIONS.flatMap(({ ends }) => ends).every((end) => end in ISLANDS)).toBe(true);
});

test("a path leads along the routes between its spots, in either direction", () => {
  const ends = along(ROUTES, ["spot_31", "spot_30", "spot_29"]).map((route) => route.ends);
  expect(ends).toEqual([
    ["spot_30", "spot_31"],
    ["spot_29", "spot_30"],
  ]);
});

test("an arrow key leads to the nearest spot that way, and nowhere where there is none", () => {
  const points = ["spot_30", "spot_29", "spot_36"].map<Point>((spot) => at(SPOTS[spot]!.at));
  expect(towards("ArrowUp", points, 0)).toBe(1);
  expect(towards("ArrowLeft", points, 0)).toBe(2);
  expect(towards("ArrowRight", points, 0)).toBe(-1);
  expect(towards("a", points, 0)).toBe(-1);
});

/** How often one presses the arrow that points to a place before one is there; 100 if that leads in a circle. */
function presses(points: Point[], from: number, to: number): number {
  let [here, times] = [from, 0];
  while (here !== to && here >= 0 && times < 100) {
    const [dx, dy] = [points[to]![0] - points[here]![0], points[to]![1] - points[here]![1]];
    const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
    const along = dy > 0 ? "ArrowDown" : "ArrowUp";
    here = towards(Math.abs(dx) > Math.abs(dy) ? across : along, points, here);
    times++;
  }
  return here === to ? times : 100;
}

test.each([
  ["Realm", Object.values(SPOTS)],
  ["Sea", Object.values(ISLANDS)],
])("whoever presses the arrow that points to a place of the %s comes to it, from everywhere", (_, places) => {
  const points = places.map<Point>((place) => at(place.at));
  const ways = points.flatMap((_, from) => points.map((_, to) => presses(points, from, to)));
  expect(ways).toHaveLength(points.length ** 2);
  expect(Math.max(...ways)).toBeLessThan(points.length);
});
