// How much a card shows of itself: as much as fits into the room it was given, never a part of a word.

const FORMS = ["text", "icons", "name", "called", "lean", "bare", "mute"] as const; // from much to little; styles draw them
type Form = (typeof FORMS)[number];
const ART = 0.27; // of a card's height belongs to its picture
const WORDS = 104; // pixels that a card with words is wide at least
const ART_LEAST = 24; // pixels
const EDGE = 1; // pixels that stay free at the left and at the right
const REST = 100; // milliseconds in which a page comes to rest
const CORNER = 3; // pixels of a cost's box in which nothing of it is drawn
const BESIDE = 5; // pixels at the sides of a card that nothing of another one covers
const COST = 30; // pixels at the left of the marker that belong to the cost

/** Watch a card's room and its words, and choose its form. */
export function fit(node: HTMLElement): { destroy: () => void } {
  const words = new MutationObserver(() => measureAnew([node]));
  cards.add(node);
  sizes.observe(node);
  words.observe(node, { characterData: true, childList: true, subtree: true });
  measure([node]); // before it is drawn for the first time
  return {
    destroy: () => {
      cards.delete(node);
      waiting.delete(node);
      sizes.unobserve(node);
      words.disconnect();
    },
  };
}

const cards = new Set<HTMLElement>();
const waiting = new Set<HTMLElement>();
const rooms = new WeakMap<HTMLElement, string>(); // of cards whose form was chosen: in the same room they keep it
let checking: ReturnType<typeof setTimeout>;
document.fonts.addEventListener("loadingdone", () => measureAnew([...cards]));
const sizes = new ResizeObserver((seen) => {
  const resized = seen.map(({ target }) => target as HTMLElement);
  resized.forEach((card) => waiting.add(card));
  measureAll();
  requestAnimationFrame(() => measure(resized.filter((card) => cards.has(card)))); // when all has come to rest
});

/** Measure cards soon although their room is the same: they say something else, or in other letters. */
function measureAnew(changed: HTMLElement[]): void {
  changed.forEach((card) => rooms.delete(card));
  measure(changed);
}

/** Measure cards soon, together with all others that ask before then. */
function measure(changed: HTMLElement[]): void {
  if (waiting.size === 0) queueMicrotask(measureAll);
  changed.forEach((card) => waiting.add(card));
}

/** Try one form after the other on all cards at once: the page is laid out once for a form, not for a card. */
function measureAll(): void {
  const seen = [...waiting].map((card) => ({ card, width: card.clientWidth, height: card.clientHeight }));
  waiting.clear();
  const changed = seen.filter(
    ({ card, width, height }) => height > 0 && rooms.get(card) !== `${width}x${height}`,
  );
  for (const { card, width, height } of changed) {
    rooms.set(card, `${width}x${height}`);
    tell(looks(card), width, height);
  }
  const drawn = changed.map(({ card }) => card);
  let left = drawn;
  for (const form of FORMS) {
    left.forEach((card) => (looks(card).dataset.form = form));
    left = left.filter((card) => !fits(card, form));
  }
  const priced = drawn.filter((card) => card.querySelector(".disc"));
  priced.forEach((card) => looks(card).removeAttribute("data-terse"));
  const wide = priced.filter((card) => tooWide(card.querySelector(".disc")!, card));
  wide.forEach((card) => (looks(card).dataset.terse = ""));
  const marked = drawn.filter((card) => card.querySelector(".mk"));
  marked.forEach((card) => looks(card).removeAttribute("data-tight"));
  const tight = marked.filter(
    (card) => card.querySelector<HTMLElement>(".mk")!.offsetWidth > card.clientWidth - COST,
  );
  tight.forEach((card) => (looks(card).dataset.tight = ""));
  if (drawn.length) checkSoon();
}

