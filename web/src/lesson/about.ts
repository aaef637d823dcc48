// What lies about the guide on a desktop, and the shapes it can take there.

import { boxOf, type Around, type Box, type Shape } from "./place";

const HOLDS = ".desk :is(h3, p, li, button, a, b, img, svg, [role=img], [data-card]), .desk [data-room=map]";
const LINES = "h3, p";
const WHOLE = ":is(h3, p, li, button, [role=img], [data-card])"; // counts with all that lies in it
const ASIDE = "[data-room=inspector], [data-room=log], [data-room=map]"; // to be covered before anything else
const NEEDED = "[data-legal], [data-picked]";
const LARGE = 1 / 6; // of the window: what is larger is a ground for other things
const SLIM = [256, 208]; // pixels: as wide as columns at the side

/** Where its words are: their line may be much wider. */
function wordsOf(line: Element): Box {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect();
}

/** The part of something that its list leaves in sight. */
function seenOf(found: Element): Box {
  const { left, top, right, bottom } = found.matches(LINES) ? wordsOf(found) : boxOf(found);
  const list = found.parentElement?.closest("[data-scrolls]");
  if (!list) return { left, top, right, bottom };
  const frame = boxOf(list);
  return { left, right, top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) };
}

const shown = (found: Element) => found.checkVisibility({ visibilityProperty: true });
const some = ({ left, top, right, bottom }: Box) => right > left && bottom > top;
const large = ({ left, top, right, bottom }: Box) =>
  (right - left) * (bottom - top) > LARGE * innerWidth * innerHeight;

const counts = (one: Element) => !one.matches(NEEDED) && !one.parentElement?.closest(WHOLE) && shown(one);

/** What the guide may not cover, and what it would rather not. */
export function aroundOf(needed: Element[]): Around {
  const found = [...document.querySelectorAll(HOLDS)].filter(counts);
  const [holds, spare]: [Box[], Box[]] = [[], []];
  for (const one of found) {
    const box = seenOf(one);
    if (one.closest(ASIDE)) spare.push(box);
    else if (!large(box)) holds.push(box);
  }
  return { keep: needed.map(seenOf), holds: holds.filter(some), spare: spare.filter(some), pointed: true };
}

/** How high the guide is as wide as it would be, and in narrower rooms. */
export function shapesOf(guide: HTMLElement): Shape[] {
  const { width } = guide.style;
  const sized = (wide: string) => {
    guide.style.width = wide;
    return { width: guide.offsetWidth, height: guide.offsetHeight };
  };
  const full = sized("");
  const slim = SLIM.filter((wide) => wide < full.width).map((wide) => sized(`${wide}px`));
  guide.style.width = width;
  return [full, ...slim];
}
