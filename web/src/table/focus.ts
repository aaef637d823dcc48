// The focus is never lost: when the focused thing disappears or cannot be pressed any more, the question gets it.

import { later } from "../kit/later";

const QUESTION = "[data-room=question], .prompt[data-region]";

/** Watches a table; give back what ends it. */
export function keepFocus(root: HTMLElement = document.body): () => void {
  let last: Element | null = null;
  const remember = ({ target }: FocusEvent) => (last = target as Element);
  const gone = (thing: Element) => !thing.isConnected || thing.matches(":disabled");
  const watcher = new MutationObserver(() => {
    if (last && gone(last) && document.activeElement === document.body) later(give);
  });
  const give = () => {
    if (!last || !gone(last) || document.activeElement !== document.body) return;
    last = null;
    const question = document.querySelector<HTMLElement>(QUESTION);
    if (!question) return;
    question.tabIndex = -1;
    question.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", remember);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    root.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