/** Look again when the page has come to rest: Chromium may measure a card that was just changed as it was before. */
function check(): void {
  const wrong = [...cards].filter(
    (card) => card.clientHeight > 0 && !fits(card, looks(card).dataset.form as Form),
  );
  const less = wrong.filter((card) => looks(card).dataset.form !== FORMS.at(-1));
  for (const card of less)
    looks(card).dataset.form = FORMS[FORMS.indexOf(looks(card).dataset.form as Form) + 1];
  if (less.length) checkSoon();
}

function checkSoon(): void {
  clearTimeout(checking);
  checking = setTimeout(check, REST);
}

/** Say how large the card is, for the styles of what is in it. */
function tell(looks: HTMLElement, width: number, height: number): void {
  looks.toggleAttribute("data-short", height <= 130);
  looks.toggleAttribute("data-slim", width <= 76);
  looks.toggleAttribute("data-lines", height >= 30); // a row with room for two lines
  looks.toggleAttribute("data-stacked", height >= 44 && width <= 190); // a row whose signs lie below the name
}

const looks = (card: HTMLElement) => card.querySelector<HTMLElement>(".looks")!;

function fits(card: HTMLElement, form: Form): boolean {
  const face = card.querySelector<HTMLElement>(".face")!;
  const body = card.querySelector<HTMLElement>(".bd")!;
  if (form === "mute") return true;
  if (form === "text" && card.clientWidth < WORDS) return false;
  if (!within(body, face)) return false;
  if (form === "bare") return free(card, face);
  if (underCost(card)) return false;
  if (card.classList.contains("row")) return body.scrollHeight <= face.clientHeight + 1;
  const picture = face.clientHeight - body.offsetHeight;
  return picture >= (form === "lean" ? 0 : Math.max(ART_LEAST, ART * face.clientHeight)); // its name goes before
}

/** Whether the cost lies upon letters of the name. */
function underCost(card: HTMLElement): boolean {
  const [name, cost] = [card.querySelector(".nm > span")!, card.querySelector(".cost")!];
  return meets(boxOf(name), cost.getBoundingClientRect());
}

/** Whether every sign lies on the face, and neither the cost nor a marker upon it. */
function free(card: HTMLElement, face: HTMLElement): boolean {
  const over = [...card.querySelectorAll(".cost, .mk")].map((part) => part.getBoundingClientRect());
  const edge = face.getBoundingClientRect();
  return [...card.querySelectorAll(".kd .i")]
    .map((sign) => sign.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .every((sign) => sign.right <= edge.right && !over.some((part) => meets(sign, part)));
}

/** Whether a new cost lies upon the printed one, or in the next card's room, where the cost of that card covers it. */
function tooWide(price: Element, card: Element): boolean {
  const [box, room] = [price.getBoundingClientRect(), card.getBoundingClientRect()];
  if (meets(box, card.querySelector(".cost")!.getBoundingClientRect())) return true;
  return box.right > room.right + BESIDE || box.left < room.left - BESIDE;
}

const meets = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - CORNER &&
  a.right > b.left + CORNER &&
  a.top < b.bottom - CORNER &&
  a.bottom > b.top + CORNER;

/** The box of a part; letters are higher than the lines of a name, which lie close to each other. */
function boxOf(part: Element): DOMRect {
  if (!part.matches(".nm > span")) return part.getBoundingClientRect();
  const letters = document.createRange();
  letters.selectNodeContents(part);
  return letters.getBoundingClientRect();
}

/** Whether all that the body shows lies between its edges and on the face, also what is centred and too large. */
function within(body: HTMLElement, face: HTMLElement): boolean {
  if (body.scrollWidth > body.clientWidth + 1) return false;
  const { left, right } = body.getBoundingClientRect();
  const { top, bottom } = face.getBoundingClientRect();
  return [...body.querySelectorAll(".nm > span, .fg, .kd, .gl")].every((part) => {
    const box = boxOf(part);
    if (box.width === 0) return true;
    if (box.top < top - EDGE || box.bottom > bottom + EDGE) return false;
    return box.left >= left + EDGE && box.right <= right - EDGE;
  });
}
