// Through a wall of cards by arrow keys: to the next one, or to the nearest in the row above or below.

const SIDE: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const ROW: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

export function step(event: KeyboardEvent, wall: HTMLElement): void {
  const cards = [...wall.querySelectorAll<HTMLElement>("button[data-card]")];
  const here = cards.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? undefined : aim(event.key, cards, here);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function aim(key: string, cards: HTMLElement[], here: number): HTMLElement | undefined {
  if (key in SIDE) return cards[here + SIDE[key]!];
  if (!(key in ROW)) return undefined;
  const from = cards[here]!.getBoundingClientRect();
  const beyond = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - from.top) * ROW[key]! > from.height / 2);
  const far = (box: DOMRect) => Math.abs(box.top - from.top) * 10 + Math.abs(box.left - from.left);
  return beyond.sort((a, b) => far(a.box) - far(b.box))[0]?.card;
}
