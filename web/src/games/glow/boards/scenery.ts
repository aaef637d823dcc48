// The country under the maps: drawn once, the same for everybody.

import { chance, short as r } from "../../../kit/chance";
import { at, H, ISLANDS, SPOTS, W, type Point } from "./map";
import { TINTS } from "../box/palette";

const BEYOND = 160; // a window of another shape shows more than the board
const across = (R: () => number) => r(R() * (W + 2 * BEYOND) - BEYOND);
const down = (R: () => number) => r(R() * (H + 2 * BEYOND) - BEYOND);
const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A soft disc for each spot, so that lands of an element appear by themselves. */
export function lands(): string {
  return Object.values(SPOTS)
    .map((spot) => {
      const [x, y] = at(spot.at);
      const kind = spot.needs
        ? TINTS[spot.needs]
        : spot.village
          ? "village"
          : spot.without
            ? "barred"
            : "start";
      return `<circle cx="${r(x)}" cy="${r(y)}" r="${spot.without ? 120 : 170}" fill="url(#g-land-${kind})"/>`;
    })
    .join("");
}

/** Contours, firs, peaks and fireflies, away from the spots. */
export function country(): string {
  const R = chance("realm");
  const spots = Object.values(SPOTS).map((spot) => at(spot.at));
  const free = (x: number, y: number, gap: number) => spots.every(([a, b]) => Math.hypot(a - x, b - y) > gap);
  const contours = many(50, () => contour(R));
  const wood = many(470, () => {
    const [x, y, h, kind] = [across(R), down(R), 13 + R() * 17, R()];
    if (!free(x, y, 44)) return "";
    return kind < 0.72 ? fir(x, y, h) : peak(x, y, h);
  });
  return contours + wood + lights(R, 70);
}

const contour = (R: () => number) => {
  const [x, y, a] = [across(R), down(R), 24 + R() * 70];
  const rings = many(3, (k) => {
    const s = a * (1 - k * 0.27);
    return `M${r(x - s * 1.5)} ${r(y)}c${r(s * 0.2)} ${r(-s * 0.9)} ${r(s * 2.2)} ${r(-s)} ${r(s * 3)} ${r(-s * 0.1)}c${r(s * 0.1)} ${r(s * 0.8)} ${r(-s * 2.6)} ${r(s)} ${r(-s * 3)} ${r(s * 0.1)}z`;
  });
  return `<path d="${rings}" fill="none" stroke="#cfc6ff" stroke-opacity=".09" stroke-width="1.6"/>`;
};

const fir = (x: number, y: number, h: number) =>
  `<path d="M${r(x)} ${r(y - h)}l${r(h * 0.24)} ${r(h * 0.5)}h${r(-h * 0.1)}l${r(h * 0.2)} ${r(h * 0.5)}h${r(-h * 0.68)}l${r(h * 0.2)} ${r(-h * 0.5)}h${r(-h * 0.1)}z" fill="#0a0b1f" opacity=".66"/>`;

const peak = (x: number, y: number, h: number) =>
  `<path d="M${r(x - h)} ${r(y)}l${r(h)} ${r(-h * 1.15)}l${r(h)} ${r(h * 1.15)}z" fill="#1b1a3c" stroke="#6f6aa8" stroke-opacity=".35" opacity=".85"/><path d="M${r(x - h * 0.3)} ${r(y - h * 0.8)}l${r(h * 0.3)} ${r(-h * 0.35)}l${r(h * 0.3)} ${r(h * 0.35)}l${r(-h * 0.18)} ${r(h * 0.16)}l${r(-h * 0.14)} ${r(-h * 0.14)}l${r(-h * 0.12)} ${r(h * 0.12)}z" fill="#cfc9f5" opacity=".4"/>`;

const lights = (R: () => number, count: number) =>
  many(count, () => {
    const [x, y, s, o] = [across(R), down(R), 1 + R() * 1.8, r(0.2 + R() * 0.5)];
    return `<circle cx="${x}" cy="${y}" r="${r(s)}" fill="#f4e6b8" opacity="${o}"/>`;
  });

/** Waves, rings of foam and stars in the water. */
export function water(): string {
  const R = chance("sea");
  const waves = many(210, () => {
    const [x, y, l] = [across(R), down(R), 14 + R() * 34];
    return `<path d="M${r(x)} ${r(y)}q${r(l / 4)} ${r(-l / 6)} ${r(l / 2)} 0t${r(l / 2)} 0" fill="none" stroke="#9fd2ff" stroke-opacity="${r(0.08 + R() * 0.16)}" stroke-width="1.8" stroke-linecap="round"/>`;
  });
  return waves + lights(R, 80);
}

/** A shore: an irregular round, the same for an island every time. */
export function shore([x, y]: Point, size: number, seed: string): string {
  const R = chance(seed);
  const corners = Array.from({ length: 11 }, (_, i) => {
    const [angle, s] = [(i / 11) * Math.PI * 2, size * (0.84 + R() * 0.3)];
    return [x + Math.cos(angle) * s * 1.28, y + Math.sin(angle) * s * 0.86] as Point;
  });
  const middle = (a: Point, b: Point) => `${r((a[0] + b[0]) / 2)} ${r((a[1] + b[1]) / 2)}`;
  const last = corners[corners.length - 1]!;
  const sides = corners.map(
    (c, i) => `Q${r(c[0])} ${r(c[1])} ${middle(c, corners[(i + 1) % corners.length]!)}`,
  );
  return `M${middle(last, corners[0]!)}${sides.join("")}Z`;
}

/** Huts, palms and rocks, by island. */
export function growth(name: string): string {
  const R = chance(`${name}growth`);
  const [x, y] = at(ISLANDS[name]!.at);
  return many(7, () => {
    const [angle, h] = [R() * Math.PI * 2, 9 + R() * 9];
    const [a, b] = [x + Math.cos(angle) * 62, y + Math.sin(angle) * 36];
    return R() < 0.7 ? fir(a, b, h * 1.3) : peak(a, b, h * 0.8);
  });
}
