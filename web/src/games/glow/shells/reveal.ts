// A card that is looked at on a phone stays in sight above what is said about it.

const AROUND = 6; // pixels around the card

/** Scroll a card into the part of its frame that the sheet leaves free, and the whole list only as far as that
 *  must be: dice above it stay in sight. */
export function reveal(id: string, list: HTMLElement | undefined, sheet: HTMLElement | undefined): void {
  const card = list?.querySelector(`[data-card="${id}"]`);
  const top = sheet?.getBoundingClientRect().top;
  const frame = card?.closest("[data-scrolls]");
  if (!list || !card || !frame || top === undefined) return;
  card.scrollIntoView({ block: "nearest" });
  const free = top - Math.max(frame.getBoundingClientRect().top, list.getBoundingClientRect().top);
  const lacks = card.clientHeight + 2 * AROUND - free;
  if (lacks > 0) list.scrollBy({ top: lacks });
  const hidden = () => card.getBoundingClientRect().bottom + AROUND - top;
  for (const one of [frame, list]) if (hidden() > 0) one.scrollBy({ top: hidden() });
}
