// In the evening my dice walk home: from the tray where they were used to the line where they wait for the morning.

import { skippable } from "../../../kit/skip";
import { still } from "../../../settings.svelte";

const WALK = 400; // milliseconds
const HOPS = 4;
const [HIGH, TILT] = [9, 9]; // pixels, degrees
const SOON = 4000; // milliseconds in which the next day is shown
const MOMENT = "moment"; // the name of motions that nobody waits for (rest.ts)

let left: { dice: Map<string, DOMRect[]>; at: number } | null = null;

/** A day is over, and the table still shows it: note where my dice lie. */
export function setOut(): void {
  const dice = new Map<string, DOMRect[]>();
  if (still()) return;
  for (const die of document.querySelectorAll<HTMLElement>("[data-room=dice] [data-die]")) {
    const name = die.dataset.die!;
    dice.set(name, [...(dice.get(name) ?? []), die.getBoundingClientRect()]);
  }
  left = dice.size ? { dice, at: performance.now() } : null;
}

/** Let the dice of a line come from where they lay, if they have just left. */
export function comesHome(line: HTMLElement): void {
  if (!left || performance.now() - left.at > SOON) return;
  const { dice } = left;
  left = null;
  const homes = [...line.querySelectorAll<HTMLElement>("[data-die]")];
  const rooms = homes.map((die) => die.getBoundingClientRect());
  const walks = homes.flatMap((die, i) => {
    const from = dice.get(die.dataset.die!)?.shift();
    return from && rooms[i]!.width ? [walk(die, from, rooms[i]!)] : [];
  });
  if (!walks.length) return;
  const over = skippable(() => walks.forEach((one) => one.finish()));
  walks.at(-1)!.onfinish = walks.at(-1)!.oncancel = over;
}

/** Step by step, from one side to the other. */
function walk(die: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const zoom = die.currentCSSZoom ?? 1;
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const [[a, b], [c, d]] = [middle(from), middle(to)];
  const size = from.width / to.width;
  const steps = Array.from({ length: 2 * HOPS + 1 }, (_, i) => {
    const rest = 1 - i / (2 * HOPS);
    const hop = i % 2 ? HIGH : 0;
    const lean = i % 2 ? (i % 4 === 1 ? TILT : -TILT) : 0;
    const [x, y] = [((a - c) / zoom) * rest, ((b - d) / zoom) * rest - hop];
    return { transform: `translate(${x}px, ${y}px) rotate(${lean}deg) scale(${1 + (size - 1) * rest})` };
  });
  return die.animate(steps, { id: MOMENT, duration: WALK, easing: "ease-in-out", fill: "backwards" });
}
