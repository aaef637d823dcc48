// Cubes with round corners that fall, spin and knock against each other on a tray: a small rigid-body simulation.
// A die is one unit wide and weighs one unit. Only arithmetic and square roots are used, so that every machine
// finds the same throws.

import { across, along, apart, minus, plus, scaled, size, type Vector } from "./vectors.ts";
import { rotated, spun, unrotated, type Turned } from "./turns.ts";

export interface Cube {
  at: Vector;
  turn: Turned;
  speed: Vector;
  spin: Vector;
}

/** A tray around the origin; its floor is at height 0. */
export interface Tray {
  width: number;
  depth: number;
}

/** Something hit something: when, which cube, how hard. */
export interface Impact {
  time: number;
  cube: number;
  force: number;
}

interface Contact {
  cube: number;
  other: number | null; // none: the tray
  arm: Vector; // from the centre of the cube to the contact
  otherArm: Vector;
  normal: Vector; // towards the cube
  depth: number;
  rebound: number; // speed that it should have along the normal afterwards
  pressed: number; // impulse so far
}

export const HALF = 0.5;
const ROUND = 0.11; // radius of edges and corners
const INNER = HALF - ROUND;
const INERTIA = 1 / 6; // of a cube, about every axis
const GRAVITY = 66; // units a second, squared: a tenth of that of real dice, whose bounces nobody can follow
const BOUNCE = 0.47;
const GRIP = 0.28; // friction
const QUIET = 2.2; // slower contacts do not bounce
const SLOP = 0.004; // overlap that is allowed
const PUSH = 0.18; // of the rest that is corrected in a step
const ROUNDS = 6;
const STEP = 1 / 600;
const DRAG = 0.9; // a second, of all motion
const HEARD = 2.4; // impulses that count as an impact

const SIGNS = [-1, 1];
const CORNERS: Vector[] = SIGNS.flatMap((x) =>
  SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x * INNER, y * INNER, z * INNER])),
);
const EDGES: Vector[] = SIGNS.flatMap((a) =>
  SIGNS.flatMap((b): Vector[] => [
    [0, a * INNER, b * INNER],
    [a * INNER, 0, b * INNER],
    [a * INNER, b * INNER, 0],
  ]),
);
const PROBES = [...CORNERS, ...EDGES];

/** Let cubes fall for so long; `seen` is called after every frame. */
export function simulate(
  cubes: Cube[],
  tray: Tray,
  frames: number,
  rate: number,
  seen: (frame: number) => void,
): Impact[] {
  const impacts: Impact[] = [];
  const steps = Math.round(1 / rate / STEP);
  for (let frame = 0; frame < frames; frame++) {
    seen(frame);
    for (let i = 0; i < steps; i++) advance(cubes, tray, (frame + i / steps) / rate, impacts);
  }
  return impacts;
}

function advance(cubes: Cube[], tray: Tray, time: number, impacts: Impact[]): void {
  for (const cube of cubes) cube.speed[2] -= GRAVITY * STEP;
  const contacts = [...cubes.flatMap((cube, i) => onTray(cube, i, tray)), ...together(cubes)];
  for (const contact of contacts) prepare(cubes, contact);
  for (let round = 0; round < ROUNDS; round++) for (const contact of contacts) press(cubes, contact);
  for (const { cube, pressed } of contacts) if (pressed > HEARD) impacts.push({ time, cube, force: pressed });
  for (const cube of cubes) move(cube);
}

function move(cube: Cube): void {
  const slower = 1 - DRAG * STEP;
  cube.at = plus(cube.at, scaled(cube.speed, STEP));
  cube.turn = spun(cube.turn, cube.spin, STEP);
  cube.speed = scaled(cube.speed, slower);
  cube.spin = scaled(cube.spin, slower);
}

/** Where the corners of a cube touch the floor and the walls of the tray. */
function onTray(cube: Cube, i: number, { width, depth }: Tray): Contact[] {
  const found: Contact[] = [];
  const touch = (centre: Vector, normal: Vector, room: number) => {
    if (room < ROUND) found.push(contact(i, null, centre, normal, ROUND - room, cube.at));
  };
  for (const corner of CORNERS) {
    const centre = plus(cube.at, rotated(cube.turn, corner));
    touch(centre, [0, 0, 1], centre[2]);
    touch(centre, [-1, 0, 0], width / 2 - centre[0]);
    touch(centre, [0, 1, 0], centre[1] + depth / 2);
    touch(centre, [0, -1, 0], depth / 2 - centre[1]);
    if (cube.speed[0] < 0) touch(centre, [1, 0, 0], centre[0] + width / 2); // they come in over this wall
  }
  return found;
}

