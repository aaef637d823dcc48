// Places of fire: volcano, spires of basalt, a lake of lava, burnt woods, a cave full of flames.

import { short as r } from "../chance";
import { between, disc, H, line, many, mix, shape, W } from "./brush";
import { beams, clouds, orb, stars, streaks, sun } from "./sky";
import { hills, peaks, edges, shard, tongue, embers, type Draw } from "./ground";

export const volcano: Draw = (p) => {
  const { R, c, height } = p;
  const [x, y, half] = [p.x, 96 - 62 * height - 8, 46 + 22 * height];
  const cone = `M${r(x - half)} 132C${r(x - half * 0.5)} 118 ${r(x - 16)} ${r(y + 20)} ${r(x - 9)} ${r(y)}l5 3l4 -2l4 3l5 -4C${r(x + 16)} ${r(y + 20)} ${r(x + half * 0.5)} 118 ${r(x + half)} 132Z`;
  const stream = (k: number) =>
    line(
      `M${r(x + k * 3)} ${r(y + 2)}q${r(k * 4)} 18 ${r(k * 2)} 30t${r(k * 12)} ${r(between(R, 26, 44))}`,
      c.light,
      2.2,
      0.95,
    );
  return {
    back:
      stars(p, 50) +
      disc(x, y, 60, "url(#l)") +
      shape(
        many(5, (i) =>
          tongue(x + (i - 2) * 4, y + 4, 5 + R() * 3, 16 + R() * 26 * (0.5 + height), (R() - 0.5) * 26),
        ),
        c.light,
        0.75,
      ) +
      clouds({ ...p }, p.fine ? 5 : 3, 16, 24, c.near, 0.45) +
      hills(p, 112, 12, 44, c.far) +
      shape(cone, c.half) +
      many(p.fine ? 4 : 2, (i) => stream(i % 2 ? 1 : -1)) +
      hills(p, 128, 8, 30, c.near),
    front:
      shape(
        edges(p, 34, (at, h, k) => shard(at, H + 2, 13, h, k * -6)),
        mix(c.near, "#000000", 0.35),
      ) + embers(p, 40),
  };
};

export const basalt: Draw = (p) => {
  const { R, c, height } = p;
  const cluster = (x: number, foot: number, w: number, tall: number) =>
    Array.from(
      { length: 5 },
      (_, i) =>
        [
          x + (i - 2.5) * w,
          foot,
          w + 0.3,
          tall * (1 - 0.26 * Math.abs(i - 2)) * between(R, 0.6, 1.3),
        ] as const,
    );
  const row = (count: number, foot: number, w: number, tall: number, colour: string) => {
    const all = Array.from({ length: count }, (_, i) =>
      cluster(((i + 0.5) / count) * W + (R() - 0.5) * 26, foot, w, tall * between(R, 0.6, 1.1)),
    ).flat();
    const lit = p.x < 100 ? -0.3 : 0.9;
    const faces = all
      .map(([x, y, w, h]) => `M${r(x + w * 0.35)} ${r(y - h)}L${r(x + w * lit)} ${r(y)}H${r(x + w * 0.5)}Z`)
      .join("");
    return shape(all.map(([x, y, w, h]) => slant(x, y, w, h)).join(""), colour) + shape(faces, c.light, 0.2);
  };
  return {
    back:
      orb(p, 22 + 12 * height) +
      streaks(p, 4, 40, 92) +
      row(3, 134, 9, 62 + 34 * height, c.far) +
      disc(p.x, 134, 80, "url(#l)", 0.7) +
      row(2, 148, 12, 52 + 30 * height, c.half) +
      `<rect x="-2" y="132" width="204" height="32" fill="url(#h)" opacity=".55"/>`,
    front:
      shape(
        many(2, (i) =>
          cluster(i ? 190 : 8, H + 4, 11, 58 + 20 * height)
            .map(([x, y, w, h]) => slant(x, y, w, h))
            .join(""),
        ),
        mix(c.near, "#000000", 0.3),
      ) + embers(p, 34),
  };
};

