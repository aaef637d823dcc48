// Where things lie on the boards, and the shapes they are drawn with.

import { chance, short as r } from "../../../kit/chance";
import type { Connection, Element, Point, Route } from "../../../generated/glow-pages";
import { BOX } from "../box/cards";

export type { Connection, Island, Point, Route, Spot } from "../../../generated/glow-pages";

export const W = 1374;
export const H = 715;
export const LEGIBLE = 11.5; // pixels: smaller letters are not drawn

/** Somebody's marker on a board. */
export interface Placed {
  seat: number;
  spot: string;
  kind: "group" | "camp" | "boat";
  adventurer?: string | null; // whose emblem a group carries
}

/** A spot where the person may go now. */
export interface Reach {
  spot: string;
  from?: string; // on the sea: two islands may lead to one
  cost: string; // with {markers}: "free", "1 {footprint}"
  action: string;
}

export const SPOTS = BOX.realm.spots;
export const ROUTES = BOX.realm.routes;
export const ISLANDS = BOX.sea.islands;
export const CONNECTIONS = BOX.sea.connections;

export const at = ([x, y]: Point): Point => [x * W, y * H];
export const move = ([x, y]: Point) => `translate(${r(x)} ${r(y)})`;

/** The middle of a straight line between two places, or where its symbol is. */
export const midway = (
  places: Record<string, { at: Point }>,
  { ends, at: mark }: Route | Connection,
): Point => {
  const [[a, b], [c, d]] = ends.map((end) => places[end]!.at) as [Point, Point];
  return mark ?? [(a + c) / 2, (b + d) / 2];
};

/** All at which a board tells something: its places, and what lies between them. */
export const tellingOf = (sea: boolean): Point[] => [
  ...Object.values<{ at: Point }>(sea ? ISLANDS : SPOTS).map(({ at }) => at),
  ...(sea
    ? CONNECTIONS.map((line) => midway(ISLANDS, line))
    : ROUTES.flatMap((route): Point[] => (route.at ? [route.at] : []))),
];

/** A line between two places: through its symbol where it has one, else a little bent. */
function curve([a, [x, y], b]: Curve): string {
  return `M${r(a[0])} ${r(a[1])}Q${r(x)} ${r(y)} ${r(b[0])} ${r(b[1])}`;
}

/** Where a line begins, the point towards which it bends, and where it ends. */
type Curve = [Point, Point, Point];

function curved(places: Record<string, { at: Point }>, { ends, at: mark }: Route | Connection): Curve {
  const [a, b] = ends.map((end) => at(places[end]!.at)) as [Point, Point];
  const through = mark && at(mark);
  const bend: Point = through
    ? [2 * through[0] - (a[0] + b[0]) / 2, 2 * through[1] - (a[1] + b[1]) / 2]
    : bent(a, b, ends.join());
  return [a, bend, b];
}

function bent(a: Point, b: Point, seed: string): Point {
  const away = (chance(seed)() - 0.5) * 0.28;
  return [(a[0] + b[0]) / 2 - (b[1] - a[1]) * away, (a[1] + b[1]) / 2 + (b[0] - a[0]) * away];
}

export const routeCurve = (route: Route | Connection) => curved(SPOTS, route);
export const seaCurve = (line: Route | Connection) => curved(ISLANDS, line);
export const routeLine = (route: Route) => curve(routeCurve(route));
export const seaLine = (line: Connection) => curve(seaCurve(line));

export function joins<T extends { ends: [string, string] }>(lines: T[], a: string, b: string): T | undefined {
  return lines.find(({ ends }) => (ends[0] === a && ends[1] === b) || (ends[0] === b && ends[1] === a));
}

/** The lines along which a path leads. */
export const along = <T extends { ends: [string, string] }>(lines: T[], path: string[]): T[] =>
  path.slice(1).flatMap((spot, i) => joins(lines, path[i]!, spot) ?? []);

/** The outline of an element's badge around the origin. */
export function badge(element: Element, s: number): string {
  const points = (list: Point[]) => `M${list.map(([x, y]) => `${r(x * s)} ${r(y * s)}`).join("L")}Z`;
  const round = (rx: number, ry: number) =>
    `M${r(-rx)} 0A${r(rx)} ${r(ry)} 0 0 1 ${r(rx)} 0A${r(rx)} ${r(ry)} 0 0 1 ${r(-rx)} 0Z`;
  const shapes: Record<Element, () => string> = {
    fire: () => points([[0, -1.1], [1.06, -0.3], [0.7, 0.97], [-0.7, 0.97], [-1.06, -0.3]]), // prettier-ignore
    water: () => round(s, s),
    earth: () => points([[0, -1.18], [1.18, 0], [0, 1.18], [-1.18, 0]]), // prettier-ignore
    air: () =>
      `M${r(-0.36 * s)} ${r(-0.82 * s)}H${r(0.36 * s)}A${r(0.82 * s)} ${r(0.82 * s)} 0 0 1 ${r(0.36 * s)} ${r(0.82 * s)}H${r(-0.36 * s)}A${r(0.82 * s)} ${r(0.82 * s)} 0 0 1 ${r(-0.36 * s)} ${r(-0.82 * s)}Z`,
    nature: () =>
      `M${r(-s)} ${r(-s)}H${r(s * 0.2)}Q${r(s)} ${r(-s)} ${r(s)} ${r(-s * 0.2)}V${r(s)}H${r(-s * 0.2)}Q${r(-s)} ${r(s)} ${r(-s)} ${r(s * 0.2)}Z`,
  };
  return shapes[element]();
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASIDE = 10_000; // so much farther is what lies more to the side than ahead: it comes last

/**
 * Which of these points an arrow key leads to from one of them; -1 if none lies there.
 *
 * It is the nearest in the quarter around the arrow, both ways added up: whoever presses the arrow that points to a
 * place comes nearer to it each time, and cannot be led in a circle.
 */
export function towards(key: string, points: Point[], from: number): number {
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  const far = (i: number) => {
    const [dx, dy] = [points[i]![0] - points[from]![0], points[i]![1] - points[from]![1]];
    const ahead = dx * arrow[0] + dy * arrow[1];
    const aside = Math.abs(dx * arrow[1] + dy * arrow[0]);
    if (ahead <= 1) return Infinity;
    return ahead + (aside <= ahead ? aside : ASIDE + 2 * aside);
  };
  const nearest = points.map((_, i) => i).sort((a, b) => far(a) - far(b))[0]!;
  return far(nearest) < Infinity ? nearest : -1;
}

/** By spot: who is there, in the order of the seats. */
export function gathered(places: Placed[], kind: Placed["kind"]): [string, Placed[]][] {
  const bySpot = new Map<string, Placed[]>();
  for (const placed of places)
    if (placed.kind === kind) bySpot.set(placed.spot, [...(bySpot.get(placed.spot) ?? []), placed]);
  return [...bySpot];
}
