// A card as a picture: a place under its light, the emblem in it, and small signs of what the card is about. It is one
// SVG for an <img>: the same every time, and whole in a room of any shape (the land is cropped, the emblem is not).

import { chance, short as r } from "../chance";
import { between, disc, either, H, line, many, mix, oval, shape, W, type Chance } from "./brush";
import { PLACES, type PlaceName } from "./places";
import { SIGNS, type Sign } from "./signs";
import type { Colours, Place } from "./sky";

export type Light = "bolt" | "meteor" | "spout" | "rift" | "beam" | "ring" | "orbit";
export type Theme = "dusk" | "dawn";

/** What a picture shows. */
export interface Subject {
  name: string; // chance of everything that nothing else decides
  place: PlaceName;
  sky: [string, string, string, string]; // zenith, middle, horizon, light
  hi: string; // the family's rim light, its colour and its shadow
  mid: string;
  lo: string;
  height: number; // 0 to 1
  lights: Light[];
  signs: Sign[];
  emblem: string;
}

const BLACK = "#05060f";

function colours({ sky: [top, mid, low, light], mid: tone, lo }: Subject, theme: Theme): Colours {
  if (theme === "dusk")
    return {
      top,
      mid,
      low,
      light,
      tone,
      far: mix(mid, low, 0.45),
      half: mix(top, mid, 0.6),
      near: mix(top, BLACK, 0.25),
    };
  const [high, bright] = [mix(mid, low, 0.85), mix(low, "#ffffff", 0.38)];
  return {
    top: high, mid: bright, low: mix(light, "#ffffff", 0.35), light: mix(light, "#ffffff", 0.4), tone,
    far: mix(bright, lo, 0.3), half: mix(mid, lo, 0.5), near: mix(mid, top, 0.6),
  }; // prettier-ignore
}

const stop = (at: number, colour: string, opacity = 1) =>
  `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;
const down = (id: string, stops: string) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;
const round = (id: string, stops: string) => `<radialGradient id="${id}">${stops}</radialGradient>`;
const fading = (colour: string) => stop(0, colour, 0.95) + stop(0.35, colour, 0.42) + stop(1, colour, 0);

/** Gradients: sky, light, water, hot ground, fog, lantern, the emblem's face, vignette. */
function paints(subject: Subject, c: Colours, from: number, theme: Theme): string {
  const lit = mix(subject.hi, subject.sky[3], 0.5);
  const face =
    theme === "dusk"
      ? stop(0, "#fffdf4") + stop(0.4, lit) + stop(1, mix(subject.mid, subject.sky[2], 0.3))
      : stop(0, mix(subject.mid, subject.lo, 0.5)) +
        stop(0.45, mix(subject.lo, subject.sky[1], 0.3)) +
        stop(1, mix(subject.sky[1], subject.sky[0], 0.5));
  return (
    down("s", stop(0, c.top) + stop(0.42, c.mid) + stop(0.68, c.low) + stop(1, c.mid)) +
    round("l", fading(c.light)) +
    down("w", stop(0, mix(c.low, c.light, 0.25)) + stop(0.35, c.mid) + stop(1, c.top)) +
    down("h", stop(0, c.light) + stop(0.3, c.tone) + stop(1, mix(c.tone, c.near, 0.6))) +
    round("f", fading("#ffffff")) +
    down("a", stop(0, c.light, 0.05) + stop(0.3, c.light, 0.5) + stop(1, c.light, 0)) +
    round("g", fading("#ffd27a")) +
    round("y", fading("#eaf77e")) +
    `<linearGradient id="r" x2="0" y2="1">${stop(0, c.light, 0)}${stop(1, c.light, 0.45)}</linearGradient>` +
    down("b", stop(0, c.light, 0.6) + stop(0.75, c.light, 0.3) + stop(1, c.light, 0)) +
    down(
      "n",
      stop(0.45, mix(subject.lo, subject.sky[1], 0.4), 0) +
        stop(1, mix(subject.lo, subject.sky[1], 0.4), 0.7),
    ) +
    down("m", stop(0, c.low, 0) + stop(0.6, c.low, 0.34) + stop(1, c.low, 0)) +
    `<linearGradient id="e" x1="${from < 0 ? 0 : 1}" y1="0" x2="${from < 0 ? 0.7 : 0.3}" y2="1">${face}</linearGradient>` +
    `<radialGradient id="v" cy=".42" r=".78">${stop(0.55, theme === "dusk" ? BLACK : subject.sky[1], 0)}${stop(1, theme === "dusk" ? BLACK : subject.sky[1], theme === "dusk" ? 0.62 : 0.28)}</radialGradient>`
  );
}

const room = (inside: string, fit: string) =>
  `<svg width="100%" height="100%" viewBox="0 0 ${W} ${H}" preserveAspectRatio="${fit} slice">${inside}</svg>`;

/** The emblem lit from the side of the light: shadow, rim, edge, face; mirrored below where there is water. */
function emblem(
  { lo, sky }: Subject,
  size: number,
  x: number,
  y: number,
  from: number,
  wet: boolean,
  fine: boolean,
  R: Chance,
): string {
  const stamp = (dx: number, dy: number, fill: string, opacity = 1) =>
    `<use href="#i" transform="translate(${r(x - size / 2 + dx)} ${r(y - size / 2 + dy)}) scale(${(size / 512).toFixed(4)})" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  const mirrored = `<use href="#i" transform="translate(${r(x - size / 2)} ${r(y + size * 0.74)}) scale(${(size / 512).toFixed(4)} ${(-size / 2048).toFixed(4)})" fill="url(#e)" opacity=".28"/>`;
  return (
    (wet ? mirrored : oval(x - from * 5, y + size * 0.5, size * 0.4, size * 0.07, BLACK, 0.35)) +
    stamp(-from * 3.4, 4.2, BLACK, 0.5) +
    stamp(from * 1.3, -1.3, "#ffffff", 0.9) +
    stamp(-from * 1.1, 1.2, mix(lo, BLACK, 0.3)) +
    stamp(0, 0, "url(#e)") +
    (fine ? worked(stamp(0, 0, "#ffffff"), size, x, y, from, mix(lo, sky[1], 0.4), R) : "")
  );
}

