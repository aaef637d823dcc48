// Which cards brought somebody most.

export interface Gain {
  card: string;
  points: number;
}
export interface Best extends Gain {
  times: number;
}

/** The three cards that brought the most, the best first. */
export function best(gains: Gain[]): Best[] {
  const cards = new Map<string, Best>();
  for (const { card, points } of gains) {
    const before = cards.get(card) ?? { points: 0, times: 0 };
    cards.set(card, { card, points: before.points + points, times: before.times + 1 });
  }
  return [...cards.values()].sort((a, b) => b.points - a.points).slice(0, 3);
}
