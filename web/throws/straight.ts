// The ways in which a cube lies straight.

import { alike, rotated, type Turned } from "./turns.ts";
import type { Vector } from "./vectors.ts";

const ROOT = Math.sqrt(0.5);
const PARTS = [-1, -ROOT, -0.5, 0, 0.5, ROOT, 1]; // of such a rotation

/** The 24 ways in which a cube lies straight. */
export const STRAIGHT: Turned[] = straight();

function straight(): Turned[] {
  const found: Turned[] = [];
  for (const x of PARTS)
    for (const y of PARTS)
      for (const z of PARTS)
        for (const w of PARTS) {
          const turn: Turned = [x, y, z, w];
          if (isStraight(turn) && !found.some((other) => alike(other, turn) > 0.999)) found.push(turn);
        }
  return found;
}

function isStraight(turn: Turned): boolean {
  const long = turn.reduce((sum, part) => sum + part * part, 0);
  const onAxis = (v: Vector) => Math.max(...v.map(Math.abs)) > 0.999;
  return Math.abs(long - 1) < 1e-9 && onAxis(rotated(turn, [0, 0, 1])) && onAxis(rotated(turn, [1, 0, 0]));
}