function contact(
  cube: number,
  other: number | null,
  centre: Vector,
  normal: Vector,
  depth: number,
  at: Vector,
  from: Vector = at,
): Contact {
  const point = minus(centre, scaled(normal, ROUND));
  return {
    cube,
    other,
    arm: minus(point, at),
    otherArm: minus(point, from),
    normal,
    depth,
    rebound: 0,
    pressed: 0,
  };
}

function together(cubes: Cube[]): Contact[] {
  const reach = 2 * HALF * Math.sqrt(3);
  return cubes.flatMap((one, i) =>
    cubes.flatMap((other, j) =>
      i !== j && apart(one.at, other.at) < reach ? between(one, i, other, j) : [],
    ),
  );
}

/** Where corners and edges of one cube lie in another one. */
function between(one: Cube, i: number, other: Cube, j: number): Contact[] {
  return PROBES.flatMap((probe) => {
    const centre = plus(one.at, rotated(one.turn, probe));
    const { away, room } = outside(unrotated(other.turn, minus(centre, other.at)));
    if (room >= ROUND) return [];
    return [contact(i, j, centre, rotated(other.turn, away), ROUND - room, one.at, other.at)];
  });
}

/** How far a point is from the surface of a cube, and which way leads away from it. */
function outside(point: Vector): { away: Vector; room: number } {
  const over = point.map((x) => Math.abs(x) - INNER);
  const beyond = point.map((x, i) => (over[i]! > 0 ? Math.sign(x) * over[i]! : 0)) as Vector;
  const far = size(beyond);
  if (far > 0) return { away: scaled(beyond, 1 / far), room: far - ROUND };
  const nearest = over.indexOf(Math.max(...over));
  const away = point.map((x, i) => (i === nearest ? Math.sign(x) || 1 : 0)) as Vector;
  return { away, room: over[nearest]! - ROUND };
}

const velocity = ({ speed, spin }: Cube, arm: Vector): Vector => plus(speed, across(spin, arm));

function closing(cubes: Cube[], { cube, other, arm, otherArm }: Contact): Vector {
  const mine = velocity(cubes[cube]!, arm);
  return other === null ? mine : minus(mine, velocity(cubes[other]!, otherArm));
}

function prepare(cubes: Cube[], contact: Contact): void {
  const towards = along(closing(cubes, contact), contact.normal);
  const bounce = towards < -QUIET ? -towards * BOUNCE : 0;
  contact.rebound = Math.max(bounce, (PUSH / STEP) * Math.max(0, contact.depth - SLOP) * 0.5);
}

/** How much the speed at a contact changes with an impulse there. */
function give(contact: Contact, way: Vector): number {
  const turn = (arm: Vector) => size(across(arm, way)) ** 2 / INERTIA;
  return 1 + turn(contact.arm) + (contact.other === null ? 0 : 1 + turn(contact.otherArm));
}

function press(cubes: Cube[], contact: Contact): void {
  const { normal } = contact;
  const towards = along(closing(cubes, contact), normal);
  const before = contact.pressed;
  contact.pressed = Math.max(0, before + (contact.rebound - towards) / give(contact, normal));
  push(cubes, contact, scaled(normal, contact.pressed - before));
  const speed = closing(cubes, contact);
  const sliding = minus(speed, scaled(normal, along(speed, normal)));
  const fast = size(sliding);
  if (fast < 1e-6) return;
  const way = scaled(sliding, 1 / fast);
  push(cubes, contact, scaled(way, -Math.min((GRIP * contact.pressed) / ROUNDS, fast / give(contact, way))));
}

function push(cubes: Cube[], { cube, other, arm, otherArm }: Contact, impulse: Vector): void {
  strike(cubes[cube]!, arm, impulse);
  if (other !== null) strike(cubes[other]!, otherArm, scaled(impulse, -1));
}

function strike(cube: Cube, arm: Vector, impulse: Vector): void {
  cube.speed = plus(cube.speed, impulse);
  cube.spin = plus(cube.spin, scaled(across(arm, impulse), 1 / INERTIA));
}
