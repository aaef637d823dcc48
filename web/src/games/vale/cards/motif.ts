// What moves behind a creature, seeded by its name so that no two cards are alike.

import { chance, short as r } from "../../../kit/chance";
import { FAMILIES, type Family } from "../box/families";

const W = 200;
const H = 160;
const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

export function motif(name: string, family: Family): string {
  return DRAWN[family](chance(name + family), FAMILIES[family], family);
}

type Palette = (typeof FAMILIES)[Family];
type Draw = (R: () => number, p: Palette, family: Family) => string;

const dust = (R: () => number, count: number, colour: string, size: number) =>
  many(
    count,
    () =>
      `<circle cx="${r(R() * W)}" cy="${r(R() * H)}" r="${r(0.6 + R() * size)}" fill="${colour}" opacity="${r(0.25 + R() * 0.6)}"/>`,
  );

const fire: Draw = (R, p, family) =>
  many(7, (i) => {
    const [x, h, w, k] = [10 + i * 30 + R() * 16, 60 + R() * 70, 16 + R() * 18, (R() - 0.5) * 40];
    const left = `C${r(x - w)} ${r(H - h * 0.45)} ${r(x - w * 0.2 + k)} ${r(H - h * 0.5)} ${r(x + k * 0.6)} ${r(H - h)}`;
    const right = `C${r(x + k * 0.4 + 6)} ${r(H - h * 0.55)} ${r(x + w)} ${r(H - h * 0.45)} ${r(x + w)} ${H}`;
    return `<path d="M${r(x - w)} ${H} ${left} ${right}Z" fill="url(#fade-${family})" opacity="${r(0.35 + R() * 0.4)}"/>`;
  }) + dust(R, 22, p.hi, 2.1);

const water: Draw = (R, p) => {
  const [x, y] = [60 + R() * 80, 112 + R() * 14];
  const ripples = many(10, (i) => {
    const n = i + 1;
    return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${n * 17}" ry="${r(n * 5.6)}" fill="none" stroke="${p.hi}" stroke-width="${r(2.4 - n * 0.18)}" opacity="${r(0.55 - n * 0.045)}" stroke-dasharray="${r(30 + R() * 90)} ${r(6 + R() * 16)}"/>`;
  });
  return (
    ripples +
    many(
      5,
      (i) =>
        `<path d="M-5 ${r(8 + i * 15 + R() * 6)} q25 ${r(-6 - R() * 4)} 50 0 t50 0 t50 0 t60 0" fill="none" stroke="${p.mid}" stroke-width="1.4" opacity="${r(0.16 + R() * 0.2)}"/>`,
    )
  );
};

const earth: Draw = (R, p) => {
  const strata = many(5, (i) => {
    const y = 62 + i * 22;
    let d = `M-2 ${H + 4} L-2 ${r(y + R() * 14)}`;
    for (let x = 14; x <= W + 12; x += 18 + R() * 14) d += ` L${r(x)} ${r(y + (R() - 0.5) * 26)}`;
    return `<path d="${d} L${W + 4} ${H + 4}Z" fill="${i % 2 ? p.lo : p.bg[0]}" opacity="${r(0.45 + i * 0.1)}" stroke="${p.hi}" stroke-opacity=".3"/>`;
  });
  return (
    strata +
    many(
      9,
      () =>
        `<path d="M${r(R() * W)} ${r(70 + R() * 80)} l${r(4 + R() * 8)} ${r(-2 - R() * 3)} l${r(3 + R() * 5)} ${r(4 + R() * 4)}" stroke="${p.hi}" stroke-opacity=".35" fill="none"/>`,
    )
  );
};

const wind: Draw = (R, p) =>
  many(9, (i) => {
    const [y, a] = [8 + i * 17 + R() * 8, 14 + R() * 18];
    return `<path d="M-10 ${r(y)} C40 ${r(y - a)} 90 ${r(y + a)} ${r(130 + R() * 30)} ${r(y - 4)} c${r(18 + R() * 10)} -8 ${r(24 + R() * 8)} -24 8 -26 c-12 -1 -14 12 -4 14" fill="none" stroke="${p.hi}" stroke-width="${r(0.8 + R() * 2)}" stroke-linecap="round" opacity="${r(0.18 + R() * 0.34)}"/>`;
  });

const dragon: Draw = (R) =>
  `<rect width="${W}" height="${H}" fill="url(#scales)" opacity=".8" transform="rotate(${r(R() * 16 - 8)} 100 80)"/>` +
  dust(R, 16, "#ffe0a3", 1.5);

const DRAWN: Record<Family, Draw> = { fire, water, earth, wind, dragon };
