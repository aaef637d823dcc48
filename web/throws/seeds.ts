// Seeds of the throws that are shown, by the number of dice; `node throws/search.ts` looks for others.

export const SEEDS: Record<number, number[]> = {
  1: [0, 1, 3, 4, 6, 7, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  2: [0, 2, 3, 5, 6, 8],
  3: [1, 3, 4, 5, 6, 7],
  5: [4, 6, 18, 19, 20, 25],
  7: [7, 12, 13, 16, 17, 30],
  9: [33, 37, 47, 70, 101, 104],
  12: [18, 86],
};
