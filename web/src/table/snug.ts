// A question or a label that does not fit into its line is set smaller, step by step.

import { fitSoon, hideUntilFitted, inStep } from "../kit/later";

/** The smallest size: `data-snug` of a box says which one it has, and its styles do the rest. */
export const SMALLEST = 4;

/** Gives every box the first size at which it fits, or the smallest: the page is laid out once a size, not a box. */
export function shrink<Box>(
  boxes: Box[],
  set: (box: Box, size: number) => void,
  fits: (box: Box) => boolean,
) {
  let left = boxes;
  for (let size = 0; size <= SMALLEST && left.length; size++) {
    for (const box of left) set(box, size);
    if (size < SMALLEST) left = left.filter((box) => !fits(box));
  }
}

type Check = (box: HTMLElement) => boolean;
const low: Check = (box) => box.scrollHeight <= box.clientHeight;
const whole: Check = (box) => low(box) && box.scrollWidth <= box.clientWidth;

const AIR = 3; // pixels at the sides of a button's words
/** Whether words fit, and keep off the edges of their button. */
const aired: Check = (box) => {
  const words = document.createRange();
  words.selectNodeContents(box);
  return whole(box) && words.getBoundingClientRect().width <= box.getBoundingClientRect().width - 2 * AIR;
};

/** Boxes in a frame, what it means that they fit, and the frame's size when they did. */
interface Kept {
  find: () => Iterable<HTMLElement>;
  holds: Check;
  size?: string;
}
const frames = new Map<Element, Kept>();
const waiting = new Set<Element>();

function settleAll(): void {
  const settled = [...waiting].filter((frame) => frames.has(frame));
  const kept = settled.map((frame) => frames.get(frame)!);
  waiting.clear();
  const boxes = kept.flatMap(({ find, holds }) => [...find()].map((box) => ({ box, holds })));
  shrink(
    boxes,
    ({ box }, size) => (box.dataset.snug = String(size)),
    ({ box, holds }) => holds(box),
  );
  settled.forEach((frame, i) => (kept[i]!.size = sizeOf(frame)));
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth}x${clientHeight}`;

/** The one observer of all frames, which tells of them together. */
const sizes = (): ResizeObserver => (observer ??= new ResizeObserver(resized));
let observer: ResizeObserver | undefined;
function resized(seen: ResizeObserverEntry[]): void {
  const changed = seen
    .map(({ target }) => target)
    .filter((frame) => frames.get(frame)?.size !== sizeOf(frame));
  for (const frame of changed) waiting.add(frame);
  if (changed.length) settleAll();
}

/** Settle a frame soon, together with all others that change before then. */
function settle(frame: Element): void {
  if (waiting.size === 0) fitSoon(settleAll);
  waiting.add(frame);
  hideUntilFitted(frames.get(frame)!.find());
}

/** Keeps what is said by the boxes that `find` gives within them, whatever changes in the frame around them. */
function keep(frame: HTMLElement, find: Kept["find"], holds = whole): { destroy: () => void } {
  const changed = new MutationObserver(() => settle(frame));
  frames.set(frame, { find, holds });
  sizes().observe(frame);
  changed.observe(frame, { childList: true, subtree: true, characterData: true });
  if (inStep()) settle(frame); // else its observer does
  return {
    destroy() {
      frames.delete(frame);
      sizes().unobserve(frame);
      changed.disconnect();
    },
  };
}

/** Keeps what a box says within it. */
export const snug = (box: HTMLElement) => keep(box, () => [box]);

/** Keeps what a box says within its height; something may reach out at its side. */
export const snugHeight = (box: HTMLElement) => keep(box, () => [box], low);

/** Keeps the label of every button of a row within its button. */
export const snugButtons = (row: HTMLElement) =>
  keep(row, () => row.querySelectorAll<HTMLElement>(".btn"), aired);