const slant = (x: number, y: number, w: number, h: number) =>
  `M${r(x - w * 0.4)} ${r(y)}L${r(x + w * 0.2)} ${r(y - h)}l${r(w * 0.34)} ${r(w * 0.1)}l${r(w * 0.2)} ${r(w * 0.7)}L${r(x + w * 1.3)} ${r(y)}Z`;

export const lava: Draw = (p) => {
  const { R, c, height } = p;
  const crust = many(p.fine ? 16 : 7, () => {
    const [x, y, w] = [R() * W, between(R, 116, 158), between(R, 10, 34)];
    return `M${r(x)} ${r(y)}l${r(w * 0.3)} -3l${r(w * 0.5)} 1l${r(w * 0.2)} 3l${r(-w * 0.4)} 2.4Z`;
  });
  const wall = (count: number, tall: number) =>
    many(count, (i) =>
      tongue(
        i * (230 / count) - 10 + R() * 14,
        122,
        11 + R() * 9,
        tall * between(R, 0.5, 1.15),
        (R() - 0.5) * 36,
      ),
    );
  return {
    back:
      disc(p.x, 116, 110, "url(#l)", 0.9) +
      peaks(p, 96, 26, 34, c.half, c.low) +
      shape(wall(9, 62 + 44 * height), c.tone, 0.45) +
      shape(wall(7, 38 + 30 * height), c.light, 0.5),
    front:
      `<rect x="-2" y="118" width="204" height="46" fill="url(#h)"/>` +
      shape(crust, c.near, 0.85) +
      embers(p, 44),
  };
};

export const ash: Draw = (p) => {
  const { R, c, height } = p;
  const tree = (x: number, y: number, h: number) =>
    `M${r(x)} ${r(y)}V${r(y - h)}M${r(x)} ${r(y - h * 0.45)}l${r(h * 0.22)} ${r(-h * 0.26)}M${r(x)} ${r(y - h * 0.6)}l${r(-h * 0.2)} ${r(-h * 0.2)}M${r(x)} ${r(y - h * 0.78)}l${r(h * 0.12)} ${r(-h * 0.14)}`;
  const wood = (count: number, y: number, tall: number) =>
    many(count, () => tree(R() * W, y + R() * 12, tall * between(R, 0.6, 1.2)));
  return {
    back:
      sun(p, 10 + 5 * height) +
      streaks(p, 5, 20, 80) +
      hills(p, 100, 16, 50, c.far) +
      line(wood(p.fine ? 14 : 8, 116, 36 + 22 * height), c.half, 1.4) +
      hills(p, 122, 9, 60, c.half),
    front:
      hills(p, 148, 7, 44, c.near) + line(wood(3, 156, 66), mix(c.near, "#000000", 0.3), 2.6) + embers(p, 60),
  };
};

export const forge: Draw = (p) => {
  const { R, c, height } = p;
  const mouth = (wide: number, tall: number) => {
    const rim = Array.from({ length: 11 }, (_, i): [number, number] => {
      const a = (i / 10) * 3.1416;
      return [
        100 - wide * Math.cos(a) * between(R, 0.9, 1.1),
        150 - tall * Math.sin(a) * between(R, 0.88, 1.1),
      ];
    });
    return `M-4 -4H204V164H${r(rim[10]![0])}${[...rim]
      .reverse()
      .map(([x, y]) => `L${r(x)} ${r(y)}`)
      .join("")}V164H-4Z`;
  };
  return {
    back:
      disc(p.x, 110, 110, "url(#l)") +
      beams({ ...p, y: 126 }, p.fine ? 12 : 7, 0.13) +
      peaks(p, 124, 14, 20, c.half, c.low) +
      shape(
        many(8, (i) =>
          tongue(30 + i * 20, 154, 12, (44 + 46 * height) * between(R, 0.5, 1.1), (R() - 0.5) * 24),
        ),
        c.tone,
        0.6,
      ) +
      shape(mouth(100, 150), c.half),
    front: shape(mouth(112, 160), c.near) + hills(p, 154, 5, 30, c.near) + embers(p, 44),
  };
};
