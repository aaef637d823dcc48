// Where things lie on the screen, for what moves above it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ASIDE = "[data-moments], [data-room=inspector], [data-room=result], dialog"; // pictures of cards, no cards

/** The first such thing that can be seen. */
export function seen(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].filter((one) => !one.closest(ASIDE));
  return found.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

const box = (element: Element | null): Box | null => element?.getBoundingClientRect() ?? null;
const at = (seat: number) => `[data-seat="${seat}"], [data-chip="${seat}"], [data-me="${seat}"]`;

/** A card on the screen; where it is not to be seen, the seat of whoever has it. */
export const cardOf = (card: string): Element | null => seen(`[data-card="${card}"]`);
export const boxOf = (card: string, seat: number): Box | null => box(cardOf(card) ?? seen(at(seat)));

/** Where somebody's points are: on the track, or at their seat. */
export const placeOf = (seat: number): Box | null => box(seen(`[data-marker="${seat}"]`) ?? seen(at(seat)));

/** Where cards come from: the deck, or else the top of the table. */
export const deck = (): Box | null => box(seen("[data-supply]") ?? seen("[data-progress]"));

/** The room above the question, where something large may lie for a moment. */
export function aboveQuestion(): Box | null {
  const question = box(seen("[data-room=question]"));
  const [bar, chips] = [box(seen("[data-bar]")), box(seen("[data-chip]"))];
  if (!question || !bar) return null;
  const top = Math.max(bar.top + bar.height, chips ? chips.top + chips.height : 0);
  return { left: question.left, top, width: question.width, height: question.top - top };
}
