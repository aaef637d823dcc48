// Paints dice on a canvas, seen from above and a little from the front: exactly the outline of a cube with round
// edges, and its sides as pictures that are drawn once.

import { rotated, type Turned } from "../../../../../throws/turns";
import { along, type Vector } from "../../../../../throws/vectors";
import { drawing } from "../../../../kit/icons";
import type { Colour, Face } from "../../box/cards";
import { DICE, NUMBERS, SYMBOLS } from "../../box/palette";
import type { Side } from "./faces";

/** A die at one moment. */
export interface Pose {
  x: number; // pixels: where it stands
  y: number;
  high: number; // its centre, in dice above the felt
  size: number; // pixels
  turn: Turned;
}

const TILT = { sin: 0.1, cos: 0.995 }; // as much of the front is seen as of a die at rest
const CAMERA = 11; // dice above the felt
const LIGHT: Vector = [-0.42, 0.44, 0.79]; // where it comes from
const ROUND = 0.2; // radius of edges
const PLATE = 0.455; // half the width of what is flat
const DARKEST = 0.62;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
const SLIVER = 0.14; // sides that are seen so little are only an edge

const LARGEST = 96; // pixels of a die
const pictures = new Map<string, HTMLCanvasElement>(); // of sides, for all throws: painting one takes milliseconds

/** Paints dice on a canvas of that density. */
export class Painter {
  private readonly shadow = kept("shadow", 64, shadow);

  constructor(
    private readonly canvas: CanvasRenderingContext2D,
    private readonly density: number,
  ) {}

  wipe(): void {
    this.canvas.setTransform(1, 0, 0, 1, 0, 0);
    this.canvas.clearRect(0, 0, this.canvas.canvas.width, this.canvas.canvas.height);
  }

  /** The shadow on the felt: the higher a die is, the wider and fainter. */
  shade({ x, y, high, size }: Pose): void {
    const above = Math.max(0, high - 0.5);
    const wide = size * (1.75 + 0.35 * above) * this.density;
    const [left, top] = [x + size * 0.3 * above, y + size * (0.16 + 0.26 * above)];
    this.canvas.setTransform(1, 0, 0, 1, left * this.density, top * this.density);
    this.canvas.globalAlpha = 0.72 / (1 + 1.1 * above);
    this.canvas.drawImage(this.shadow, -wide / 2, -wide / 2, wide, wide);
    this.canvas.globalAlpha = 1;
  }

  die(colour: Colour, sides: Side[], pose: Pose): void {
    const near = CAMERA / Math.max(2, CAMERA - (pose.high - 0.5));
    const scale = pose.size * near * this.density;
    const middle = [
      pose.x * this.density,
      (pose.y - pose.size * (pose.high - 0.5) * (TILT.sin + 0.32) + pose.size * 0.5 * TILT.sin) *
        this.density,
    ] as const;
    const seen = sides
      .map((side) => ({ side, out: rotated(pose.turn, side.out) }))
      .map((found) => ({ ...found, facing: found.out[2] * TILT.cos - found.out[1] * TILT.sin }))
      .filter(({ facing }) => facing > 0.01)
      .sort((one, other) => one.facing - other.facing);
    for (const { side, out } of seen) this.edge(colour, side, out, pose.turn, middle, scale);
    for (const { side, out, facing } of seen)
      if (facing > SLIVER) this.side(colour, side, out, pose.turn, middle, scale, facing);
  }

  /** Put the canvas so that a square around the origin becomes this side of the die. */
  private place(
    { right, down }: Side,
    out: Vector,
    turn: Turned,
    [x, y]: readonly [number, number],
    scale: number,
    far: number,
  ): void {
    const [a, b] = flat(rotated(turn, right));
    const [c, d] = flat(rotated(turn, down));
    const [e, f] = flat(out);
    const by = (part: number) => part * scale;
    this.canvas.setTransform(by(a), by(b), by(c), by(d), x + by(e) * far, y + by(f) * far);
  }

  /** The round edges around a side: together they make the outline. */
  private edge(
    colour: Colour,
    side: Side,
    out: Vector,
    turn: Turned,
    middle: readonly [number, number],
    scale: number,
  ): void {
    const flatPart = 0.5 - ROUND;
    const [x, y] = [middle[0] + flat(out)[0] * scale * flatPart, middle[1] + flat(out)[1] * scale * flatPart];
    const [a, b] = flat(rotated(turn, side.right)).map((part) => part * scale * flatPart) as [number, number];
    const [c, d] = flat(rotated(turn, side.down)).map((part) => part * scale * flatPart) as [number, number];
    this.canvas.setTransform(1, 0, 0, 1, 0, 0);
    this.canvas.beginPath();
    for (const [i, j] of CORNERS) this.canvas.lineTo(x + i * a + j * c, y + i * b + j * d);
    this.canvas.closePath();
    this.canvas.fillStyle = this.canvas.strokeStyle = tone(colour, along(out, LIGHT) * 0.8);
    this.canvas.fill();
    this.canvas.lineJoin = "round";
    this.canvas.lineWidth = 2 * ROUND * scale;
    this.canvas.stroke();
  }

  private side(
    colour: Colour,
    side: Side,
    out: Vector,
    turn: Turned,
    middle: readonly [number, number],
    scale: number,
    facing: number,
  ): void {
    this.place(side, out, turn, middle, scale, 0.5 - ROUND * (1 - facing) * 0.5);
    const light = Math.max(0, along(out, LIGHT));
    const seen = Math.min(1, (facing - SLIVER) * 4);
    this.canvas.globalAlpha = seen;
    this.canvas.drawImage(picture(colour, side.face, this.density), -PLATE, -PLATE, 2 * PLATE, 2 * PLATE);
    this.canvas.globalAlpha = seen * DARKEST * (1 - Math.min(1, light / 0.79));
    this.canvas.drawImage(dark(this.density), -PLATE, -PLATE, 2 * PLATE, 2 * PLATE);
    this.canvas.globalAlpha = 1;
  }
}

