// The end of a game drawn as one image, for people who were not there.

import { paintOf } from "../kit/seats";
import { words } from "./words";
import type { Ending } from "./ending";
import { extent, stacked } from "./stack";

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 56];
const BAR = 520; // how long the longest is
const CHART = { x: 640, y: 190, width: 504, height: 320 };
const FACES = {
  plain: '400 26px "Atkinson Hyperlegible"',
  name: '700 28px "Atkinson Hyperlegible"',
  score: '700 34px "Atkinson Hyperlegible"',
  title: '800 52px "Alegreya SC"',
  mark: '700 26px "Almendra"',
};
type Pen = CanvasRenderingContext2D;

export async function picture(ending: Ending): Promise<Blob> {
  await Promise.all(Object.values(FACES).map((face) => document.fonts.load(face)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  night(pen);
  title(pen, ending);
  ending.order.forEach((seat, place) => player(pen, ending, seat, 190 + place * 84));
  chart(pen, ending);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), "image/png"));
}

function night(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  const stops: [string, number][] = [
    ["#0a0c1a", 0],
    ["#1d1c40", 0.6],
    ["#4a2c4f", 1],
  ];
  stops.forEach(([colour, at]) => sky.addColorStop(at, colour));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#0d0f24";
  pen.beginPath();
  pen.moveTo(0, HEIGHT);
  for (let x = 0; x <= WIDTH; x += 20)
    pen.lineTo(x, HEIGHT - 46 - Math.sin(x / 170) * 22 - Math.sin(x / 61) * 6);
  pen.lineTo(WIDTH, HEIGHT);
  pen.fill();
}

function write(pen: Pen, text: string, x: number, y: number, face: keyof typeof FACES, colour: string): void {
  pen.font = FACES[face];
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function title(pen: Pen, { winners, names, account }: Ending): void {
  write(pen, account.title, EDGE, 78, "plain", "#b4b2cc");
  write(pen, words.image.wins({ names: winners.map((seat) => names[seat]!) }), EDGE, 136, "title", "#fff0c2");
  write(pen, words.page.title.toLowerCase(), EDGE, HEIGHT - 22, "mark", "#ffd27a");
}

/** A name, its points, and a bar of where they came from. */
function player(pen: Pen, ending: Ending, seat: number, y: number): void {
  shape(pen, seat, EDGE, y - 22, 1.05);
  write(pen, ending.names[seat]!, EDGE + 38, y, "name", "#fbf4e4");
  pen.textAlign = "right";
  write(pen, String(ending.scores[seat]), EDGE + BAR, y, "score", "#fff0c2");
  pen.textAlign = "left";
  const { least, most } = extent(ending.sources);
  for (const { from, to, points, colour } of stacked(ending.sources[seat]!)) {
    pen.globalAlpha = points < 0 ? 0.6 : 1;
    pen.fillStyle = colour;
    const part = (BAR * (to - from)) / (most - least);
    pen.fillRect(EDGE + (BAR * (from - least)) / (most - least), y + 14, Math.max(1, part - 2), 22);
    pen.globalAlpha = 1;
  }
}

function shape(pen: Pen, seat: number, x: number, y: number, scale: number): void {
  const outlines = [
    "M12 2.5a9.5 9.5 0 1 0 .01 0Z",
    "M12 1.5 22.5 12 12 22.5 1.5 12Z",
    "M12 2 22.5 21H1.5Z",
    "M3 3h18v18H3Z",
  ];
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = paintOf(seat);
  pen.fill(new Path2D(outlines[seat]));
  pen.restore();
}

function chart(pen: Pen, { course, names }: Ending): void {
  const high = Math.max(10, ...course.flat());
  const low = Math.min(0, ...course.flat());
  const X = (step: number) => CHART.x + (CHART.width * step) / Math.max(1, course.length - 1);
  const Y = (points: number) => CHART.y + (CHART.height * (high - points)) / (high - low);
  pen.fillStyle = "rgba(10, 12, 26, 0.55)";
  pen.beginPath();
  pen.roundRect(CHART.x - 28, CHART.y - 36, CHART.width + 76, CHART.height + 68, 18);
  pen.fill();
  names.forEach((_, seat) => {
    pen.strokeStyle = paintOf(seat);
    pen.lineWidth = 4;
    pen.beginPath();
    course.forEach((points, step) => pen.lineTo(X(step), Y(points[seat]!)));
    pen.stroke();
    shape(pen, seat, CHART.x + CHART.width + 8, Y(course.at(-1)![seat]!) - 11, 0.9);
  });
}