/** What one sees of an emblem from near: light that falls on it, the colour of the ground below, lines of the brush. */
function worked(
  mask: string,
  size: number,
  x: number,
  y: number,
  from: number,
  shade: string,
  R: Chance,
): string {
  const [left, top] = [x - size / 2, y - size / 2];
  const strokes = many(
    46,
    () =>
      `M${r(left + R() * size)} ${r(top + R() * size)}q${r(from * 3)} ${r(between(R, 2, 6))} ${r(from * between(R, 4, 10))} ${r(between(R, 6, 14))}`,
  );
  return (
    `<mask id="k">${mask}</mask><g mask="url(#k)">` +
    line(strokes, shade, 0.5, 0.4) +
    line(strokes.replaceAll("q", "m1 -.6q"), "#ffffff", 0.4, 0.5) +
    disc(x + from * size * 0.35, top, size * 0.7, "url(#f)", 0.4) +
    `<rect x="${r(left)}" y="${r(top)}" width="${r(size)}" height="${r(size)}" fill="url(#n)"/>` +
    "</g>"
  );
}

/** Light by the kind of effect: a strike happens once, a ring stands, what comes again goes round. */
const LIGHTS: Record<
  Light,
  (R: Chance, hi: string, fine: boolean, side: number) => [back: string, front: string]
