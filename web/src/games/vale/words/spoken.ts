// Cards for people who listen: what it is, what it does, what can be done with it.

import { CARDS } from "../box/families";
import { cover } from "../cover/words";
import { plain } from "../../../language/marked";

export function spoken(id: string, cost?: number, note = ""): string {
  const card = CARDS[id]!;
  const now = cost === undefined || cost === card.cost ? null : cost;
  const about = cover.creature.about({ card: id, family: card.family, cost: card.cost, now });
  const effects = card.effects.map((slot) =>
    cover.creature.effect({ slot, text: plain(card.text(slot), "vale_icon") }),
  );
  return [about, ...effects, note].filter(Boolean).join(" ");
}
