// The top bar shrinks by steps until everything in it fits.

/** What goes, one after the other: `data-hides` of the bar names all that has gone, and its styles do the rest. */
export const STEPS = ["title", "name", "rounds", "tools", "phases", "icons", "mark", "clock"];

/** The fewest steps after which it fits, beginning with those already taken; all of them if it never does. */
export function stepsToFit(taken: number, fits: (steps: number) => boolean): number {
  for (let steps = taken; steps < STEPS.length; steps++) if (fits(steps)) return steps;
  return STEPS.length;
}

const MARGIN = 5; // pixels of the padding that stay free: a bar that only fills it does not scroll
/** Where the last part ends, and where it has to. */
const ends = ({ lastElementChild }: HTMLElement) =>
  lastElementChild instanceof HTMLElement ? lastElementChild.offsetLeft + lastElementChild.offsetWidth : 0;
const edge = (bar: HTMLElement) => bar.clientWidth - MARGIN;

/** Keeps a bar within its width. What has gone comes back only when the width changes: nothing jumps in play. */
export function fit(bar: HTMLElement): { destroy: () => void } {
  let [width, taken] = [0, 0];
  const fits = (steps: number) => {
    bar.dataset.hides = STEPS.slice(0, steps).join(" ");
    return bar.scrollWidth <= bar.clientWidth && ends(bar) <= edge(bar);
  };
  const settle = (from: number) => {
    taken = stepsToFit(from, fits);
    fits(taken);
  };
  const resized = new ResizeObserver(() => {
    settle(bar.clientWidth === width ? taken : 0);
    width = bar.clientWidth;
  });
  const watch = () => [bar, ...bar.children].forEach((part) => resized.observe(part));
  const changed = new MutationObserver(watch); // a part that is new is measured at once
  changed.observe(bar, { childList: true });
  watch();
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
    },
  };
}
