// What pictures are painted with: numbers by chance, colours between colours, and the shortest SVG for a shape.

import { short as r } from "../chance";

export const W = 200;
export const H = 160;
export type Chance = () => number;

export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
export const between = (R: Chance, least: number, most: number) => least + R() * (most - least);
export const either = (R: Chance) => (R() < 0.5 ? -1 : 1);

const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour that lies so far from one to the other; both as #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const to = parts(other);
  const mixed = parts(one).map((part, i) => Math.round(part + (to[i]! - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${r(opacity)}"` : ""}/>`;
export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${r(width)}" stroke-linecap="round" opacity="${Math.round(opacity * 100) / 100}"/>`;
export const disc = (x: number, y: number, size: number, fill: string, opacity = 1) =>
  `<circle cx="${r(x)}" cy="${r(y)}" r="${r(size)}" fill="${fill}"${opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ""}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"/>`;

/** Dots of one size, all in one path. */
export const dots = (count: number, at: () => [number, number], colour: string, size: number, opacity = 1) =>
  line(
    many(count, () => {
      const [x, y] = at();
      return `M${r(x)} ${r(y)}h0`;
    }),
    colour,
    size,
    opacity,
  );

export const points = (list: [number, number][]) => `M${list.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}Z`;

/** Land up to a line that its heights tell, from the left edge to the right one; rounded or in corners. */
export function land(heights: [number, number][], rounded = false): string {
  let d = `M-4 ${H + 4}L-4 ${r(heights[0]![1])}`;
  heights.forEach(([x, y], i) => {
    const before = heights[i - 1] ?? [-4, y];
    d += rounded ? `S${r((before[0] + 2 * x) / 3)} ${r(y)} ${r(x)} ${r(y)}` : `L${r(x)} ${r(y)}`;
  });
  return `${d}L${W + 4} ${r(heights.at(-1)![1])}V${H + 4}Z`;
}

/** Heights of hills or of peaks: every second one is high. */
export function heights(R: Chance, y: number, swing: number, step: number): [number, number][] {
  const found: [number, number][] = [];
  for (let x = -2, i = Math.floor(R() * 2); x < W + step; x += step * between(R, 0.6, 1.25), i++)
    found.push([x, y + (i % 2 ? -1 : 0.4) * swing * between(R, 0.35, 1)]);
  return found;
}
