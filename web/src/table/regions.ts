// The parts of a table by keyboard: F6 goes to the next part, arrows go from one thing to the next in it.

const FOCUSABLE = "button:not([disabled]), a[href], input, select, [tabindex='0']";

function visible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(visible);
}

/** What lies in a region; what glows comes first. */
function things(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(visible);
}

/** To the next part of the table that has anything to focus, or the one before. */
export function cross(step: 1 | -1): void {
  const all = regions().filter((region) => things(region).length > 0);
  const here = all.findIndex((region) => region.contains(document.activeElement));
  const start = here < 0 && step < 0 ? 0 : here;
  const next = all[(start + step + all.length) % all.length];
  if (!next) return;
  const found = things(next);
  (found.find((thing) => thing.matches("[data-legal], .legal")) ?? found[0])?.focus();
}

/** To the next thing of the same part; false if the focus is in no part. */
export function walk(step: 1 | -1): boolean {
  const region = document.activeElement?.closest<HTMLElement>("[data-region]");
  if (!region) return false;
  const found = things(region);
  const here = found.indexOf(document.activeElement as HTMLElement);
  found[(here + step + found.length) % found.length]?.focus();
  return true;
}
