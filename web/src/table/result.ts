// Who won, and by how much.

/** How many points the winners have more than the best of all others; 0 for equals, whom something else decides. */
export function margin(scores: number[], winners: number[]): number {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  return others.length ? scores[winners[0]!]! - Math.max(...others) : 0;
}
