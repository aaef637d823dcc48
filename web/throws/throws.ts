// The throws of dice that tables show: simulated here, when the client is built, and played in browsers.
// A throw is known by its seed (seeds.ts).

import { HALF, simulate, type Cube, type Impact, type Tray } from "./cubes.ts";
import { SEEDS } from "./seeds.ts";
import { STRAIGHT } from "./straight.ts";
import { LETTERS, write, type Way } from "./text.ts";
import { after, alike, back, NONE, rotated, whole } from "./turns.ts";
import { size, type Vector } from "./vectors.ts";

export const RATE = 30; // frames a second
export const FRAMES = 28; // of a throw: 0.9 seconds
export const TOSS = 26; // of one die that is rolled again among others
export const SIZES = [2, 3, 5, 7, 9, 12]; // dice that are thrown together

export interface Throw {
  ways: Way[];
  impacts: Impact[];
  good: boolean; // whether every die rolls, and lies flat on the felt in the end
}

export const trayFor = (count: number): Tray =>
  count === 1 ? { width: 1.5, depth: 1.5 } : { width: 7 + 0.55 * count, depth: 2.2 + 0.07 * count };

/** Numbers from 0 to 1 that follow from a seed. */
function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = (from: number, to: number) => number;

/** A handful of dice that comes in over the left wall. */
function handful(count: number, tray: Tray, random: Random): Cube[] {
  const columns = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => ({
    at: [
      -tray.width / 2 - 0.4 - 1.15 * (i % columns) * 0.9,
      (i < columns ? -0.58 : 0.58) + random(-0.08, 0.08),
      1.2 + 0.18 * (i % columns) + random(0, 0.7),
    ],
    turn: whole([random(-1, 1), random(-1, 1), random(-1, 1), random(-1, 1)]),
    speed: [
      (11 + 1.25 * tray.width) * random(0.72, 1.16) + 1.6 * (i % columns),
      random(-5, 5),
      random(-3, 3),
    ],
    spin: [random(-16, 16), random(6, 30), random(-12, 12)],
  }));
}

/** One die that lies there and is tossed up. */
function toss(random: Random): Cube[] {
  const either = (from: number, to: number) => random(from, to) * (random(0, 1) < 0.5 ? -1 : 1);
  return [
    {
      at: [0, 0, HALF],
      turn: NONE,
      speed: [random(-1.2, 1.2), random(-1.2, 1.2), random(16.5, 18.5)],
      spin: [either(9, 24), either(9, 24), random(-6, 6)],
    },
  ];
}

export function thrown(count: number, seed: number): Throw {
  const draw = chance(seed);
  const random: Random = (from, to) => from + (to - from) * draw();
  const tray = trayFor(count);
  const cubes = count === 1 ? toss(random) : handful(count, tray, random);
  const ways: Way[] = cubes.map(() => ({ at: [], turn: [] }));
  const impacts = simulate(cubes, tray, count === 1 ? TOSS : FRAMES, RATE, () =>
    cubes.forEach((cube, i) => {
      ways[i]!.at.push([...cube.at]);
      ways[i]!.turn.push([...cube.turn]);
    }),
  );
  const shown = ways.map(upright).sort(fromTheLeft);
  return { ways: shown, impacts, good: cubes.every(lies) && shown.every(rolls) };
}

function lies({ at, turn, speed, spin }: Cube): boolean {
  const up = Math.max(...([[1, 0, 0], [0, 1, 0], [0, 0, 1]] as Vector[]).map((axis) => Math.abs(rotated(turn, axis)[2]))); // prettier-ignore
  return up > 0.999 && Math.abs(at[2] - HALF) < 0.02 && size(speed) < 1.2 && size(spin) < 1.2;
}

/** Whether a die turns over on its way, and does not only slide. */
const rolls = ({ turn }: Way): boolean => Math.min(...turn.map((one) => rotated(one, [0, 0, 1])[2])) < 0.6;

/** The same way, with the face along z up in the end, and nearly straight. */
function upright({ at, turn }: Way): Way {
  const lying = turn.at(-1)!;
  const nearest = STRAIGHT.reduce((best, one) => (alike(one, lying) > alike(best, lying) ? one : best));
  return { at, turn: turn.map((one) => after(one, back(nearest))) };
}

const fromTheLeft = (one: Way, other: Way): number => one.at.at(-1)![0] - other.at.at(-1)![0];

// As JSON

const APART = 0.05; // seconds between two knocks that are heard

/** When it knocks, and how hard from 1 to 9, without those that nobody could tell apart. */
function knocks(impacts: Impact[]): [time: number, force: number][] {
  let last = -1;
  return impacts
    .filter(({ time }) => time - last >= APART && (last = time) >= 0)
    .map(({ time, force }) => [Math.round(time * 100) / 100, Math.min(9, Math.ceil(force / 2.5))]);
}

function made(count: number, seed: number): { ways: string[]; knocks: [number, number][] } {
  const { ways, impacts, good } = thrown(count, seed);
  if (!good) throw new Error(`a throw of ${count} dice does not roll and come to rest: ${seed}`);
  return { ways: ways.map(write), knocks: knocks(impacts) };
}

export function all(): object {
  const throws = SIZES.map((count) => ({
    count,
    ...trayFor(count),
    throws: SEEDS[count]!.map((seed) => made(count, seed)),
  }));
  return { letters: LETTERS, rate: RATE, throws, tosses: SEEDS[1]!.map((seed) => made(1, seed)) };
}