> = {
  bolt(R, hi, fine, side) {
    let [x, y] = [60 + side * between(R, 38, 58), -24];
    let d = `M${r(x)} ${y}`;
    let branch = "";
    for (let i = 0; i < 6; i++) {
      x += (i % 2 ? 1 : -1) * side * between(R, 5, 13);
      y += between(R, 16, 25);
      d += `L${r(x)} ${r(y)}`;
      if (i === 2 || (fine && i === 3))
        branch += `M${r(x)} ${r(y)}l${r(side * 12)} 12l${r(side * -3)} 7l${r(side * 9)} 12`;
    }
    const tone = line(d, hi, 11, 0.1) + line(d, hi, 5.5, 0.22) + line(branch, hi, 1.2, 0.8);
    return [tone + line(d, "#ffffff", 1.8, 0.95) + disc(x, y, 15, "url(#l)"), ""];
  },
  meteor(R, hi, _, side) {
    const [x, y] = [60 + side * between(R, 44, 64), between(R, 6, 34)];
    const tail = (w: number, long: number) =>
      `M${r(x + side * w * 0.4)} ${r(y + w)}L${r(x + side * long)} ${r(y - long * 0.9)}L${r(x - side * w)} ${r(y - w * 0.5)}Z`;
    return [
      shape(tail(6, 62), hi, 0.35) +
        shape(tail(3.4, 44), "#ffffff", 0.6) +
        disc(x, y, 13, "url(#l)") +
        disc(x, y, 4.4, "#ffffff"),
      "",
    ];
  },
  spout(R, hi, fine, side) {
    const [x, w] = [60 + side * between(R, 46, 62), between(R, 5, 8)];
    const jet = `M${r(x - w * 0.5)} 112Q${r(x - w * 0.4)} 40 ${r(x - w * 1.6)} 12Q${r(x)} ${r(26)} ${r(x)} ${r(4)}Q${r(x)} 26 ${r(x + w * 1.6)} 12Q${r(x + w * 0.4)} 40 ${r(x + w * 0.5)} 112Z`;
    const drops = many(fine ? 14 : 7, () => `M${r(x + between(R, -18, 18))} ${r(between(R, -2, 40))}h0`);
    return [
      shape(jet, hi, 0.75) + line(drops, "#ffffff", 2, 0.85),
      oval(x, 112, 20, 4, "none") +
        line(`M${r(x - 18)} 112a18 4 0 1 0 36 0a18 4 0 1 0 -36 0`, "#ffffff", 1.2, 0.6),
    ];
  },
  rift(R, hi, fine, side) {
    let x = 60 + side * between(R, 42, 58);
    let d = `M${r(x)} 128`;
    for (let y = 118; y > 84; y -= 8) d += `L${r((x += between(R, -9, 9)))} ${y}`;
    const rays = many(
      fine ? 6 : 4,
      (i) => `M${r(x)} 92L${r(x - 34 + i * 14)} -12L${r(x - 25 + i * 14)} -12Z`,
    );
    return [
      shape(rays, "url(#r)") + disc(x, 96, 22, "url(#l)"),
      line(d, hi, 5, 0.3) + line(d, "#ffffff", 1.7, 0.9),
    ];
  },
  beam(R, _, fine) {
    const x = 60 + either(R) * between(R, 0, 34);
    const cone = (w: number, opacity: number) =>
      shape(`M${r(x - w * 0.3)} -40H${r(x + w * 0.3)}L${r(x + w)} 118H${r(x - w)}Z`, "url(#b)", opacity);
    const motes = line(
      many(fine ? 16 : 6, () => `M${r(x + between(R, -22, 22))} ${r(between(R, 0, 108))}h0`),
      "#fff3c4",
      2,
      0.9,
    );
    return [cone(40, 0.4) + cone(20, 0.45) + cone(7, 0.8), motes];
  },
  ring(R, hi, fine) {
    const size = between(R, 50, 56);
    const circle = (k: number) =>
      `M${r(60 - k)} 60a${r(k)} ${r(k)} 0 1 0 ${r(2 * k)} 0a${r(k)} ${r(k)} 0 1 0 ${r(-2 * k)} 0`;
    const marks = many(fine ? 24 : 12, (i) => {
      const a = (i / (fine ? 24 : 12)) * 6.2832;
      return `M${r(60 + (size + 3) * Math.cos(a))} ${r(60 + (size + 3) * Math.sin(a))}L${r(60 + (size + 6.5) * Math.cos(a))} ${r(60 + (size + 6.5) * Math.sin(a))}`;
    });
    return [
      line(circle(size), hi, 5, 0.22) + line(circle(size), "#ffffff", 1.3, 0.85) + line(marks, hi, 1.2, 0.7),
      "",
    ];
  },
  orbit(R, hi, fine) {
    const [rx, ry, turn] = [between(R, 58, 64), between(R, 15, 21), either(R) * between(R, 10, 26)];
    const half = (sweep: number) => `M${r(60 - rx)} 64A${r(rx)} ${r(ry)} 0 0 ${sweep} ${r(60 + rx)} 64`;
    const tilted = (inside: string) => `<g transform="rotate(${r(turn)} 60 64)">${inside}</g>`;
    const mote = (a: number, size: number) =>
      disc(60 + rx * Math.cos(a), 64 + ry * Math.sin(a), size * 2.6, "url(#l)") +
      disc(60 + rx * Math.cos(a), 64 + ry * Math.sin(a), size, "#ffffff");
    return [
      tilted(line(half(1), hi, 1.4, 0.5)),
      tilted(
        line(half(0), hi, 4, 0.2) +
          line(half(0), "#ffffff", 1.5, 0.85) +
          mote(between(R, 0.3, 1.1), 3.2) +
          (fine ? mote(between(R, 1.6, 2.6), 2.2) : ""),
      ),
    ];
  },
};

