// A question or a label that does not fit into its line is set smaller, step by step.

/** The smallest size: `data-snug` of a box says which one it has, and its styles do the rest. */
export const SMALLEST = 4;

/** The first size at which it fits; the smallest if it never does. */
export function sizeToFit(fits: (size: number) => boolean): number {
  for (let size = 0; size < SMALLEST; size++) if (fits(size)) return size;
  return SMALLEST;
}

type Check = (box: HTMLElement) => boolean;
const low: Check = (box) => box.scrollHeight <= box.clientHeight;
const whole: Check = (box) => low(box) && box.scrollWidth <= box.clientWidth;

function fit(box: HTMLElement, holds: Check): void {
  const fits = (size: number) => {
    box.dataset.snug = String(size);
    return holds(box);
  };
  fits(sizeToFit(fits));
}

/** Keeps what is said by the boxes that `find` gives within them, whatever changes in the frame around them. */
function keep(frame: HTMLElement, find: () => Iterable<HTMLElement>, holds = whole): { destroy: () => void } {
  const settle = () => [...find()].forEach((box) => fit(box, holds));
  const resized = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  resized.observe(frame);
  changed.observe(frame, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
    },
  };
}

/** Keeps what a box says within it. */
export const snug = (box: HTMLElement) => keep(box, () => [box]);

/** Keeps what a box says within its height; something may reach out at its side. */
export const snugHeight = (box: HTMLElement) => keep(box, () => [box], low);

/** Keeps the label of every button of a row within its button. */
export const snugButtons = (row: HTMLElement) => keep(row, () => row.querySelectorAll<HTMLElement>(".btn"));
