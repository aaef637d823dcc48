// Places on the way: a trail with lanterns, a village, the sea at night, a camp, graves.

import { short as r } from "../chance";
import { between, disc, H, line, many, mix, shape, type Chance } from "./brush";
import { clouds, moon, orb, stars, streaks, type Place } from "./sky";
import {
  hills,
  peaks,
  edges,
  fir,
  tongue,
  hut,
  firs,
  grass,
  sheet,
  glints,
  swell,
  type Draw,
  foam,
} from "./ground";

const lantern = (x: number, y: number, size: number) =>
  disc(x, y, size * 4.2, "url(#g)", 0.8) +
  `<rect x="${r(x - size * 0.6)}" y="${r(y - size)}" width="${r(size * 1.2)}" height="${r(size * 1.9)}" rx="${r(size * 0.4)}" fill="#ffe9a8"/>`;

export const trail: Draw = (p) => {
  const { R, c, height } = p;
  const bend = p.x < 100 ? 1 : -1;
  const way = `M${r(100 - bend * 6)} 112C${r(100 + bend * 40)} 120 ${r(100 - bend * 50)} 132 ${r(100 - bend * 10)} 162H${r(100 + bend * 60)}C${r(100 + bend * 10)} 136 ${r(100 + bend * 70)} 120 ${r(100 + bend * 2)} 112Z`;
  return {
    back:
      stars(p, 60) +
      moon(p, 9 + 4 * height) +
      firs(p, 26, 102, 8, 28 + 14 * height, c.far) +
      firs(p, 18, 116, 8, 40 + 26 * height, c.half) +
      hills(p, 118, 5, 50, c.half) +
      shape(way, mix(c.low, "#ffd9a0", 0.4), 0.8),
    front:
      firs(p, 0, 0, 0, 0, c.near) +
      shape(
        edges(p, 84, (x, h) => fir(x, H + 6, h + 16)),
        c.near,
      ) +
      many(p.fine ? 3 : 2, (i) =>
        lantern(100 + bend * (i % 2 ? 44 : -38) + (R() - 0.5) * 12, 118 + i * 9, 2.6 + i * 0.6),
      ),
  };
};

export const village: Draw = (p) => {
  const { R, c, height } = p;
  const roofs: [number, number, number][] = Array.from({ length: p.fine ? 9 : 6 }, (_, i) => [
    8 + i * (184 / (p.fine ? 9 : 6)) + R() * 8,
    124 + R() * 10,
    (15 + R() * 9) * (0.8 + 0.4 * height),
  ]);
  const windows = roofs
    .map(([x, y, w]) => `M${r(x + w * 0.36)} ${r(y - w * 0.14)}v${r(-w * 0.3)}h${r(w * 0.28)}v${r(w * 0.3)}Z`)
    .join("");
  const [x, tall] = [p.x < 100 ? 154 : 46, 34 + 40 * height];
  const tower = `M${r(x - 7)} 128V${r(128 - tall)}l7 -16l7 16V128Z`;
  return {
    back:
      stars(p, 70) +
      moon(p, 10) +
      peaks(p, 92, 22, 36, c.far, c.low) +
      hills(p, 112, 9, 60, mix(c.far, c.half, 0.6)) +
      shape(tower, c.half) +
      lantern(x, 128 - tall + 6, 2.8) +
      disc(100, 124, 74, "url(#g)", 0.45) +
      shape(roofs.map(([at, y, w]) => hut(at, y, w)).join(""), c.half) +
      shape(windows, "#ffe9a8"),
    front: hills(p, 146, 6, 50, c.near) + grass(p, 30, 12, 4, c.near) + smoke(p, roofs),
  };
};

const smoke = (p: Place, roofs: [number, number, number][]) =>
  p.fine
    ? line(
        roofs
          .slice(0, 4)
          .map(([x, y, w]) => `M${r(x + w * 0.7)} ${r(y - w)}q5 -8 0 -14t3 -14`)
          .join(""),
        p.c.low,
        1.6,
        0.4,
      )
    : "";

