// How much a card shows of itself: as much as fits into the room it was given, never a part of a word.

const FORMS = ["text", "icons", "name", "called", "bare"] as const; // from much to little; the styles draw them
const ART = 0.27; // of a card's height belongs to its picture
const WORDS = 104; // pixels that a card with words is wide at least
const ART_LEAST = 24; // pixels
const EDGE = 1; // pixels that stay free at the left and at the right
const COST = 30; // pixels at the left of the marker that belong to the cost

/** Watch a card's room and its words, and choose its form. */
export function fit(node: HTMLElement): { destroy: () => void } {
  const measure = () => {
    if (node.clientHeight === 0) return;
    FORMS.find((form) => {
      node.dataset.form = form;
      return (form !== "text" || node.clientWidth >= WORDS) && fits(node);
    });
    const marker = node.querySelector<HTMLElement>(".mk");
    node.removeAttribute("data-tight");
    if (marker && marker.offsetWidth > node.clientWidth - COST) node.dataset.tight = "";
  };
  const watch = new ResizeObserver(measure);
  const words = new MutationObserver(measure);
  watch.observe(node);
  words.observe(node, { characterData: true, childList: true, subtree: true });
  measure();
  void document.fonts.ready.then(measure);
  return {
    destroy: () => {
      watch.disconnect();
      words.disconnect();
    },
  };
}

function fits(node: HTMLElement): boolean {
  const face = node.querySelector<HTMLElement>(".face")!;
  const body = node.querySelector<HTMLElement>(".bd")!;
  if (!within(body)) return false;
  if (node.classList.contains("row")) return body.scrollHeight <= face.clientHeight + 1;
  return face.clientHeight - body.offsetHeight >= Math.max(ART_LEAST, ART * face.clientHeight);
}

/** Whether all that the body shows lies between its edges, also what is centred and too wide. */
function within(body: HTMLElement): boolean {
  if (body.scrollWidth > body.clientWidth + 1) return false;
  const edge = body.getBoundingClientRect();
  return [...body.querySelectorAll<HTMLElement>(".nm > span, .fg")].every((part) => {
    const box = part.getBoundingClientRect();
    return box.width === 0 || (box.left >= edge.left + EDGE && box.right <= edge.right - EDGE);
  });
}
