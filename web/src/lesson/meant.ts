// What a hint means at the table: the button it asks for, the name of its card, and what stays bright.

import { GOLDEN, type Hint } from "./steps";

export const QUESTION = "[data-room=question]";

/** The button to press instead of the golden one; empty if something is to be picked, none if gold is right. */
export function askedFor(hint: Hint | null, found: Element[]): string | undefined {
  if (!hint || hint.read || !found.length || found.some((one) => one.matches(GOLDEN))) return undefined;
  const deed = found.length === 1 && found[0]!.closest(QUESTION) && found[0]!.getAttribute("data-deed");
  return deed || (document.querySelector("[data-picked]") ? undefined : "");
}

/** The name of the card that is meant, if the card has no room for it. */
export function nameless(hint: Hint | null, [first]: Element[]): string | undefined {
  const heading = first?.querySelector("[data-heading]");
  return heading && !heading.getClientRects().length ? hint?.card : undefined;
}

const cardOf = (found: Element) => found.getAttribute("data-card") ?? "";

/** What stays bright besides: all that is spoken of, and the panel of a card that is looked at, if it is meant. */
export function brightOf(
  hint: Hint | null,
  found: Element[],
  narrow: boolean,
  seen: (selector: string) => Element[],
): Element[] {
  const named = seen([QUESTION, "[data-picked]", ...(hint?.names ?? [])].join());
  const cards = [...found, ...named].map(cardOf);
  const told = (panel: Element) => [...panel.querySelectorAll("[data-card]")].map(cardOf);
  const meant = (panel: Element) => narrow || told(panel).some((card) => cards.includes(card));
  return [...named, ...seen("[data-room=inspector]").filter(meant)];
}
