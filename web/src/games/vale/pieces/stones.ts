// Stones by colour: how many, and what they are worth.

import { STONES, type Stone } from "../box/families";

export type Stones = Record<Stone, number>;

export const count = (stones: Stones) => STONES.reduce((sum, colour) => sum + stones[colour], 0);
export const worth = (stones: Stones, values: Stones) =>
  STONES.reduce((sum, colour) => sum + stones[colour] * values[colour], 0);
