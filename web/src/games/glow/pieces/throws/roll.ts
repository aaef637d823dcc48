// Plays a throw on a canvas above the dice of a tray. The dice themselves lie there all the time: what is shown
// here is only how they got there. It can be ended at any moment.

import { NONE, whole, type Turned } from "../../../../../throws/turns";
import type { Way } from "../../../../../throws/text";
import type { Vector } from "../../../../../throws/vectors";
import { FACES, type Colour, type Face } from "../../box/cards";
import { handful, RATE, toss, type Knock } from "./book";
import { sidesOf, type Side } from "./faces";
import { Painter, picture, type Pose } from "./paint";

/** A die that rolls, and where it lies in the end: its middle, in pixels of the felt. */
export interface Rolled {
  colour: Colour;
  face: Face;
  before: Face | null; // what was up, if it lay there and is rolled again
  x: number;
  y: number;
  size: number;
}

/** What a throw tells while it is shown. */
export interface Heard {
  knock: (force: number) => void;
  landed: () => void; // the dice themselves are to be seen again
  ended: (late: number) => void; // which part of the frames came late
}

interface Shown {
  die: Rolled;
  sides: Side[];
  way: Way;
  wait: number; // seconds before it is tossed
  rolling: number; // pixels of a die while it rolls
  from: [x: number, y: number]; // pixels: where the middle of its way lies
}

const GATHER = 0.24; // seconds in which dice slide to their places
const FADE = 0.06;
const RIM = { across: 2.4, down: 1 }; // dice beyond the felt that are still drawn
const APPEAR = 0.08; // seconds
const OVER = 1.3; // times the height of the felt that a throw may use
const LATE = 50; // milliseconds between two frames
const DENSEST = 2;
const densityHere = () => Math.min(DENSEST, devicePixelRatio);

