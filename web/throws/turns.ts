// Rotations as unit quaternions.

import { across, plus, scaled, type Vector } from "./vectors.ts";

export type Turned = [x: number, y: number, z: number, w: number];

export const NONE: Turned = [0, 0, 0, 1];

export const after = (a: Turned, b: Turned): Turned => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];

export const back = ([x, y, z, w]: Turned): Turned => [-x, -y, -z, w];

export function whole(turn: Turned): Turned {
  const length = Math.sqrt(turn[0] ** 2 + turn[1] ** 2 + turn[2] ** 2 + turn[3] ** 2);
  return turn.map((part) => part / length) as Turned;
}

export function rotated([x, y, z, w]: Turned, v: Vector): Vector {
  const half = across([x, y, z], v);
  return plus(v, plus(scaled(half, 2 * w), scaled(across([x, y, z], half), 2)));
}

export const unrotated = (turn: Turned, v: Vector): Vector => rotated(back(turn), v);

/** After spinning for a short time. */
export function spun(turn: Turned, spin: Vector, time: number): Turned {
  const by: Turned = [(spin[0] * time) / 2, (spin[1] * time) / 2, (spin[2] * time) / 2, 1];
  return whole(after(by, turn));
}

/** How alike two rotations are: 1 if they are the same. */
export const alike = (a: Turned, b: Turned): number =>
  Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
