// The way of a die as text: few letters, which compress well.

import { after, back, NONE, whole, type Turned } from "./turns.ts";
import type { Vector } from "./vectors.ts";

/** Where a die was and how it lay, frame by frame. Its face along z is up in the end. */
export interface Way {
  at: Vector[];
  turn: Turned[];
}

const FINE = 48; // parts of a unit, and of a turn, that are told apart

export const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((letter) => !'"\\'.includes(letter))
  .join("");
const FAR = LETTERS.length - 1; // this letter says: the number follows in two letters

function letter(value: number): string {
  const folded = value < 0 ? -2 * value - 1 : 2 * value;
  if (folded < FAR) return LETTERS[folded]!;
  return LETTERS[FAR]! + LETTERS[Math.floor(folded / FAR)]! + LETTERS[folded % FAR]!;
}

function numbers(text: string): number[] {
  const codes = [...text].map((one) => LETTERS.indexOf(one));
  const found: number[] = [];
  for (let i = 0; i < codes.length; i++) {
    const folded = codes[i] === FAR ? codes[++i]! * FAR + codes[++i]! : codes[i]!;
    found.push(folded % 2 ? -(folded + 1) / 2 : folded / 2);
  }
  return found;
}

const AXES = [0, 1, 2] as const;

/** What is written is always the difference to what a reader has found so far: rounding never adds up. */
export const write = ({ at, turn }: Way): string =>
  [...AXES.flatMap((axis) => places(at.map((place) => place[axis]))), ...turns(turn)].map(letter).join("");

/** By how much each place differs from where the last two lead. */
function places(at: number[]): number[] {
  let [known, speed] = [0, 0];
  return at.map((place) => {
    const next = Math.round(place * FINE);
    const surprise = next - known - speed;
    [speed, known] = [next - known, next];
    return surprise;
  });
}

/** Turns from the last frame back: how a die lies in the end matters most. */
function turns(turn: Turned[]): number[] {
  let known = NONE;
  const steps = [...turn].reverse().map((one) => {
    const step = after(one, back(known));
    const parts = step.slice(0, 3).map((part) => Math.round((step[3] < 0 ? -part : part) * FINE));
    known = turnedOn(known, parts);
    return parts;
  });
  return AXES.flatMap((axis) => steps.map((parts) => parts[axis]!));
}

function turnedOn(known: Turned, parts: number[]): Turned {
  const [x, y, z] = parts.map((part) => part / FINE) as Vector;
  return whole(after([x, y, z, Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z))], known));
}

export function read(text: string): Way {
  const all = numbers(text);
  const frames = all.length / 6;
  const channel = (i: number) => all.slice(i * frames, (i + 1) * frames);
  const [x, y, z] = AXES.map((axis) => followed(channel(axis))) as [number[], number[], number[]];
  const spins = AXES.map((axis) => channel(3 + axis));
  let known = NONE;
  const turn = spins[0]!.map((_, i) => (known = turnedOn(known, spins.map((part) => part[i]!)))); // prettier-ignore
  return { at: x.map((_, i): Vector => [x[i]!, y[i]!, z[i]!]), turn: turn.reverse() };
}

function followed(surprises: number[]): number[] {
  let [known, speed] = [0, 0];
  return surprises.map((surprise) => {
    speed += surprise;
    known += speed;
    return known / FINE;
  });
}
