// Cards for people who listen: what it is, what it does, what can be done with it.

import { CARDS, FAMILIES, KINDS, SLOTS } from "../box/families";
import { words } from "../../../words";

const plain = (text: string) => text.replace(/\{(\w+)\}/g, "$1");

export function spoken(id: string, cost?: number, note = ""): string {
  const card = CARDS[id]!;
  const now = cost === card.cost ? undefined : cost;
  const effects = SLOTS.filter((slot) => card.full[slot]).map(
    (slot) => `${KINDS[slot].name}: ${plain(card.full[slot]!)}`,
  );
  const about = words.creature.about(card.name, FAMILIES[card.family].name, card.cost, now);
  return [about, ...effects, note].filter(Boolean).join(" ");
}

export { plain };
