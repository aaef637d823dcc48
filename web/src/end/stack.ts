// Points by source, laid end to end: what was gained to the right of nothing, what was lost to the left.

import type { Source } from "./account";

export interface Part extends Source {
  from: number;
  to: number;
}

const gained = (sources: Source[]) => sources.filter(({ points }) => points > 0);
const lost = (sources: Source[]) => sources.filter(({ points }) => points < 0);
export const sum = (sources: Source[]) => sources.reduce((total, { points }) => total + points, 0);

export function stacked(sources: Source[]): Part[] {
  let [right, left] = [0, 0];
  const gains = gained(sources).map((source) => ({ ...source, from: right, to: (right += source.points) }));
  const losses = lost(sources).map((source) => ({ ...source, to: left, from: (left += source.points) }));
  return [...gains, ...losses];
}

/** How far the stacks of all players reach, to the left and to the right. */
export function extent(all: Source[][]): { least: number; most: number } {
  return {
    least: Math.min(0, ...all.map((sources) => sum(lost(sources)))),
    most: Math.max(1, ...all.map((sources) => sum(gained(sources)))),
  };
}

/** Every source that somebody has, in the order that all players share. */
export function kindsOf(all: Source[][]): Source[] {
  const kinds: Source[] = [];
  let left = all;
  while ((left = left.filter((sources) => sources.length)).length) {
    const heads = left.map((sources) => sources[0]!);
    const next = heads.find(({ name }) => left.every((sources) => !later(sources, name))) ?? heads[0]!;
    kinds.push(next);
    left = left.map((sources) => sources.filter(({ name }) => name !== next.name));
  }
  return kinds;
}

const later = (sources: Source[], name: string) => sources.slice(1).some((source) => source.name === name);
