// Pins walk and boats sail along the line that leads where they go.

import { skippable } from "../../../kit/skip";
import { still } from "../../../settings.svelte";
import { joins, type Connection, type Point, type Route } from "./map";

/** Where a marker stands: at which place, and at which point of the board. */
export interface Stand {
  spot: string;
  x: number;
  y: number;
  lines: (Route | Connection)[];
  bend: (line: Route | Connection) => [Point, Point, Point]; // a line as its beginning, its bend and its end
}

export const STRIDE = 400; // milliseconds
const PARTS = 12; // of a way, each of them straight

let latest: Animation | undefined;
let skipped = false; // somebody has ended it by a tap

/** Whether the marker that set out last is still on its way. */
export const walking = (): boolean => latest?.playState === "running";

/** Whether somebody did not want to see the marker that set out last arrive. */
export const hurried = (): boolean => skipped;

function setOut(node: SVGElement, frames: Keyframe[]): void {
  const walk = (latest = node.animate(frames, { duration: STRIDE, easing: "ease-in-out" }));
  skipped = false;
  const over = skippable(() => {
    skipped = true;
    walk.finish();
  });
  walk.onfinish = walk.oncancel = over;
}

/** Let a marker go along the line to its new place whenever that is another one. */
export function walks(node: SVGElement, stand: Stand): { update: (now: Stand) => void } {
  let last = stand;
  return {
    update(now) {
      if (now.spot !== last.spot && !still()) setOut(node, way(last, now));
      last = now;
    },
  };
}

function way(from: Stand, to: Stand): Keyframe[] {
  const line = joins(from.lines, from.spot, to.spot);
  const points = line ? along(from.bend(line), line.ends[0] === to.spot) : [];
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const [dx, dy] = points[i] ?? [0, 0];
    const part = i / PARTS;
    const [x, y] = [from.x + (to.x - from.x) * part + dx, from.y + (to.y - from.y) * part + dy];
    return { transform: `translate(${x}px, ${y}px)` };
  });
}

/** How far a curve leads away from the straight line between its ends, part by part. */
function along([a, bend, b]: [Point, Point, Point], backwards: boolean): Point[] {
  const off = [0, 1].map((axis) => bend[axis]! - (a[axis]! + b[axis]!) / 2);
  const found = Array.from({ length: PARTS + 1 }, (_, i) => {
    const part = i / PARTS;
    return off.map((by) => 2 * part * (1 - part) * by) as Point;
  });
  return backwards ? found.reverse() : found;
}
