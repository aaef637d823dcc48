// Numbers of one game after another as a small picture: where each stands, from the left to the right.

/** A number, and between which two it may lie. */
export interface Mark {
  value: number;
  low: number;
  high: number;
}

/** From the least to the most that is drawn; nothing always is. */
export function reachOf(marks: Mark[]): [number, number] {
  const ends = marks.flatMap(({ low, high }) => [low, high]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return least === most ? [0, 1] : [least, most];
}

/** The part of the height at which a number stands, from the top. */
export const heightOf = (value: number, [least, most]: [number, number]): number =>
  (most - value) / (most - least);

/** The part of the width at which the mark of that number stands; each has a column of its own. */
export const columnOf = (at: number, marks: number): number => (at + 0.5) / marks;
