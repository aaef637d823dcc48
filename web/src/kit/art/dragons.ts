// Places of dragons: summits, a ridge like a spine, a gate, a hoard.

import { short as r } from "../chance";
import { between, disc, dots, either, H, land, line, many, mix, shape, W } from "./brush";
import { beams, curtains, orb, stars, sun, type Place } from "./sky";
import { hills, peaks, edges, shard, type Draw, roof } from "./ground";

export const summits: Draw = (p) => {
  const { c, height } = p;
  return {
    back:
      stars(p) +
      orb(p, 20 + 12 * height) +
      peaks(p, 88 - 26 * height, 30 + 30 * height, 30, c.far, "#ffe0a3") +
      peaks(p, 116, 26, 26, c.half, "#ffcf7a"),
    front:
      hills(p, 148, 7, 26, c.near) +
      shape(
        edges(p, 46, (x, h, k) => shard(x, H + 2, 12, h, k * -5)),
        c.near,
      ) +
      gold(p),
  };
};

const gold = (p: Place) =>
  dots(p.fine ? 34 : 10, () => [p.R() * W, between(p.R, 14, 150)], "#ffe0a3", p.fine ? 1.2 : 1.8, 0.75);

export const spine: Draw = (p) => {
  const { R, c, height } = p;
  const side = either(R);
  const back = many(p.fine ? 15 : 10, (i) => {
    const k = i / (p.fine ? 14 : 9);
    const [x, y] = [100 + side * (k * 200 - 100), 122 - Math.sin(k * 3.1) * (34 + 34 * height)];
    return `M${r(x - 9)} ${r(y + 8)}L${r(x + side * 3)} ${r(y - 15 * (1.1 - Math.abs(k - 0.5)))}L${r(x + 9)} ${r(y + 8)}Z`;
  });
  const ridge = land(
    Array.from({ length: 14 }, (_, i): [number, number] => [
      i * 16 - 4,
      126 - Math.sin((i / 13) * 3.1) * (34 + 34 * height),
    ]),
    true,
  );
  return {
    back:
      stars(p) +
      sun(p, 13) +
      curtains(p) +
      hills(p, 96, 14, 40, c.far) +
      shape(back, mix(c.half, "#ffcf7a", 0.25)) +
      shape(ridge, c.half) +
      scales(p),
    front: hills(p, 150, 6, 36, c.near) + gold(p),
  };
};

const scales = (p: Place) =>
  p.fine
    ? line(
        many(
          36,
          (i) =>
            `M${r((i % 12) * 17 + (i % 24 > 11 ? 8 : 0))} ${r(118 + Math.floor(i / 12) * 9)}a8 7 0 0 0 16 0`,
        ),
        "#ffe0a3",
        0.7,
        0.3,
      )
    : "";

export const gate: Draw = (p) => {
  const { c, height } = p;
  const [w, y] = [40 + 14 * height, 70 - 52 * height];
  const pillar = (x: number) => `M${r(x - 8)} 140L${r(x - 6)} ${r(y)}h12L${r(x + 8)} 140Z`;
  const beam = `M${r(100 - w - 18)} ${r(y - 2)}q${r(w + 18)} -14 ${r(2 * w + 36)} 0l-4 9q${r(-w - 14)} -12 ${r(-2 * w - 28)} 0Z`;
  return {
    back:
      stars(p) +
      orb({ ...p, x: 100, y: 72 }, 30 + 8 * height) +
      beams({ ...p, x: 100, y: 72 }, p.fine ? 9 : 5, 0.1) +
      peaks(p, 108, 18, 26, c.far, "#ffe0a3") +
      shape(pillar(100 - w) + pillar(100 + w) + beam, c.half) +
      line(
        `M${r(100 - w - 5)} ${r(y + 6)}L${r(100 - w - 7)} 138M${r(100 + w - 5)} ${r(y + 6)}L${r(100 + w - 7)} 138`,
        "#ffcf7a",
        1.4,
        0.8,
      ) +
      hills(p, 132, 5, 40, c.half),
    front:
      shape(
        many(4, (i) => `M${r(60 - i * 12)} ${r(140 + i * 6)}H${r(140 + i * 12)}v7H${r(60 - i * 12)}Z`),
        c.near,
        0.9,
      ) + gold(p),
  };
};

export const hoard: Draw = (p) => {
  const { R, c, height } = p;
  const heap = dots(
    p.fine ? 120 : 36,
    () => {
      const x = R() * W;
      return [x, 156 - Math.pow(R(), 1.2) * (18 + (20 + 14 * height) * Math.sin((x / W) * 3.1))];
    },
    "#ffcf7a",
    p.fine ? 3.4 : 5,
    0.95,
  );
  return {
    back:
      disc(p.x, 40, 100, "url(#l)", 0.9) +
      beams(p, p.fine ? 9 : 5, 0.16) +
      peaks(p, 108, 22, 26, c.far, c.low) +
      shape(
        many(6, (i) =>
          shard(i * 36 - 6, 134, 12, (30 + 56 * height) * between(R, 0.5, 1.1), (R() - 0.5) * 18),
        ),
        c.half,
        0.95,
      ) +
      roof(p),
    front:
      hills(p, 146, 6, 50, c.near) +
      heap +
      dots(p.fine ? 40 : 10, () => [R() * W, between(R, 134, 156)], "#fff3c4", 1.4, 0.9),
  };
};
