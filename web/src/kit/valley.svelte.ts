// What glows in the valley behind a table: a small light for each thing that lives there, in its own colour.

import { chance } from "./chance";

export interface Glow {
  name: string; // it always glows at the same place
  colour: string; // name of a token, such as "fire"
}

export const valley = $state<{ glows: Glow[] }>({ glows: [] });

/** Show these lights until the returned function is called. */
export function light(glows: Glow[]): () => void {
  valley.glows = glows;
  return () => (valley.glows = []);
}

/** Where something glows: across the whole width, on the slopes; both from 0 to 1. */
export function spot(name: string): [x: number, y: number] {
  const random = chance(name);
  random(); // the first number hardly differs between names
  return [random(), random()];
}
