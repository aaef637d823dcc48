// The throws that were simulated when this client was built, and which of them is shown.

import { read, type Way } from "../../../../../throws/text";
import book from "../../../../generated/throws.json";

export const RATE = book.rate;

export interface Knock {
  time: number; // seconds after the throw began
  force: number; // 1 to 9
}
export interface Throw {
  ways: Way[];
  knocks: Knock[];
}
export interface Handful extends Throw {
  width: number; // of the tray, in dice
  depth: number;
}

/** A number that everybody finds for the same public facts. */
export function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ letter.charCodeAt(0), 16777619);
  return (found ^ (found >>> 13)) >>> 0;
}

/** Dice that are thrown together: the same ones for the same seed. */
export function handful(count: number, seed: string): Handful {
  const box = book.throws.find((found) => found.count >= count) ?? book.throws.at(-1)!;
  const number = hash(seed);
  const { ways, knocks } = box.throws[number % box.throws.length]!;
  const some = Array.from({ length: Math.min(count, box.count) }, (_, i) => ways[Math.floor((i * box.count) / count)] ?? ways[i]!); // prettier-ignore
  const { width, depth } = box;
  return { width, depth, ways: some.map(read).map(number & 512 ? mirrored : same), knocks: heard(knocks) };
}

/** One die that is tossed up where it lies. */
export function toss(seed: string): Throw {
  const number = hash(seed);
  const { ways, knocks } = book.tosses[number % book.tosses.length]!;
  return { ways: ways.map(read).map(number & 512 ? mirrored : same), knocks: heard(knocks) };
}

const heard = (knocks: number[][]): Knock[] =>
  knocks.map(([time, force]) => ({ time: time!, force: force! }));
const same = (way: Way): Way => way;

/** The same throw as it is seen in a mirror. */
const mirrored = ({ at, turn }: Way): Way => ({
  at: at.map(([x, y, z]) => [x, -y, z]),
  turn: turn.map(([x, y, z, w]) => [-x, y, -z, w]),
});
