// Cards come from the deck and land, one after the other. They lie in their places all the while.

import { tick } from "svelte";
import { settings, still } from "../settings.svelte";
import { cardOf, deck, type Box } from "./where";

const FLIES = 320; // milliseconds
const BETWEEN = 55; // ... two cards
const ALL = 440; // between the first and the last
const MOMENT = "moment"; // the name of motions that nobody waits for (rest.ts)

/** Deal these cards, if they can be seen and things may move. */
export async function deal(cards: string[]): Promise<void> {
  if (still() || !settings.pace) return;
  await tick();
  const from = deck();
  const between = Math.min(BETWEEN, ALL / cards.length);
  if (from) cards.forEach((card, i) => fly(cardOf(card), from, i * between));
}

function fly(card: Element | null, from: Box, delay: number): void {
  const to = card?.getBoundingClientRect();
  if (!card || !to) return;
  const [dx, dy] = [from.left + from.width / 2, from.top + from.height / 2];
  const start = `translate(${dx - to.left - to.width / 2}px, ${dy - to.top - to.height / 2}px)`;
  card.animate(
    [
      { transform: `${start} rotate(-14deg) scale(${Math.min(1, 40 / to.height)})`, opacity: 0.2, offset: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "translateY(-5px) rotate(1.5deg) scale(1.05)", easing: "ease-in", offset: 0.8 },
      { transform: "none", offset: 1 },
    ],
    { id: MOMENT, duration: FLIES, delay, fill: "backwards", easing: "cubic-bezier(0.3, 0.5, 0.3, 1)" },
  );
}

/** A card lands with its weight: it sinks a little, and comes back. */
export function settle(card: string): void {
  if (still()) return;
  cardOf(card)?.animate(
    [{ scale: 1.07 }, { scale: 0.965, offset: 0.45 }, { scale: 1 }], // beside its own transform
    { id: MOMENT, duration: 300, easing: "ease-out" },
  );
}
