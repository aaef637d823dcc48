// Frames that scroll can be reached by keyboard: one that has more than it shows, and nothing to focus, takes focus.

const FRAMES = "[data-scrolls]";
const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";
const PAUSE = 250; // milliseconds between two looks

const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement) =>
  scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;

function look(): void {
  for (const frame of document.querySelectorAll<HTMLElement>(FRAMES)) {
    if (scrolls(frame) && !frame.querySelector(FOCUSABLE)) frame.tabIndex = 0;
    else if (frame !== document.activeElement) frame.removeAttribute("tabindex");
  }
}

/** Look whenever the page has changed, though not more often than need be. */
export function watchFrames(): void {
  let waiting = 0;
  const soon = () => (waiting ||= window.setTimeout(() => ((waiting = 0), look()), PAUSE));
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, characterData: true });
  addEventListener("resize", soon);
  soon();
}
