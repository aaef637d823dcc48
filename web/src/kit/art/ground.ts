// What places are built of: hills, peaks, trees, flames, water. Each is one path, drawn by chance.

import { short as r } from "../chance";
import { between, dots, H, heights, land, line, many, shape, W } from "./brush";
import { type Place } from "./sky";

export interface Drawn {
  back: string;
  front: string;
  wet?: boolean; // the emblem is mirrored below
}
export type Draw = (p: Place) => Drawn;

export const hills = (p: Place, y: number, swing: number, step: number, colour: string, opacity = 1) =>
  shape(land(heights(p.R, y, swing, step), true), colour, opacity);

/** Peaks with a lit and a dark side, and snow where it is fine. */
export function peaks(p: Place, y: number, swing: number, step: number, colour: string, lit: string): string {
  const line = heights(p.R, y, swing, step);
  const side = p.x < 100 ? -1 : 1;
  const tops = line.filter(([, top], i) => top < (line[i - 1]?.[1] ?? H) && top < (line[i + 1]?.[1] ?? H));
  const faces = tops.map(([x, top]) => {
    const h = (y + swing - top) * 0.9;
    return `M${r(x)} ${r(top)}l${r(side * h * 0.34)} ${r(h * 0.55)}l${r(-side * h * 0.12)} ${r(h * 0.05)}l${r(side * h * 0.1)} ${r(h * 0.4)}l${r(-side * h * 0.36)} ${r(-h * 0.3)}Z`;
  });
  return shape(land(line), colour) + shape(faces.join(""), lit, 0.4);
}

/** Rocks or columns at both edges, in the dark. */
export const edges = (p: Place, tall: number, draw: (x: number, h: number, lean: number) => string) =>
  many(p.fine ? 12 : 8, (i) => {
    const side = i % 2;
    const near = Math.pow(p.R(), 1.6) * 62;
    return draw(side ? W - near : near, tall * (1 - near / 90) * between(p.R, 0.5, 1.1), side ? -1 : 1);
  });

export const column = (x: number, y: number, w: number, h: number, cap: number) =>
  `M${r(x)} ${r(y)}V${r(y - h)}l${r(w * 0.5)} ${r(-cap)}l${r(w * 0.5)} ${r(cap * 0.7)}V${r(y)}Z`;
export const shard = (x: number, y: number, w: number, h: number, lean: number) =>
  `M${r(x)} ${r(y)}l${r(lean * 0.8)} ${r(-h * 0.8)}l${r(w * 0.5 + lean * 0.2)} ${r(-h * 0.2)}l${r(w * 0.5)} ${r(h * 0.22)}l${r(-lean * 0.6)} ${r(h * 0.78)}Z`;
export const blade = (x: number, y: number, h: number, lean: number) =>
  `M${r(x)} ${r(y)}q${r(lean * 0.3)} ${r(-h * 0.6)} ${r(lean)} ${r(-h)}q${r(-lean * 0.2)} ${r(h * 0.5)} ${r(-lean + 2)} ${r(h)}Z`;
export const fir = (x: number, y: number, h: number) =>
  `M${r(x)} ${r(y - h)}l${r(h * 0.16)} ${r(h * 0.38)}h${r(-h * 0.07)}l${r(h * 0.15)} ${r(h * 0.34)}h${r(-h * 0.08)}l${r(h * 0.13)} ${r(h * 0.28)}h${r(-h * 0.58)}l${r(h * 0.13)} ${r(-h * 0.28)}h${r(-h * 0.08)}l${r(h * 0.15)} ${r(-h * 0.34)}h${r(-h * 0.07)}Z`;
export const tongue = (x: number, y: number, w: number, h: number, k: number) =>
  `M${r(x - w)} ${r(y)}C${r(x - w)} ${r(y - h * 0.45)} ${r(x - w * 0.2 + k)} ${r(y - h * 0.5)} ${r(x + k * 0.6)} ${r(y - h)}C${r(x + k * 0.4 + w * 0.3)} ${r(y - h * 0.55)} ${r(x + w)} ${r(y - h * 0.45)} ${r(x + w)} ${r(y)}Z`;
export const gull = (x: number, y: number, w: number) =>
  `M${r(x - w)} ${r(y - w * 0.3)}q${r(w * 0.6)} ${r(-w * 0.3)} ${r(w)} ${r(w * 0.3)}q${r(w * 0.4)} ${r(-w * 0.6)} ${r(w)} ${r(-w * 0.3)}`;
export const hut = (x: number, y: number, w: number) =>
  `M${r(x)} ${r(y)}v${r(-w * 0.5)}l${r(w * 0.5)} ${r(-w * 0.55)}l${r(w * 0.5)} ${r(w * 0.55)}v${r(w * 0.5)}Z`;

export const embers = (p: Place, count: number) =>
  dots(
    p.fine ? count : count / 3,
    () => [p.R() * W, between(p.R, 10, 140)],
    p.c.light,
    p.fine ? 1.3 : 2,
    0.8,
  );
export const firs = (p: Place, count: number, y: number, deep: number, tall: number, colour: string) =>
  shape(
    many(p.fine ? count : count * 0.7, () => fir(p.R() * W, y + p.R() * deep, tall * between(p.R, 0.6, 1.2))),
    colour,
  );
export const grass = (p: Place, count: number, tall: number, lean: number, colour: string) =>
  shape(
    many(p.fine ? count : count / 2, () =>
      blade(p.R() * W, H + 2, tall * between(p.R, 0.4, 1.2), lean * between(p.R, 0.4, 1.3)),
    ),
    colour,
  );
export const sheet = (p: Place, y: number) =>
  `<rect x="-2" y="${y}" width="204" height="${H - y + 2}" fill="url(#w)"/>`;
export const glints = (p: Place, y: number) =>
  line(
    many(p.fine ? 26 : 9, () => {
      const down = Math.pow(p.R(), 1.4);
      const w = 3 + down * 26 * p.R();
      return `M${r(p.x + (p.R() - 0.5) * (20 + down * 70) - w / 2)} ${r(y + 3 + down * 48)}h${r(w)}`;
    }),
    p.c.light,
    1.2,
    0.6,
  );
export const swell = (p: Place, y: number, high: number, colour: string) => {
  const n = 4 + Math.floor(p.R() * 3);
  const [w, start] = [(W + 40) / n, -30 * p.R()];
  return shape(
    `M${r(start - 10)} ${H + 4}V${r(y)}` +
      many(
        n + 1,
        () =>
          `q${r(w * 0.55)} ${r(-high * 1.6)} ${r(w * 0.62)} ${r(-high * 0.2)}q${r(w * 0.04)} ${r(high * 0.7)} ${r(w * 0.38)} ${r(high * 0.2)}`,
      ) +
      `V${H + 4}Z`,
    colour,
  );
};

export const roof = (p: Place) =>
  shape(
    `M-4 -4H204V8` +
      many(12, (i) => `L${r(196 - i * 17)} ${r(6 + (i % 2) * between(p.R, 8, 24))}`) +
      `L-4 8Z`,
    p.c.near,
  );

export const foam = (p: Place, y: number) =>
  p.fine ? dots(40, () => [p.R() * W, y + p.R() * 26], p.c.light, 1, 0.55) : "";
