// What is above: light, stars, clouds.

import { short as r } from "../chance";
import { between, disc, dots, line, many, mix, oval, shape, W, type Chance } from "./brush";

/** Colours of a picture, from the zenith to the ground before our feet. */
export interface Colours {
  top: string;
  mid: string;
  low: string; // at the horizon
  light: string;
  far: string;
  half: string;
  near: string;
  tone: string; // of the family
}

export interface Place {
  R: Chance;
  c: Colours;
  height: number; // 0 to 1: how tall what stands there is
  fine: boolean;
  x: number; // where the light is
  y: number;
  dark: boolean; // it is night
}

export const stars = ({ R, c, fine, dark }: Place, to = 80) => {
  if (!dark) return "";
  const anywhere = (): [number, number] => [R() * W, R() * to];
  const bright = dots(fine ? 26 : 9, anywhere, "#fff", 1.1, 0.75);
  return bright + (fine ? dots(60, anywhere, c.light, 0.6, 0.6) : "");
};

/** A sun with a wide tone; the picture's light. */
export const sun = ({ c, x, y }: Place, size: number) =>
  disc(x, y, size * 4.4, "url(#l)", 0.85) + disc(x, y, size, mix(c.light, "#ffffff", 0.5));

export function moon({ c, x, y, fine }: Place, size: number, turn = 0.45): string {
  const k = size * turn;
  const crescent = `M${r(x + k)} ${r(y - size)}A${r(size)} ${r(size)} 0 1 0 ${r(x + size)} ${r(y + k)}A${r(size * 0.86)} ${r(size * 0.86)} 0 0 1 ${r(x + k)} ${r(y - size)}Z`;
  const rings = fine
    ? line(
        `M${r(x - size * 2.6)} ${r(y)}a${r(size * 2.6)} ${r(size * 2.6)} 0 1 0 ${r(size * 5.2)} 0`,
        c.light,
        0.5,
        0.25,
      )
    : "";
  return disc(x, y, size * 4, "url(#l)", 0.6) + rings + shape(crescent, mix(c.light, "#ffffff", 0.55));
}

/** A full moon or a setting sun, cut by what stands before it. */
export const orb = ({ R, c, x, y, fine }: Place, size: number) =>
  disc(x, y, size * 2.2, "url(#l)", 0.7) +
  disc(x, y, size, mix(c.light, "#ffffff", 0.25)) +
  (fine
    ? many(5, () => {
        const [a, d] = [R() * 7, R() * size * 0.7];
        return oval(
          x + d * Math.cos(a),
          y + d * Math.sin(a),
          size * between(R, 0.06, 0.2),
          size * between(R, 0.05, 0.14),
          c.low,
          0.3,
        );
      })
    : "");

/** Beams from the light, over everything. */
export const beams = ({ R, c, x, y }: Place, count = 7, opacity = 0.13) =>
  many(count, () => {
    const [a, w] = [R() * 6.3, between(R, 0.05, 0.16)];
    const end = (to: number) => `${r(x + 240 * Math.cos(to))} ${r(y + 240 * Math.sin(to))}`;
    return shape(`M${r(x)} ${r(y)}L${end(a)}L${end(a + w)}Z`, c.light, opacity);
  });

const puff = (x: number, y: number, w: number) =>
  `M${r(x)} ${r(y)}q${r(w * 0.02)} ${r(-w * 0.2)} ${r(w * 0.22)} ${r(-w * 0.16)}q${r(w * 0.1)} ${r(-w * 0.2)} ${r(w * 0.32)} ${r(-w * 0.08)}q${r(w * 0.22)} ${r(-w * 0.12)} ${r(w * 0.26)} ${r(w * 0.1)}q${r(w * 0.2)} 0 ${r(w * 0.2)} ${r(w * 0.14)}q${r(-w * 0.5)} ${r(w * 0.09)} ${r(-w)} 0Z`;

export const clouds = (
  { R }: Place,
  count: number,
  y: number,
  deep: number,
  colour: string,
  opacity: number,
) =>
  shape(
    many(count, () => puff(between(R, -30, W - 20), y + R() * deep, between(R, 40, 85))),
    colour,
    opacity,
  );

/** Long thin clouds before a low light. */
export const streaks = ({ R, c }: Place, count: number, from: number, to: number) =>
  shape(
    many(count, () => {
      const [x, y, w] = [between(R, -40, 150), between(R, from, to), between(R, 40, 110)];
      return `M${r(x)} ${r(y)}q${r(w / 2)} -3.4 ${r(w)} 0q${r(-w / 2)} 2.2 ${r(-w)} 0Z`;
    }),
    mix(c.low, c.light, 0.35),
    0.55,
  );

export const curtains = ({ R, c, fine }: Place) =>
  many(fine ? 4 : 2, (i) => {
    const [x, y, w] = [between(R, -20, 120), between(R, 2, 26), between(R, 60, 110)];
    const d = `M${r(x)} ${r(y)}q${r(w * 0.3)} 22 ${r(w * 0.6)} 4t${r(w * 0.5)} 8l-8 ${r(between(R, 30, 48))}q${r(-w * 0.3)} -14 ${r(-w * 0.5)} -2t${r(-w * 0.5)} -8Z`;
    return shape(d, i % 2 ? "url(#a)" : c.tone, i % 2 ? 1 : 0.14);
  });
