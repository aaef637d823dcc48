// Where the cards of the market lie: a lane for every family, and in it a place for every card of the round.

import { CARDS, ORDER, type Family } from "./families";

export type Lanes = Record<Family, string[]>;

/** Every card by its family, in the order of the deal. */
export function lanesOf(cards: string[]): Lanes {
  return Object.fromEntries(
    ORDER.map((family) => [family, cards.filter((id) => CARDS[id].family === family)]),
  ) as Lanes;
}

/** The places of a round: what has been seen keeps its place, also when it is sold; the next round begins anew. */
export class Places {
  private round = 0;
  private seen: string[] = [];

  of(round: number, market: string[]): string[] {
    const gone = this.round !== round;
    this.round = round;
    const kept = gone ? [] : this.seen;
    this.seen = [...kept, ...market.filter((id) => !kept.includes(id))];
    return this.seen;
  }
}

export interface Lane {
  kind: "cards" | "rows";
  columns: number;
  rows: number;
  scrolls: boolean;
}

/** The least room of a card, in pixels, before it becomes a row. */
export interface Least {
  width: number;
  height: number; // where cards lie one above the other
}

const CARD: Least = { width: 84, height: 86 };
const LOW = 56; // pixels: cards side by side may be as low as that
const ROW = 25; // pixels

/** How much of the height a lane gets where they lie one below the other: by how many cards were dealt. */
export const weight = (dealt: number) => (dealt === 0 ? 0.6 : dealt <= 4 ? 1 : 2);

/**
 * How a lane is drawn: set by how many cards were dealt and by the room, so that it does not change when one is
 * sold. Cards in as few rows as possible, else rows, else rows in two columns.
 */
export function laneForm(dealt: number, width: number, height: number, least = CARD): Lane {
  const count = Math.max(1, dealt);
  const lane = (kind: Lane["kind"], columns: number, scrolls = false): Lane => ({
    kind,
    columns,
    rows: Math.ceil(count / columns),
    scrolls,
  });
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const high = height / rows >= (rows === 1 ? LOW : least.height);
    if (count === 1 || (high && width / columns >= least.width)) return lane("cards", columns);
  }
  if (height / count >= ROW) return lane("rows", 1);
  return lane("rows", 2, height / Math.ceil(count / 2) < ROW);
}
