// Places of water: open sea, lake with reeds, waterfall, the deep, ice.

import { short as r } from "../chance";
import { between, disc, dots, either, H, land, line, many, mix, oval, points, shape, W } from "./brush";
import { clouds, curtains, moon, orb, stars, streaks, sun } from "./sky";
import { hills, peaks, edges, column, blade, firs, sheet, glints, swell, type Draw, foam } from "./ground";

export const sea: Draw = (p) => {
  const { c, height } = p;
  const high = 5 + 11 * height;
  return {
    wet: true,
    back:
      stars(p, 60) +
      orb(p, 15 + 10 * height) +
      streaks(p, 4, 50, 92) +
      peaks(p, 102, 10, 30, c.far, c.low) +
      sheet(p, 102) +
      glints(p, 102) +
      swell(p, 118, high * 0.5, mix(c.half, c.mid, 0.5)),
    front: swell(p, 132, high, mix(c.half, c.mid, 0.25)) + swell(p, 147, high * 1.2, c.near) + foam(p, 130),
  };
};

export const lake: Draw = (p) => {
  const { R, c, height } = p;
  const reeds = (count: number, tall: number) =>
    edges({ ...p, fine: true }, tall, (x, h, k) => blade(x, H + 2, h + count, k * between(R, 2, 9)));
  const heads = p.fine
    ? line(
        many(7, () => `M${r(either(R) * between(R, 62, 94) + 100)} ${r(between(R, 104, 128))}v8`),
        mix(c.near, c.light, 0.3),
        2.6,
      )
    : "";
  return {
    wet: true,
    back:
      stars(p, 60) +
      moon(p, 11 + 5 * height) +
      peaks(p, 90 - 22 * height, 24 + 22 * height, 34, c.far, c.low) +
      firs(p, 26, 104, 2, 14, c.half) +
      sheet(p, 104) +
      `<g transform="matrix(1 0 0 -.5 0 157)" opacity=".35">${hills(p, 96, 18, 34, c.half)}</g>` +
      glints(p, 105),
    front:
      shape(reeds(10, 54), c.near) +
      heads +
      oval(40 + R() * 30, 146, 13, 3, mix(c.near, c.tone, 0.3)) +
      oval(140 + R() * 20, 138, 9, 2.2, mix(c.near, c.tone, 0.3)),
  };
};

export const falls: Draw = (p) => {
  const { R, c, height } = p;
  const [x, w, y] = [p.x < 100 ? 146 : 54, 13 + 12 * height, 42 - 30 * height];
  const cliff = land([
    [-4, y + 30],
    [x - w - 26, y + 12],
    [x - w, y],
    [x + w, y],
    [x + w + 24, y + 8],
    [204, y + 34],
  ]);
  const threads = line(
    many(
      p.fine ? 9 : 4,
      () => `M${r(x - w + R() * 2 * w)} ${r(y + 1)}q${r((R() - 0.5) * 4)} 30 0 ${r(between(R, 56, 96))}`,
    ),
    "#ffffff",
    1.1,
    0.7,
  );
  return {
    wet: true,
    back:
      sun(p, 9) +
      clouds(p, 3, 30, 30, c.low, 0.35) +
      hills(p, 74, 20, 40, c.far) +
      shape(cliff, c.half) +
      (p.fine
        ? line(
            many(14, () => `M${r(R() * W)} ${r(between(R, y + 30, 116))}v${r(between(R, 6, 18))}`),
            c.near,
            1,
            0.5,
          )
        : "") +
      shape(
        `M${r(x - w)} ${r(y)}q${r(w)} 3 ${r(2 * w)} 0l${r(w * 0.3)} 86h${r(-w * 2.6)}Z`,
        mix(c.low, c.light, 0.4),
        0.62,
      ) +
      threads +
      sheet(p, 118) +
      oval(x, 120, w * 2.1, 9, "url(#f)", 0.95) +
      oval(x, 118, w * 1.5, 6, "#ffffff", 0.35),
    front:
      shape(
        edges(p, 26, (at, h) => column(at - 8, H + 2, 17, h, 7)),
        c.near,
      ) + dots(p.fine ? 26 : 8, () => [x + (R() - 0.5) * 70, between(R, 96, 122)], "#ffffff", 1.4, 0.6),
  };
};

export const deep: Draw = (p) => {
  const { R, c, height } = p;
  const kelp = (x: number, h: number, k: number) =>
    `M${r(x)} ${H + 2}q${r(k * 12)} ${r(-h * 0.3)} 0 ${r(-h * 0.55)}t${r(k * 4)} ${r(-h * 0.45)}q${r(k * 5)} ${r(h * 0.3)} ${r(k)} ${r(h * 0.5)}t${r(k * 3)} ${r(h * 0.5)}Z`;
  const shafts = many(p.fine ? 7 : 4, () => {
    const x = between(R, 10, 180);
    return `M${r(x)} -4h${r(between(R, 6, 18))}l${r((x - p.x) * 0.5 + 14)} 150h${r(-between(R, 18, 40))}Z`;
  });
  return {
    back:
      disc(p.x, -10, 120, "url(#l)", 0.9) +
      shape(shafts, c.light, 0.16) +
      hills(p, 120, 20 + 16 * height, 40, c.far, 0.8) +
      shape(
        many(4, () => `M${r(R() * W)} ${r(between(R, 30, 90))}q6 -4 12 0q-6 4 -12 0l-3 -2v4Z`),
        c.half,
        0.9,
      ) +
      hills(p, 136, 10, 34, c.half),
    front:
      shape(edges(p, 80 + 40 * height, kelp), c.near) +
      dots(p.fine ? 26 : 8, () => [R() * W, R() * H], c.light, 2, 0.45),
  };
};

export const ice: Draw = (p) => {
  const { R, c, height } = p;
  const berg = (x: number, h: number, w: number) => {
    const body: [number, number][] = [
      [x - w, 112],
      [x - w * 0.6, 112 - h * 0.5],
      [x - w * 0.2, 112 - h],
      [x + w * 0.15, 112 - h * 0.72],
      [x + w * 0.5, 112 - h * 0.8],
      [x + w, 112],
    ];
    return (
      shape(points(body), mix(c.low, "#ffffff", 0.55)) +
      shape(points([body[2]!, body[3]!, [x + w * 0.05, 112], [x - w * 0.35, 112]]), c.mid, 0.4)
    );
  };
  return {
    wet: true,
    back:
      stars(p, 60) +
      curtains(p) +
      moon(p, 10) +
      peaks(p, 100, 14, 26, c.far, "#ffffff") +
      berg(p.x < 100 ? 152 : 48, 30 + 56 * height, 34 + 10 * height) +
      berg(between(R, 20, 180), 22, 24) +
      sheet(p, 110) +
      glints(p, 110),
    front:
      shape(
        many(p.fine ? 6 : 4, () => {
          const [x, y, w] = [R() * W, between(R, 124, 152), between(R, 16, 40)];
          return `M${r(x)} ${r(y)}l${r(w * 0.3)} -4h${r(w * 0.5)}l${r(w * 0.2)} 4l${r(-w * 0.3)} 3.4h${r(-w * 0.4)}Z`;
        }),
        mix(c.low, "#ffffff", 0.6),
        0.9,
      ) + dots(p.fine ? 44 : 14, () => [R() * W, R() * H], "#ffffff", p.fine ? 1.3 : 1.8, 0.75),
  };
};
