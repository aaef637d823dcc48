// Which symbol lies on which side of a rolling die, so that the right one is up in the end.

import { rotated, unrotated, type Turned } from "../../../../../throws/turns";
import { across, along, scaled, type Vector } from "../../../../../throws/vectors";
import { FACES, type Colour, type Face } from "../../box/cards";

/** A side of a cube: which way it looks, which way is right on it, and what it shows. */
export interface Side {
  out: Vector;
  right: Vector;
  down: Vector;
  face: Face;
}

const UP: Vector = [0, 0, 1];
const RIGHT: Vector = [1, 0, 0];
const AXES: Vector[] = [UP, RIGHT, [0, 1, 0], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];

/** The six sides: `face` is along z, which is up in the end; what was up before it rolled is up in its first frame. */
export function sidesOf(colour: Colour, face: Face, before: Face | null, first: Turned): Side[] {
  const above = unrotated(first, UP);
  const began = before && AXES.find((axis) => along(axis, above) > 0.9);
  const left = [...FACES[colour]];
  for (const taken of [face, before]) if (taken && left.includes(taken)) left.splice(left.indexOf(taken), 1);
  return AXES.map((out) => {
    if (out === UP) return side(out, RIGHT, face);
    if (out === began) return side(out, straight(unrotated(first, RIGHT)), before!);
    return side(out, across(out, out[2] ? RIGHT : UP), left.shift() ?? face);
  });
}

const side = (out: Vector, right: Vector, face: Face): Side => ({
  out,
  right,
  down: scaled(across(out, right), -1),
  face,
});

/** The axis that is nearest. */
const straight = (v: Vector): Vector =>
  AXES.reduce((best, one) => (along(one, v) > along(best, v) ? one : best));

/** What is up when a die lies like this. */
export const upper = (sides: Side[], turn: Turned): Face =>
  sides.reduce((best, one) => (rotated(turn, one.out)[2] > rotated(turn, best.out)[2] ? one : best)).face;
