// What the creatures of an area will bring at resolution, as the view tells it, in one sum and in signs.

import type { Prospect } from "../../../generated/vale";
import { STONES, type Stone } from "../box/families";

export interface Yield {
  points: number;
  stones: Record<Stone, number>;
  cards: number;
}

/** All of it in one sum. */
export function sum(prospects: Prospect[]): Yield {
  const total: Yield = { points: 0, stones: { red: 0, blue: 0, purple: 0 }, cards: 0 };
  for (const { points, stones, cards } of prospects) {
    total.points += points;
    total.cards += cards;
    for (const colour of STONES) total.stones[colour] += stones[colour] ?? 0;
  }
  return total;
}

const signed = (count: number) => `${count < 0 ? "−" : "+"}${Math.abs(count)}`;

/** A sum in signs: "+12{points}", "+1{blue}". */
export function told({ points, stones, cards }: Yield): string[] {
  return [
    points ? `${signed(points)}{points}` : "",
    ...STONES.map((colour) => (stones[colour] ? `${signed(stones[colour])}{${colour}}` : "")),
    cards ? `${signed(cards)}{card}` : "",
  ].filter(Boolean);
}
