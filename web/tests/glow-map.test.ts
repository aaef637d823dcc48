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
