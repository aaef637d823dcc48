// A name in the room it is given: whole if that fits, abbreviated visibly if not.

import { brief } from "./brief";

const LINES = 2; // that a name may take

/** Writes a name into an element, in as few letters as its room asks for; words are never broken. */
export function shorten(
  node: HTMLElement,
  name: string,
): { update: (name: string) => void; destroy: () => void } {
  const room = node.parentElement!;
  const measure = () => {
    node.textContent = name;
    for (let most = name.length - 1; most > 0 && !fits(node); most--) node.textContent = brief(name, most);
    words.takeRecords(); // what was written here is no news
  };
  const words = new MutationObserver(measure);
  const watch = new ResizeObserver(measure);
  watch.observe(room);
  words.observe(room, { characterData: true, childList: true, subtree: true });
  measure();
  void document.fonts.ready.then(measure);
  return {
    update: (now) => {
      name = now;
      measure();
    },
    destroy: () => {
      watch.disconnect();
      words.disconnect();
    },
  };
}

function fits(node: HTMLElement): boolean {
  const line = parseFloat(getComputedStyle(node).lineHeight);
  return node.scrollWidth <= node.clientWidth && node.scrollHeight <= LINES * line + 1;
}