/** Places for signs: on the ground, and in the air. */
const LOW: [number, number][] = [
  [44, 126],
  [156, 122],
  [60, 138],
  [142, 137],
  [30, 140],
  [170, 141],
];
const HIGH: [number, number][] = [
  [40, 58],
  [162, 52],
  [150, 30],
  [52, 32],
  [30, 84],
  [172, 80],
];

/** Signs stand first where the light does not. */
function signs({ signs }: Subject, R: Chance, from: number, fine: boolean): string {
  const first = from < 0 ? 1 : 0;
  const next = { low: 1 - first, high: first };
  return signs
    .slice(0, 5)
    .map((name) => {
      const { high, draw } = SIGNS[name];
      const level = high ? "high" : "low";
      const [x, y] = (high ? HIGH : LOW)[next[level]++ % 6]!;
      return `<g transform="translate(${r(x + between(R, -6, 6))} ${r(y + between(R, -4, 4))}) rotate(${r(between(R, -16, 16))}) scale(${fine ? 1 : 1.3})">${draw}</g>`;
    })
    .join("");
}

/** Draw a subject; `fine` has more in it, for large pictures. */
export function picture(subject: Subject, fine: boolean, theme: Theme): string {
  const R = chance(subject.name);
  R(); // the first number hardly differs between names
  const from = either(R);
  const c = colours(subject, theme);
  const place: Place = {
    R, c, fine, height: subject.height, dark: theme === "dusk",
    x: 100 + from * between(R, 26, 66), y: between(R, 26, 58),
  }; // prettier-ignore
  const size = between(R, 84, 102);
  const [x, y] = [60 - from * between(R, 1, 12), between(R, 56, 64)];
  const { back, front, wet = false } = PLACES[subject.place](place);
  const lit = subject.lights.map((light) => LIGHTS[light](R, subject.hi, fine, -from));
  const layer = (inside: string, more = "") =>
    `<svg ${more}width="100%" viewBox="0 0 120 120" overflow="visible">${inside}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><defs>${paints(subject, c, from, theme)}<g id="i">${subject.emblem}</g></defs>` +
    room(`<rect width="${W}" height="${H}" fill="url(#s)"/>${back}`, "xMidYMid") +
    layer(
      disc(x, y, 62, "url(#l)", 0.55) +
        lit.map(([behind]) => behind).join("") +
        emblem(subject, size, x, y, from, wet, fine, R) +
        lit.map(([, before]) => before).join(""),
      'y="4%" height="86%" ',
    ) +
    room(
      `<rect y="96" width="${W}" height="64" fill="url(#m)"/>${front}${signs(subject, R, from, fine)}`,
      "xMidYMax",
    ) +
    `<rect width="100%" height="100%" fill="url(#v)"/></svg>`
  );
}

/** Addresses of pictures by the name of the card: each is drawn once for each theme and each fineness. */
export function album(subject: (id: string) => Subject): (id: string, fine: boolean, theme: Theme) => string {
  const drawn = new Map<string, string>();
  return (id, fine, theme) => {
    const key = `${id} ${fine} ${theme}`;
    const url =
      drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(picture(subject(id), fine, theme))}`;
    drawn.set(key, url);
    return url;
  };
}
