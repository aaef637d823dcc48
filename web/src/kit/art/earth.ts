// Places of earth: mesas, crystals, woods, standing stones, a hollow.

import { short as r } from "../chance";
import { between, disc, dots, H, line, many, mix, shape, W } from "./brush";
import { beams, orb, stars, streaks, sun, type Place } from "./sky";
import { hills, peaks, edges, shard, firs, grass, type Draw, roof } from "./ground";

export const mesa: Draw = (p) => {
  const { R, c, height } = p;
  const table = (x: number, w: number, y: number, foot: number, colour: string) =>
    shape(
      `M${r(x - w * 1.35)} ${foot}L${r(x - w)} ${r(y + (foot - y) * 0.45)}V${r(y)}H${r(x + w)}V${r(y + (foot - y) * 0.4)}L${r(x + w * 1.3)} ${foot}Z`,
      colour,
    ) +
    line(
      many(p.fine ? 5 : 2, (i) => `M${r(x - w)} ${r(y + 5 + i * (foot - y) * 0.09)}h${r(w * 2)}`),
      c.light,
      0.9,
      0.35,
    );
  const side = p.x < 100 ? 1 : -1;
  return {
    back:
      sun(p, 9 + 5 * height) +
      streaks(p, 3, 40, 90) +
      hills(p, 108, 8, 50, c.far) +
      table(100 - side * 70, 16 + R() * 8, 84, 124, mix(c.half, c.near, 0.15)) +
      table(
        100 + side * between(R, 42, 58),
        20 + 8 * height,
        76 - 52 * height,
        128,
        mix(c.half, c.near, 0.4),
      ) +
      hills(p, 126, 6, 46, c.half),
    front:
      strata(p, 138) +
      shape(
        edges(p, 22, (x, h, k) => shard(x, H + 2, 12, h, k * -3)),
        c.near,
      ),
  };
};

const strata = (p: Place, y: number) =>
  many(3, (i) => hills(p, y + i * 8, 4, 40, mix(p.c.half, p.c.near, 0.4 + i * 0.3)));

export const crystals: Draw = (p) => {
  const { R, c, height } = p;
  const one = (x: number, y: number, w: number, h: number, lean: number) =>
    shape(shard(x, y, w, h, lean), mix(c.tone, c.low, 0.4), 0.92) +
    shape(
      `M${r(x)} ${r(y)}l${r(lean * 0.8)} ${r(-h * 0.8)}l${r(w * 0.5 + lean * 0.2)} ${r(-h * 0.2)}l${r(-w * 0.1 - lean * 0.8)} ${r(h)}Z`,
      c.light,
      0.4,
    );
  const side = p.x < 100 ? 1 : -1;
  return {
    back:
      disc(p.x, 96, 96, "url(#l)", 0.8) +
      beams({ ...p, y: 96 }, p.fine ? 8 : 4, 0.1) +
      peaks(p, 104, 20, 24, c.far, c.low) +
      many(p.fine ? 7 : 5, (i) =>
        one(
          100 + side * (22 + i * 11),
          132,
          9 + R() * 7,
          (34 + 60 * height) * between(R, 0.5, 1.1) * (1 - i * 0.08),
          side * between(R, -4, 16),
        ),
      ) +
      hills(p, 130, 7, 26, c.half),
    front:
      many(p.fine ? 5 : 3, () =>
        one(
          100 - side * between(R, 46, 94),
          H + 2,
          10 + R() * 6,
          between(R, 18, 42),
          -side * between(R, 0, 12),
        ),
      ) +
      hills(p, 153, 5, 24, c.near) +
      roof(p),
  };
};

export const wood: Draw = (p) => {
  const { R, c, height } = p;
  const trunk = (x: number, w: number) =>
    `M${r(x - w)} ${H + 2}Q${r(x - w * 0.4)} 90 ${r(x - w * 0.6)} -4H${r(x + w * 0.6)}Q${r(x + w * 0.3)} 90 ${r(x + w * 1.1)} ${H + 2}Z`;
  return {
    back:
      sun(p, 10) +
      beams(p, p.fine ? 9 : 5, 0.13) +
      firs(p, 22, 104, 8, 34 + 20 * height, c.far) +
      firs(p, 16, 122, 10, 44 + 30 * height, c.half) +
      hills(p, 128, 6, 50, c.half),
    front:
      shape(trunk(p.x < 100 ? 182 : 16, 12 + 10 * height) + trunk(p.x < 100 ? 10 : 190, 8), c.near) +
      grass(p, 40, 22, 5, c.near) +
      dots(p.fine ? 24 : 8, () => [R() * W, between(R, 50, 140)], c.light, 1.6, 0.7),
  };
};

export const menhirs: Draw = (p) => {
  const { R, c, height } = p;
  const stone = (x: number, y: number, w: number, h: number) =>
    `M${r(x - w)} ${r(y)}l${r(w * 0.25)} ${r(-h * 0.9)}q${r(w * 0.8)} ${r(-h * 0.2)} ${r(w * 1.4)} ${r(h * 0.06)}l${r(w * 0.35)} ${r(h * 0.84)}Z`;
  const at = (k: number) => 100 + k * 26 + (R() - 0.5) * 6;
  const tall = 34 + 46 * height;
  return {
    back:
      stars(p, 70) +
      orb(p, 18 + 8 * height) +
      hills(p, 104, 12, 60, c.far) +
      shape(
        many(5, (i) =>
          stone(at(i - 2), 122, 7 + R() * 4, tall * (0.55 + 0.2 * Math.abs(i - 2)) * between(R, 0.85, 1.1)),
        ),
        c.half,
      ) +
      hills(p, 120, 5, 70, c.half),
    front:
      shape(stone(p.x < 100 ? 178 : 22, 156, 15, tall + 26), c.near) +
      hills(p, 150, 5, 60, c.near) +
      grass(p, 40, 14, p.x < 100 ? 4 : -4, c.near),
  };
};

export const hollow: Draw = (p) => {
  const { R, c, height } = p;
  const [x, w, y] = [p.x, 44 + 16 * height, 34 - 20 * height];
  const rim = `M-4 -4H204V164H${r(x + w)}C${r(x + w * 1.2)} 110 ${r(x + w * 0.8)} ${r(y)} ${r(x)} ${r(y)}S${r(x - w * 1.25)} 100 ${r(x - w)} 164H-4Z`;
  const roots = line(
    many(
      p.fine ? 9 : 4,
      () =>
        `M${r(x + (R() - 0.5) * w * 1.5)} ${r(y + R() * 10)}q${r((R() - 0.5) * 12)} ${r(between(R, 6, 14))} ${r((R() - 0.5) * 8)} ${r(between(R, 14, 34))}`,
    ),
    c.half,
    1.3,
  );
  return {
    back:
      sun({ ...p, y: 60 }, 11) +
      beams({ ...p, y: 60 }, p.fine ? 8 : 5, 0.16) +
      hills(p, 100, 18, 30, c.far) +
      hills(p, 116, 8, 40, mix(c.far, c.half, 0.5)) +
      shape(rim, c.half) +
      line(
        `M${r(x - w * 0.98)} 140C${r(x - w * 1.2)} 100 ${r(x - w * 0.9)} ${r(y)} ${r(x)} ${r(y)}`,
        c.light,
        1.2,
        0.5,
      ) +
      roots,
    front:
      strata(p, 142) +
      shape(
        edges(p, 20, (at, h, k) => shard(at, H + 2, 12, h, k * -2)),
        c.near,
      ),
  };
};
