// Small things in a picture that say what a card is about; each about ten units wide, around the origin.

import { disc, line, many, oval, shape } from "./brush";

const gem = (d: string, fill: string, facet: string) =>
  oval(0, 5.4, 6, 1.6, "#05060f", 0.4) +
  shape(d, fill) +
  line(d, "#ffffff", 0.7, 0.75) +
  line(facet, "#ffffff", 0.8, 0.7);
const sheet = (x: number, turn: number) =>
  `<g transform="rotate(${turn}) translate(${x} 0)"><rect x="-3.6" y="-5" width="7.2" height="10" rx="1.2" fill="#fff3d6" stroke="#3b2a5a" stroke-width=".8"/><path d="M0 -2.4L1.9 0L0 2.4L-1.9 0Z" fill="#8b3fb4"/></g>`;
const star = "M0 -5.6L1.6 -1.8L5.4 -1.7L2.4 .8L3.4 4.7L0 2.5L-3.4 4.7L-2.4 .8L-5.4 -1.7L-1.6 -1.8Z";
const foot = (x: number, y: number) =>
  oval(x, y, 1.7, 2.6, "#f2dcb0", 0.95) + disc(x, y - 3.6, 1.1, "#f2dcb0", 0.95);
const die = (fill: string) =>
  `<rect x="-4.6" y="-4.6" width="9.2" height="9.2" rx="2.2" fill="${fill}" stroke="#ffffff" stroke-width=".8"/>` +
  disc(-2, -2, 1, "#ffffff") +
  disc(2, 2, 1, "#ffffff") +
  disc(0, 0, 1, "#ffffff");
const turn = (k: number) => `M${4.5 * k} -2.2A5 5 0 1 0 ${4.9 * k} 1.4M${4.5 * k} -5.6V-2.2H${1 * k}`;

interface Small {
  high: boolean; // in the air
  draw: string;
}
const low = (draw: string): Small => ({ high: false, draw });
const air = (draw: string): Small => ({ high: true, draw });

export const SIGNS = {
  red: low(gem("M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0Z", "#e2503f", "M-2.6 -1.6A3 3 0 0 1 0 -3.2")),
  blue: low(gem("M0 -5.4L5.6 4.4H-5.6Z", "#3a94f2", "M0 -5.4V1L5.6 4.4M0 1L-5.6 4.4")),
  purple: low(
    gem(
      "M0 -5.6L4.9 -2.8V2.8L0 5.6L-4.9 2.8V-2.8Z",
      "#a44fe0",
      "M-2.4 -1.4L0 -2.8L2.4 -1.4V1.4L0 2.8L-2.4 1.4Z",
    ),
  ),
  card: air(sheet(-2.4, -14) + sheet(2.4, 12)),
  point: air(disc(0, 0, 10, "url(#g)", 0.8) + shape(star, "#ffe7a3") + line(star, "#7a4700", 0.6, 0.7)),
  back: air(line(turn(-1), "#ffffff", 3.4, 0.25) + line(turn(-1), "#fff6da", 1.5, 0.95)),
  again: air(line(turn(1), "#ffffff", 3.4, 0.25) + line(turn(1), "#cfefff", 1.5, 0.95)),
  lost: low(many(3, (i) => shape(`M${i * 4 - 5.5} ${(i % 2) * 2 - 1}l1.5 -3.5l2 2.6l-1 3Z`, "#d9c7a8"))),
  firefly: air(disc(0, 0, 8.5, "url(#y)") + disc(0, 0, 2, "#fbffd0")),
  foot: low(foot(-2.4, 2.4) + foot(2.4, -2)),
  grave: low(
    shape("M-4.4 5V-1.6A4.4 4.4 0 0 1 4.4 -1.6V5Z", "#b7b3cf") + line("M0 -3V2M-2 -1H2", "#35304f", 1),
  ),
  tome: low(
    shape("M-5.6 -3.4Q-2.6 -5 0 -3.2Q2.6 -5 5.6 -3.4V4Q2.6 2.6 0 4.2Q-2.6 2.6 -5.6 4Z", "#e7b7c6") +
      line("M0 -3.2V4.2", "#5b1220", 0.9),
  ),
  green: low(die("#1f8f57")),
  dark_blue: low(die("#1f6fc4")),
  light_blue: low(die("#3f9fc2")),
  scarlet: low(die("#c8323a")),
  orange: low(die("#e5832f")),
  yellow: low(die("#c79a10")),
  violet: low(die("#963aa6")),
  black: low(die("#2a2e47")),
} satisfies Record<string, Small>;
export type Sign = keyof typeof SIGNS;
