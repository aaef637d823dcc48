// Places of wind: a sea of clouds, high meadows, isles in the air, storm, needles of rock.

import { short as r } from "../chance";
import { between, disc, dots, line, many, mix, shape, W } from "./brush";
import { clouds, orb, streaks, sun, type Place } from "./sky";
import { hills, peaks, fir, gull, grass, type Draw } from "./ground";

export const cloudsea: Draw = (p) => {
  const { c, height } = p;
  return {
    back:
      sun(p, 11 + 4 * height) +
      streaks(p, 3, 24, 60) +
      peaks(p, 96 - 30 * height, 20 + 34 * height, 40, c.far, "#ffffff") +
      clouds(p, 7, 96, 16, mix(c.low, "#ffffff", 0.35), 0.75) +
      peaks(p, 124, 18, 34, c.half, c.low),
    front: clouds(p, 8, 136, 22, mix(c.low, "#ffffff", 0.5), 0.8) + birds(p, 4),
  };
};

const birds = (p: Place, count: number) =>
  p.fine
    ? line(
        many(count, () => gull(between(p.R, 20, 180), between(p.R, 20, 70), between(p.R, 3, 6))),
        p.c.near,
        1,
        0.75,
      )
    : "";

export const meadow: Draw = (p) => {
  const { R, c, height } = p;
  const lean = p.x < 100 ? 12 : -12;
  const gusts = line(
    many(p.fine ? 7 : 4, () => {
      const y = between(R, 16, 96);
      return `M${r(R() * 60 - 10)} ${r(y)}c40 ${r(-between(R, 6, 18))} 70 14 ${r(between(R, 80, 110))} -2c14 -8 16 -18 6 -19c-8 0 -9 8 -3 10`;
    }),
    "#ffffff",
    1.3,
    0.42,
  );
  return {
    back:
      sun(p, 9) +
      clouds(p, 4, 34, 30, "#ffffff", 0.4) +
      peaks(p, 96 - 16 * height, 16 + 26 * height, 44, c.far, "#ffffff") +
      hills(p, 108, 14, 70, mix(c.far, c.half, 0.5)) +
      gusts +
      hills(p, 124, 12, 80, c.half),
    front:
      grass(p, 90, 30, lean, c.near) +
      dots(p.fine ? 34 : 10, () => [R() * W, between(R, 40, 140)], mix(c.light, "#ffffff", 0.6), 1.7, 0.85),
  };
};

export const isles: Draw = (p) => {
  const { R, c, height } = p;
  const isle = (x: number, y: number, w: number, colour: string) =>
    shape(
      `M${r(x - w)} ${r(y)}q${r(w * 0.5)} ${r(-w * 0.32)} ${r(w)} ${r(-w * 0.2)}t${r(w)} ${r(w * 0.2)}l${r(-w * 0.4)} ${r(w * 0.42)}l${r(-w * 0.22)} ${r(-w * 0.06)}l${r(-w * 0.3)} ${r(w * 0.7)}l${r(-w * 0.34)} ${r(-w * 0.56)}l${r(-w * 0.3)} ${r(w * 0.04)}Z`,
      colour,
    ) +
    shape(
      many(p.fine ? 4 : 2, () => fir(x + (R() - 0.5) * w, y - w * 0.1, w * 0.42)),
      mix(colour, c.tone, 0.35),
    ) +
    (p.fine ? line(`M${r(x + w * 0.3)} ${r(y + w * 0.2)}v${r(w * 0.9)}`, "#ffffff", 1.4, 0.5) : "");
  const side = p.x < 100 ? 1 : -1;
  return {
    back:
      sun(p, 10) +
      clouds(p, 5, 40, 60, "#ffffff", 0.32) +
      isle(100 - side * 66, 66 + R() * 16, 15, c.far) +
      isle(100 + side * between(R, 50, 64), 72 - 34 * height, 22 + 12 * height, c.half) +
      isle(100 - side * between(R, 20, 40), 40, 9, c.far),
    front: clouds(p, 7, 132, 26, mix(c.low, "#ffffff", 0.45), 0.72) + birds(p, 5),
  };
};

export const storm: Draw = (p) => {
  const { R, c, height } = p;
  const [x, y] = [p.x, 46];
  const whirl = line(
    many(
      p.fine ? 9 : 6,
      (i) =>
        `M${r(x - 22 - i * 13)} ${r(y + i * 3)}a${r(22 + i * 13)} ${r(9 + i * 5.4)} 0 1 1 ${r(34 + i * 20)} ${r(8 + i * 4)}`,
    ),
    c.light,
    2.2,
    0.36,
  );
  return {
    back:
      disc(x, y, 70, "url(#l)", 0.8) +
      whirl +
      clouds(p, 6, 10, 22, c.near, 0.5) +
      peaks(p, 116 - 20 * height, 18 + 24 * height, 36, c.far, c.low) +
      hills(p, 128, 8, 40, c.half),
    front:
      line(
        many(p.fine ? 30 : 12, () => `M${r(R() * 230)} ${r(R() * 130)}l-7 22`),
        c.light,
        0.9,
        0.4,
      ) + grass(p, 44, 24, -16, c.near),
  };
};

export const needles: Draw = (p) => {
  const { R, c, height } = p;
  const needle = (x: number, y: number, w: number, h: number) =>
    `M${r(x - w)} ${r(y)}Q${r(x - w * 0.4)} ${r(y - h * 0.4)} ${r(x - w * 0.15)} ${r(y - h)}l${r(w * 0.35)} ${r(h * 0.03)}Q${r(x + w * 0.5)} ${r(y - h * 0.4)} ${r(x + w)} ${r(y)}Z`;
  const row = (count: number, y: number, h: number, w: number) =>
    many(count, () => needle(R() * W, y, w * between(R, 0.7, 1.3), h * between(R, 0.5, 1.1)));
  return {
    back:
      orb(p, 16 + 6 * height) +
      shape(row(6, 130, 56 + 30 * height, 11), c.far) +
      clouds(p, 5, 92, 22, mix(c.low, "#ffffff", 0.35), 0.7) +
      shape(row(4, 150, 66 + 44 * height, 14), c.half),
    front: clouds(p, 7, 136, 22, mix(c.low, "#ffffff", 0.3), 0.8) + birds(p, 6),
  };
};
