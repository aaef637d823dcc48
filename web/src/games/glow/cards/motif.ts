// What moves behind an emblem, seeded by the card's name so that no two cards are alike.

import { chance, short as r } from "../../../kit/chance";
import { PAINTS, type Paint, type Tint } from "../box/palette";

const W = 200;
const H = 160;
const many = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

type Draw = (R: () => number, p: Paint, tint: Tint) => string;

export const motif = (name: string, tint: Tint) => DRAWN[tint](chance(name + tint), PAINTS[tint], tint);

const dust = (R: () => number, count: number, colour: string, size: number) =>
  many(
    count,
    () =>
      `<circle cx="${r(R() * W)}" cy="${r(R() * H)}" r="${r(0.6 + R() * size)}" fill="${colour}" opacity="${r(0.25 + R() * 0.6)}"/>`,
  );

const flames: Draw = (R, p, tint) =>
  many(7, (i) => {
    const [x, h, w, k] = [10 + i * 30 + R() * 16, 60 + R() * 70, 16 + R() * 18, (R() - 0.5) * 40];
    const left = `C${r(x - w)} ${r(H - h * 0.45)} ${r(x - w * 0.2 + k)} ${r(H - h * 0.5)} ${r(x + k * 0.6)} ${r(H - h)}`;
    const right = `C${r(x + k * 0.4 + 6)} ${r(H - h * 0.55)} ${r(x + w)} ${r(H - h * 0.45)} ${r(x + w)} ${H}`;
    return `<path d="M${r(x - w)} ${H} ${left} ${right}Z" fill="url(#g-fade-${tint})" opacity="${r(0.35 + R() * 0.4)}"/>`;
  }) + dust(R, 22, p.hi, 2.1);

const ripples: Draw = (R, p) => {
  const [x, y] = [60 + R() * 80, 112 + R() * 14];
  const rings = many(10, (i) => {
    const n = i + 1;
    return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${n * 17}" ry="${r(n * 5.6)}" fill="none" stroke="${p.hi}" stroke-width="${r(2.4 - n * 0.18)}" opacity="${r(0.55 - n * 0.045)}" stroke-dasharray="${r(30 + R() * 90)} ${r(6 + R() * 16)}"/>`;
  });
  const waves = many(
    5,
    (i) =>
      `<path d="M-5 ${r(8 + i * 15 + R() * 6)} q25 ${r(-6 - R() * 4)} 50 0 t50 0 t50 0 t60 0" fill="none" stroke="${p.mid}" stroke-width="1.4" opacity="${r(0.16 + R() * 0.2)}"/>`,
  );
  return rings + waves;
};

const gusts: Draw = (R, p) =>
  many(9, (i) => {
    const [y, a] = [8 + i * 17 + R() * 8, 14 + R() * 18];
    return `<path d="M-10 ${r(y)} C40 ${r(y - a)} 90 ${r(y + a)} ${r(130 + R() * 30)} ${r(y - 4)} c${r(18 + R() * 10)} -8 ${r(24 + R() * 8)} -24 8 -26 c-12 -1 -14 12 -4 14" fill="none" stroke="${p.hi}" stroke-width="${r(0.8 + R() * 2)}" stroke-linecap="round" opacity="${r(0.18 + R() * 0.34)}"/>`;
  });

const leaves: Draw = (R, p) =>
  many(10, () => {
    const l = 26 + R() * 30;
    return `<g transform="translate(${r(R() * W)} ${r(R() * H)}) rotate(${r(R() * 360)})" opacity="${r(0.18 + R() * 0.3)}"><path d="M0 0Q${r(l * 0.5)} ${r(-l * 0.45)} ${r(l)} 0Q${r(l * 0.5)} ${r(l * 0.45)} 0 0Z" fill="${p.mid}"/><path d="M0 0H${r(l)}" stroke="${p.deep}"/></g>`;
  });

const crystals: Draw = (R, p, tint) =>
  many(9, (i) => {
    const [x, h, w, k] = [i * 24 + R() * 12 - 8, 40 + R() * 80, 8 + R() * 12, (R() - 0.5) * 24];
    return `<path d="M${r(x)} ${H}L${r(x + k)} ${r(H - h)}L${r(x + k + w * 0.5)} ${r(H - h - 10)}L${r(x + k + w)} ${r(H - h)}L${r(x + w)} ${H}Z" fill="url(#g-fade-${tint})" stroke="${p.hi}" stroke-opacity=".28" opacity="${r(0.4 + R() * 0.4)}"/>`;
  });

const LIGHTS = ["#f2614f", "#f29a4a", "#62c97b", "#4a9ff0", "#8fdcf7"];
const ray = (degrees: number) => {
  const a = (degrees * Math.PI) / 180;
  return `${r(100 + 170 * Math.cos(a))} ${r(82 + 170 * Math.sin(a))}`;
};
const prism: Draw = (R) =>
  many(9, (i) => {
    const a = i * 40 + R() * 10;
    return `<path d="M100 82L${ray(a)}L${ray(a + 16)}Z" fill="${LIGHTS[i % 5]}" opacity=".24"/>`;
  });

const moons: Draw = (R, p) =>
  many(
    5,
    (i) =>
      `<circle cx="${r(120 + R() * 30)}" cy="60" r="${24 + i * 26}" fill="none" stroke="${p.hi}" stroke-opacity="${r(0.28 - i * 0.04)}" stroke-width="1.2"/>`,
  ) + dust(R, 16, p.hi, 1.1);

const rays: Draw = (R, p) =>
  many(12, (i) => {
    const a = i * 30 + R() * 8;
    return `<path d="M100 82L${ray(a)}L${ray(a + 7)}Z" fill="${p.hi}" opacity=".16"/>`;
  }) + dust(R, 14, p.hi, 1.4);

const DRAWN: Record<Tint, Draw> = {
  gfire: flames,
  gwater: ripples,
  gearth: crystals,
  air: gusts,
  nature: leaves,
  wild: prism,
  shade: moons,
  dusk: moons,
  noon: rays,
};
