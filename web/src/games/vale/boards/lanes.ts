// Where the cards of the market lie: a lane for every family, and in it a place for every card of the round.

import { CARDS, ORDER, type Family } from "../box/families";

export type Lanes = Record<Family, string[]>;

/** Every card by its family, in the order of the deal. */
export function lanesOf(cards: string[]): Lanes {
  return Object.fromEntries(
    ORDER.map((family) => [family, cards.filter((id) => CARDS[id]!.family === family)]),
  ) as Lanes;
}

/** Where the places of a round are kept, so that a reload does not move the cards. */
export type Kept = Pick<Storage, "getItem" | "setItem">;

/** The places of a round: what has been seen keeps its place, also when it is sold; the next round begins anew. */
export class Places {
  private round = 0;
  private seen: string[] = [];

  constructor(
    private readonly kept: Kept,
    private readonly key: string,
  ) {
    const { round = 0, seen = [] } = JSON.parse(kept.getItem(key) ?? "{}") as {
      round?: number;
      seen?: string[];
    };
    [this.round, this.seen] = [round, seen];
  }

  of(round: number, market: string[]): string[] {
    const known = this.round === round ? this.seen : [];
    const fresh = market.filter((id) => !known.includes(id));
    if (this.round !== round || fresh.length) this.keep(round, [...known, ...fresh]);
    return this.seen;
  }

  private keep(round: number, seen: string[]): void {
    [this.round, this.seen] = [round, seen];
    this.kept.setItem(this.key, JSON.stringify({ round, seen }));
  }
}

/** How wide a lane is beside the others: alike, unless one family has most of the deal. */
export const breadth = (dealt: number) => Math.max(1, dealt / 2.4 - 0.6);

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
const LOW = 64; // pixels: cards side by side may be as low as that
const ROW = { width: 150, height: 25, easy: 34 }; // pixels of a row: at least, and high enough for two lines

/** How much of the height a lane gets where they lie one below the other: by how many cards were dealt. */
export const weight = (dealt: number) => (dealt === 0 ? 0.6 : dealt <= 4 ? 1 : dealt <= 6 ? 2 : 2.8);

/**
 * How a lane is drawn: set by how many cards were dealt and by the room, so that it does not change when one is
 * sold. Cards in as few rows as possible, else rows, in several columns where they would be low.
 */
export function laneForm(dealt: number, width: number, height: number, least = CARD): Lane {
  const count = Math.max(1, dealt);
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    const high = height / rows >= (rows === 1 ? LOW : least.height);
    const wide = columns === 1 || width / columns >= least.width;
    if (high && wide) return { kind: "cards", columns, rows, scrolls: false };
  }
  return rowsOf(count, width, height);
}

function rowsOf(count: number, width: number, height: number): Lane {
  const high = (columns: number) => height / Math.ceil(count / columns);
  let columns = 1;
  while (high(columns) < ROW.easy && columns < count && width / (columns + 1) >= ROW.width) columns++;
  if (high(columns) < ROW.height && columns === 1 && count > 1) columns = 2;
  const rows = Math.ceil(count / columns);
  return { kind: "rows", columns, rows, scrolls: count > 1 && height / rows < ROW.height };
}
