// A question or a label that does not fit into its line is set smaller, step by step.

/** The smallest size: `data-snug` of the box says which one it has, and its styles do the rest. */
export const SMALLEST = 3;

/** The first size at which it fits; the smallest if it never does. */
export function sizeToFit(fits: (size: number) => boolean): number {
  for (let size = 0; size < SMALLEST; size++) if (fits(size)) return size;
  return SMALLEST;
}

/** Keeps what a box says within its height. */
export function snug(box: HTMLElement): { destroy: () => void } {
  const fits = (size: number) => {
    box.dataset.snug = String(size);
    return box.scrollHeight <= box.clientHeight;
  };
  const settle = () => void fits(sizeToFit(fits));
  const resized = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  resized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
    },
  };
}
