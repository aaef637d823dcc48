// Where the guide stands: near what it speaks of, and never over what one needs for the answer.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Point {
  x: number;
  y: number;
}

export interface Shape {
  width: number;
  height: number;
}
/** What lies about, and how much it matters that it stays in sight. */
export interface Around {
  keep?: Box[]; // what one needs for the answer
  holds?: Box[]; // what is told at the table: dice, tokens, other players
  spare?: Box[]; // what may be covered if nothing else can
  edges?: Box[]; // room between these may be just high enough
  pointed?: boolean; // a line shall lead from here to the target
}

const GAP = 22; // pixels between the guide and what it points at
const FAR = 240; // pixels that a pointer may be long: a longer one crosses the table, and the frame is enough
const GRID = 16; // places to try across the window, and as many down
const LEAST = 14; // pixels of something that must be in sight, both ways
const RING = 8; // pixels around what is meant, for its light
const EDGE = 8; // pixels to the edge of the window
// Of what is covered, by the square, of the way, of a place without a line, and of a narrower shape.
const WEIGHT = { keep: 1000, holds: 30, spare: 0.25, far: 4, lineless: 20_000, slim: 3000 };

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The best place for a guide that can have these shapes: it covers nothing that is needed, if that can be, as
 *  little as possible of the rest, and is near one of its targets. */
export function placed(targets: Box[], shapes: Shape[], room: Box, around: Around): Box {
  const tried = shapes.flatMap((shape, slim) =>
    places(targets, shape, room, around.edges ?? []).map((box) => ({
      box,
      cost: slim ** 2 * WEIGHT.slim + costOf(box, targets, around),
    })),
  );
  return tried.reduce((best, one) => (one.cost < best.cost ? one : best)).box;
}

/** Where a guide of this shape might stand: beside each target, anywhere, and close to edges. */
function places(targets: Box[], { width, height }: Shape, room: Box, edges: Box[]): Box[] {
  const at = (left: number, top: number): Box => {
    const x = within(left, room.left + EDGE, Math.max(room.left + EDGE, room.right - EDGE - width));
    const y = within(top, room.top + EDGE, Math.max(room.top + EDGE, room.bottom - EDGE - height));
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  const steps = Array.from({ length: GRID + 1 }, (_, i) => i / GRID);
  const anywhere = steps.flatMap((i) =>
    steps.map((j) => at(room.right * i - width / 2, room.bottom * j - height / 2)),
  );
  const close = edges.flatMap(({ left, top, bottom }) => [
    at(left, bottom + EDGE),
    at(left, top - EDGE - height),
  ]);
  return [...targets.flatMap((target) => beside(target, width, height, at)), ...anywhere, ...close];
}

function beside(target: Box, width: number, height: number, at: (left: number, top: number) => Box): Box[] {
  const { x, y } = middle(target);
  const lefts = [target.left, x - width / 2, target.right - width];
  const tops = [target.top, y - height / 2, target.bottom - height];
  return [
    ...lefts.flatMap((left) => [at(left, target.bottom + GAP), at(left, target.top - GAP - height)]),
    ...tops.flatMap((top) => [at(target.right + GAP, top), at(target.left - GAP - width, top)]),
  ];
}

function costOf(box: Box, targets: Box[], { keep = [], holds = [], spare = [], pointed }: Around): number {
  const covers = (boxes: Box[]) => boxes.reduce((sum, kept) => sum + shared(box, kept), 0);
  const way = Math.min(...targets.map((target) => apart(box, target)));
  return (
    WEIGHT.keep * covers([...(pointed ? targets.map(ringed) : targets), ...keep]) +
    WEIGHT.holds * covers(holds) +
    WEIGHT.spare * covers(spare) +
    WEIGHT.far * way +
    (pointed && way > FAR ? WEIGHT.lineless : 0)
  );
}

const ringed = ({ left, top, right, bottom }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  right: right + RING,
  bottom: bottom + RING,
});

function apart(from: Box, to: Box): number {
  const [start, end] = between(from, to);
  return Math.hypot(end.x - start.x, end.y - start.y);
}

/** Of several things the one that is closest. */
export const nearest = (from: Box, boxes: Box[]): Box =>
  boxes.reduce((best, box) => (apart(from, box) < apart(from, best) ? box : best));

/** The shortest line from one box to another. */
export function between(from: Box, to: Box): [Point, Point] {
  const facing = (low: number, high: number, other: number, far: number): [number, number] =>
    high < other
      ? [high, other]
      : low > far
        ? [low, far]
        : (() => {
            const shared = (Math.max(low, other) + Math.min(high, far)) / 2;
            return [shared, shared];
          })();
  const [x1, x2] = facing(from.left, from.right, to.left, to.right);
  const [y1, y2] = facing(from.top, from.bottom, to.top, to.bottom);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** The line from one box to another if it is short and clear: one that runs over cards only confuses. */
export function clearLine(from: Box, to: Box, keep: Box[]): [Point, Point] | null {
  const [start, end] = between(from, to);
  if (Math.hypot(end.x - start.x, end.y - start.y) > FAR) return null;
  const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
  const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
  const crosses = (box: Box) =>
    box.left < right + 1 && box.right > left - 1 && box.top < bottom && box.bottom > top;
  return keep.some(crosses) ? null : [start, end];
}

/** Where the head of an arrow lies that comes from another box, and how far it is turned from pointing down. */
export function arrowTo(target: Box, from: Box, gap: number): Point & { turned: number } {
  const { x, y } = middle(target);
  const far = middle(from);
  if (from.bottom <= target.top) return { x, y: target.top - gap, turned: 0 };
  if (from.top >= target.bottom) return { x, y: target.bottom + gap, turned: 180 };
  if (far.x < x) return { x: target.left - gap, y, turned: -90 };
  return { x: target.right + gap, y, turned: 90 };
}

export const boxOf = (found: Element): Box => found.getBoundingClientRect();

/** The part of something that its frames leave in sight; null if they hide it. */
export function inSight(found: Element): Box | null {
  let { left, top, right, bottom } = boxOf(found);
  for (let frame = found.parentElement; frame; frame = frame.parentElement) {
    if (getComputedStyle(frame).overflow === "visible") continue;
    const box = boxOf(frame);
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right - left < LEAST || bottom - top < LEAST ? null : { left, top, right, bottom };
}