/** Paint the sides of dice of these colours, one in each idle moment: a throw finds them painted. */
export function paintSides(colours: Colour[]): void {
  const sides = colours.flatMap((colour) => FACES[colour].map((face) => [colour, face] as const));
  const next = () => {
    const side = sides.shift();
    if (!side) return;
    picture(...side, densityHere());
    requestIdleCallback(next);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(next);
}

/** Show how these dice are thrown, or tossed up where they lie; the answer ends it at once. */
export function roll(
  canvas: HTMLCanvasElement,
  felt: DOMRectReadOnly,
  dice: Rolled[],
  seed: string,
  heard: Heard,
): () => void {
  const thrown = dice.every(({ before }) => before === null);
  const { shown, knocks } = thrown ? together(dice, felt, seed) : oneByOne(dice, seed);
  const lasts = Math.max(...shown.map(({ way, wait }) => wait + (way.at.length - 1) / RATE));
  return play(canvas, felt, shown, knocks, lasts, heard);
}

const ACROSS = 9; // dice in a row of a wide tray

/** Dice column by column, as a wide tray has them: which of them rolls how is the same on every screen. */
function byColumn(dice: Rolled[]): Rolled[] {
  const columns = Math.ceil(dice.length / Math.ceil(dice.length / ACROSS));
  return Array.from({ length: columns }, (_, column) => dice.filter((_, i) => i % columns === column)).flat();
}

/** All dice of a day: they come over the rim, roll and are put in their places. */
export function together(
  dice: Rolled[],
  felt: Pick<DOMRectReadOnly, "width" | "height">,
  seed: string,
): { shown: Shown[]; knocks: Knock[] } {
  const { width, depth, ways, knocks } = handful(dice.length, seed);
  const rolling = Math.min(
    Math.max(...dice.map(({ size }) => size)),
    felt.width / width,
    (OVER * felt.height) / depth,
  );
  const ordered = byColumn(dice);
  const from: [number, number] = [felt.width / 2, felt.height / 2];
  const most = Math.max(...ordered.map(({ size }) => size));
  const shown = ordered.slice(0, ways.length).map((die, i) => {
    const way = ways[i]!;
    const sides = sidesOf(die.colour, die.face, null, way.turn[0]!);
    return { die, sides, way, wait: 0, rolling: (rolling * die.size) / most, from };
  });
  const rest = ordered.slice(ways.length).map((die, i) => tossed(die, 0, `${seed} ${i}`));
  return {
    shown: [...shown, ...rest.map(({ shown }) => shown)],
    knocks: [...knocks, ...rest.flatMap(({ knocks }) => knocks)],
  };
}

const AFTER = 0.06; // seconds between dice that are tossed together

function oneByOne(dice: Rolled[], seed: string): { shown: Shown[]; knocks: Knock[] } {
  const all = dice.map((die, i) => tossed(die, i * AFTER, `${seed} ${i}`));
  return { shown: all.map(({ shown }) => shown), knocks: all.flatMap(({ knocks }) => knocks) };
}

function tossed(die: Rolled, wait: number, seed: string): { shown: Shown; knocks: Knock[] } {
  const { ways, knocks } = toss(seed);
  const way = ways[0]!;
  const sides = sidesOf(die.colour, die.face, die.before, way.turn[0]!);
  const shown = { die, sides, way, wait, rolling: die.size, from: [die.x, die.y] as [number, number] };
  return { shown, knocks: knocks.map(({ time, force }) => ({ time: time + wait, force })) };
}

function play(
  canvas: HTMLCanvasElement,
  felt: DOMRectReadOnly,
  shown: Shown[],
  knocks: Knock[],
  lasts: number,
  { knock, landed, ended }: Heard,
): () => void {
  const painter = prepared(canvas, felt, shown);
  const fresh = shown.some(({ die }) => die.before === null) ? 1 : 0; // else they lie there already
  const whole = (lasts + GATHER + FADE) * 1000;
  // An animation of the page: whoever waits until the table lies still waits for this, too.
  const light = [0, 1, 1, 0].map((opacity) => ({ opacity }));
  const offset = [0, APPEAR * fresh, lasts + GATHER, lasts + GATHER + FADE].map(
    (time) => (time * 1000) / whole,
  );
  const clock = canvas.animate(
    light.map((frame, i) => ({ ...frame, offset: offset[i]! })),
    { duration: whole, fill: "forwards" },
  );
  const left = [...knocks].sort((one, other) => one.time - other.time);
  const gaps: number[] = [];
  let [frame, last, down] = [0, 0, false];
  const draw = (now: number) => {
    if (last) gaps.push(now - last);
    last = now;
    const time = Number(clock.currentTime ?? whole) / 1000;
    while (left[0] && left[0].time <= time) knock(left.shift()!.force);
    paint(painter, shown, lasts, time);
    if (!down && time >= lasts + GATHER) [down] = [true, landed()];
    if (time * 1000 < whole) frame = requestAnimationFrame(draw);
    else end();
  };
  const end = () => {
    cancelAnimationFrame(frame);
    if (!down) landed();
    painter.wipe();
    clock.cancel();
    ended(gaps.filter((gap) => gap > LATE).length / Math.max(1, gaps.length));
  };
  draw(performance.now());
  return end;
}

/** How far the canvas reaches beyond the felt, in pixels. */
function rimOf(shown: Shown[]): { across: number; down: number } {
  const size = Math.max(...shown.map(({ die }) => die.size));
  return { across: size * RIM.across, down: size * RIM.down };
}

function prepared(canvas: HTMLCanvasElement, felt: DOMRectReadOnly, shown: Shown[]): Painter {
  const density = densityHere();
  const { across, down } = rimOf(shown);
  const [width, height] = [felt.width + 2 * across, felt.height + 2 * down];
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const box = { left: -across, top: -down, width, height };
  for (const [name, length] of Object.entries(box)) canvas.style.setProperty(name, `${length}px`);
  return new Painter(canvas.getContext("2d")!, density);
}

function paint(painter: Painter, shown: Shown[], lasts: number, time: number): void {
  const { across, down } = rimOf(shown);
  const poses = shown
    .map((one) => ({ one, pose: poseOf(one, lasts, time) }))
    .map(({ one, pose }) => ({ one, pose: { ...pose, x: pose.x + across, y: pose.y + down } }))
    .sort((a, b) => a.pose.high - b.pose.high);
  painter.wipe();
  for (const { pose } of poses) painter.shade(pose);
  for (const { one, pose } of poses) painter.die(one.die.colour, one.sides, pose);
}

/** Where a die is at that time, in seconds: on its way, or sliding to its place. */
export function poseOf({ die, way, wait, rolling, from }: Shown, lasts: number, time: number): Pose {
  const frame = Math.max(0, Math.min(way.at.length - 1, (time - wait) * RATE));
  const [at, turn] = between(way, frame);
  const gathered = eased(Math.max(0, Math.min(1, (time - lasts) / GATHER)));
  const mix = (a: number, b: number) => a + (b - a) * gathered;
  return {
    x: mix(from[0] + at[0] * rolling, die.x),
    y: mix(from[1] - at[1] * rolling, die.y),
    high: mix(at[2], 0.5),
    size: mix(rolling, die.size),
    turn: gathered ? nearer(turn, NONE, gathered) : turn,
  };
}

const eased = (part: number): number => part * part * (3 - 2 * part);

function between({ at, turn }: Way, frame: number): [Vector, Turned] {
  const before = Math.floor(frame);
  const next = Math.min(before + 1, at.length - 1);
  const part = frame - before;
  const place = at[before]!.map((x, axis) => x + (at[next]![axis]! - x) * part) as Vector;
  return [place, nearer(turn[before]!, turn[next]!, part)];
}

/** A rotation between two others. */
function nearer(from: Turned, to: Turned, part: number): Turned {
  const along = from.reduce((sum, x, i) => sum + x * to[i]!, 0);
  const way = along < 0 ? -1 : 1;
  return whole(from.map((x, i) => x + (way * to[i]! - x) * part) as Turned);
}