/** The picture of a side; whoever wants it soon asks for it before. */
export function picture(colour: Colour, face: Face, density: number): HTMLCanvasElement {
  const size = Math.ceil(LARGEST * density);
  return kept(`${colour} ${face}`, size, (canvas) => paintFace(canvas, size, colour, face));
}

const dark = (density: number): HTMLCanvasElement =>
  kept("dark", Math.ceil(LARGEST * density), (canvas, size) => {
    canvas.fillStyle = "#06071a";
    canvas.beginPath();
    canvas.roundRect(0, 0, size, size, size * 0.23);
    canvas.fill();
  });

function kept(
  name: string,
  size: number,
  paint: (canvas: CanvasRenderingContext2D, size: number) => void,
): HTMLCanvasElement {
  const key = `${name} ${size}`;
  const known = pictures.get(key);
  if (known) return known;
  const [made, canvas] = blank(size);
  paint(canvas, size);
  pictures.set(key, made);
  return made;
}

/** A direction as it is seen: to the right and down. */
const flat = ([x, y, z]: Vector): [number, number] => [x, -(y * TILT.cos + z * TILT.sin)];

function blank(size: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const picture = document.createElement("canvas");
  picture.width = picture.height = size;
  return [picture, picture.getContext("2d")!];
}

function shadow(canvas: CanvasRenderingContext2D): void {
  const fading = canvas.createRadialGradient(32, 32, 6, 32, 32, 32);
  fading.addColorStop(0, "rgb(0 0 0 / 0.85)");
  fading.addColorStop(0.55, "rgb(0 0 0 / 0.5)");
  fading.addColorStop(1, "rgb(0 0 0 / 0)");
  canvas.fillStyle = fading;
  canvas.fillRect(0, 0, 64, 64);
}

const STEPS = 12; // of light on edges
const tones = new Map<string, string>();

/** The colour of an edge in so much light. */
function tone(colour: Colour, light: number): string {
  const step = Math.round(Math.max(0, Math.min(1, light)) * STEPS);
  const name = `${colour} ${step}`;
  if (!tones.has(name)) tones.set(name, mixed(DICE[colour].body, step / STEPS));
  return tones.get(name)!;
}

/** Dark side, body and light edge of a die, and what lies between them. */
function mixed([light, body, dark]: readonly string[], part: number): string {
  const [from, to, by] = part < 0.5 ? [dark!, body!, part * 2] : [body!, light!, (part - 0.5) * 1.1];
  const channel = (text: string, i: number) => parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  const parts = [0, 1, 2].map((i) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * by));
  return `rgb(${parts.join(" ")})`;
}

/** A side as a die at rest shows it: its body, a plate in it, the symbol and its number. */
function paintFace(canvas: CanvasRenderingContext2D, size: number, colour: Colour, face: Face): void {
  const { body, glyph } = DICE[colour];
  const light = canvas.createRadialGradient(
    size * 0.24,
    size * 0.12,
    0,
    size * 0.24,
    size * 0.12,
    size * 1.2,
  );
  light.addColorStop(0, body[0]);
  light.addColorStop(0.52, body[1]);
  light.addColorStop(1, body[2]);
  rounded(canvas, size, 0, light);
  const plate = canvas.createRadialGradient(
    size * 0.38,
    size * 0.24,
    0,
    size * 0.38,
    size * 0.24,
    size * 0.7,
  );
  plate.addColorStop(0, "rgb(255 255 255 / 0.3)");
  plate.addColorStop(1, "rgb(255 255 255 / 0.02)");
  rounded(canvas, size, 0.09, plate);
  canvas.lineWidth = size * 0.012;
  canvas.strokeStyle = "rgb(255 255 255 / 0.3)";
  canvas.stroke();
  stamp(canvas, size, SYMBOLS[face], glyph);
  const number = NUMBERS[face];
  if (number) label(canvas, size, number);
}

function rounded(canvas: CanvasRenderingContext2D, size: number, inset: number, paint: CanvasGradient): void {
  const wide = size * (1 - 2 * inset);
  canvas.fillStyle = paint;
  canvas.beginPath();
  canvas.roundRect(size * inset, size * inset, wide, wide, wide * 0.24);
  canvas.fill();
}

const SHAPE = /\sd="([^"]+)"/g;

function stamp(canvas: CanvasRenderingContext2D, size: number, icon: string, colour: string): void {
  const path = new Path2D();
  for (const [, shape] of drawing(icon).matchAll(SHAPE)) path.addPath(new Path2D(shape));
  const scale = (size * 0.64) / 512;
  canvas.setTransform(scale, 0, 0, scale, size * 0.18, size * 0.18);
  canvas.fillStyle = colour;
  canvas.fill(path);
  canvas.setTransform(1, 0, 0, 1, 0, 0);
}

function label(canvas: CanvasRenderingContext2D, size: number, text: string): void {
  canvas.fillStyle = "#0a0c1a";
  canvas.beginPath();
  canvas.roundRect(size * 0.07, size * 0.05, size * 0.32, size * 0.3, size * 0.09);
  canvas.fill();
  canvas.fillStyle = "#fbf4e4";
  canvas.font = `800 ${Math.round(size * 0.25)}px "Atkinson Hyperlegible", sans-serif`;
  canvas.textAlign = "center";
  canvas.textBaseline = "middle";
  canvas.fillText(text, size * 0.23, size * 0.21);
}