export const nightsea: Draw = (p) => {
  const { R, c, height } = p;
  const boat = (x: number, y: number, w: number) =>
    shape(
      `M${r(x - w)} ${r(y)}h${r(w * 2)}q${r(-w * 0.3)} ${r(w * 0.5)} ${r(-w * 0.6)} ${r(w * 0.5)}h${r(-w * 0.8)}q${r(-w * 0.4)} 0 ${r(-w * 0.6)} ${r(-w * 0.5)}Z`,
      c.near,
    ) +
    shape(
      `M${r(x + w * 0.1)} ${r(y - 1)}v${r(-w * 1.7)}q${r(w * 0.9)} ${r(w * 0.8)} ${r(w * 0.8)} ${r(w * 1.7)}Z`,
      mix(c.light, c.low, 0.2),
    ) +
    lantern(x - w * 0.8, y - 3, w * 0.16);
  return {
    wet: true,
    back:
      stars(p, 90) +
      orb(p, 13 + 8 * height) +
      hills(p, 104, 14, 60, c.far) +
      sheet(p, 104) +
      glints(p, 104) +
      boat(p.x < 100 ? between(R, 142, 166) : between(R, 34, 58), 118, 9 + 7 * height),
    front: swell(p, 138, 5, mix(c.half, c.mid, 0.2)) + swell(p, 150, 6, c.near) + foam(p, 138),
  };
};

export const camp: Draw = (p) => {
  const { R, c, height } = p;
  const [x, w] = [p.x < 100 ? 150 : 50, 17 + 9 * height];
  return {
    back:
      stars(p, 70) +
      moon(p, 9) +
      peaks(p, 94, 26, 40, c.far, c.low) +
      firs(p, 20, 116, 6, 32, c.half) +
      hills(p, 120, 6, 60, c.half) +
      disc(x, 126, 54, "url(#g)", 0.9) +
      shape(`M${r(x - w)} 130L${r(x)} ${r(130 - w * 1.35)}L${r(x + w)} 130Z`, mix(c.tone, c.near, 0.35)) +
      shape(`M${r(x - w * 0.3)} 130L${r(x)} ${r(130 - w * 0.95)}L${r(x + w * 0.3)} 130Z`, "#ffe9a8", 0.9),
    front:
      hills(p, 146, 5, 60, c.near) +
      shape(
        edges(p, 60, (at, h) => fir(at, H + 6, h + 8)),
        c.near,
      ) +
      shape(
        many(3, (i) => tongue(200 - x + (i - 1) * 4, 142, 3.4, 12 + R() * 8, (R() - 0.5) * 8)),
        "#ffd27a",
        0.95,
      ) +
      disc(200 - x, 138, 26, "url(#g)", 0.9),
  };
};

/** A tree without leaves: every branch forks into two shorter ones. */
function twigs(R: Chance, x: number, y: number, angle: number, long: number, left: number): string {
  if (left === 0) return "";
  const [to, at] = [x + long * Math.cos(angle), y - long * Math.sin(angle)];
  const fork = [-1, 1].map((k) =>
    twigs(R, to, at, angle + k * between(R, 0.25, 0.6), long * between(R, 0.55, 0.8), left - 1),
  );
  return `M${r(x)} ${r(y)}L${r(to)} ${r(at)}${fork.join("")}`;
}

export const graves: Draw = (p) => {
  const { R, c, height } = p;
  const bare = (x: number, tall: number, k: number) =>
    twigs(R, x, H, 1.57 + k * 0.08, tall * 0.4, p.fine ? 5 : 4);
  const grave = (x: number, y: number, w: number) =>
    `M${r(x - w)} ${r(y)}v${r(-w * 1.5)}a${r(w)} ${r(w)} 0 0 1 ${r(w * 2)} 0v${r(w * 1.5)}Z`;
  const side = p.x < 100 ? 1 : -1;
  return {
    back:
      stars(p, 70) +
      orb(p, 19 + 9 * height) +
      streaks(p, 3, 40, 88) +
      hills(p, 108, 12, 60, c.far) +
      shape(
        many(p.fine ? 6 : 4, () => grave(between(R, 12, 188), 124, between(R, 3.4, 5.6))),
        c.half,
      ) +
      hills(p, 123, 5, 60, c.half),
    front:
      line(
        bare(100 + side * 76, 112, -side) + bare(100 - side * 88, 76, side),
        mix(c.near, "#000000", 0.25),
        1.7,
      ) +
      hills(p, 150, 6, 60, c.near) +
      clouds(p, 4, 136, 12, c.low, 0.35),
  };
};
