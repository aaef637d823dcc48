// Keep equal things in their places when the server lists them in another order.

import type { DieTold } from "../turn/turn.svelte";

type Alike<T> = ((one: T, other: T) => boolean)[];

/** For each place, the index in `now` of what lies there: what stayed the same keeps its place. */
export const arranged = <T>(before: T[], now: T[], alike: Alike<T>): number[] =>
  withGaps(before, now, alike).filter((index) => index !== null);

/** The same, with null where something lay that is gone; what is new fills such gaps first. */
export function withGaps<T>(before: (T | null)[], now: T[], alike: Alike<T>): (number | null)[] {
  const left = new Set(now.keys());
  const places: (number | null)[] = before.map(() => null);
  for (const same of alike)
    before.forEach((old, place) => {
      if (old === null || places[place] !== null) return;
      const found = [...left].find((index) => same(old, now[index]!));
      if (found === undefined) return;
      places[place] = found;
      left.delete(found);
    });
  const filled = places.map((index) => index ?? first(left));
  while (filled.at(-1) === null) filled.pop();
  return [...filled, ...left];
}

/** Take the first of these, if there is one. */
function first(left: Set<number>): number | null {
  const [index] = left;
  if (index === undefined) return null;
  left.delete(index);
  return index;
}

const owned = (one: DieTold, other: DieTold) => one.colour === other.colour && one.of === other.of;
/** Dice: those with the same face first, then those that were rolled. */
export const DICE_ALIKE = [
  (one: DieTold, other: DieTold) => owned(one, other) && one.face === other.face,
  owned,
];
/** Boats: those that stayed at their island first, then the one that sailed. */
export const BOATS_ALIKE = [(one: string, other: string) => one === other, () => true];
