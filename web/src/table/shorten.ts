// A name in the room it is given: whole if that fits, abbreviated visibly if not.

import { fitSoon, hideUntilFitted } from "../kit/later";
import { brief } from "./brief";

const LINES = 2; // that a name may take

interface Name {
  node: HTMLElement;
  name: string;
  most: number; // letters that it is tried with
}
const waiting = new Set<Name>();
const shown = new Set<Name>();
void document.fonts.ready.then(() => measure(shown));

/** Measure names soon, together with all others that ask before then. */
function measure(names: Iterable<Name>): void {
  if (waiting.size === 0) fitSoon(measureAll);
  for (const one of names) {
    waiting.add(one);
    hideUntilFitted([one.node.parentElement!]); // what lies beside the name moves with it
  }
}

/** Write all names, then see which fit: the page is laid out once for all of them, not for each. */
function measureAll(): void {
  let left = [...waiting];
  waiting.clear();
  for (const one of left) {
    one.most = one.name.length;
    one.node.textContent = one.name;
  }
  while (left.length) {
    left = left.filter(({ node, most }) => most > 1 && !fits(node));
    for (const one of left) one.node.textContent = brief(one.name, --one.most);
  }
}

/** Writes a name into an element, in as few letters as its room asks for; words are never broken. */
export function shorten(
  node: HTMLElement,
  name: string,
): { update: (name: string) => void; destroy: () => void } {
  const room = node.parentElement!;
  const one = { node, name, most: name.length };
  const again = () => measure([one]);
  const words = new MutationObserver((seen) => seen.some(({ target }) => !node.contains(target)) && again());
  const watch = new ResizeObserver(again);
  shown.add(one);
  watch.observe(room);
  words.observe(room, { characterData: true, childList: true, subtree: true });
  again();
  return {
    update: (now) => {
      one.name = now;
      again();
    },
    destroy: () => {
      shown.delete(one);
      waiting.delete(one);
      watch.disconnect();
      words.disconnect();
    },
  };
}

function fits(node: HTMLElement): boolean {
  const line = parseFloat(getComputedStyle(node).lineHeight);
  return node.scrollWidth <= node.clientWidth && node.scrollHeight <= LINES * line + 1;
}
