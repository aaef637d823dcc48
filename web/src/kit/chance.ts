// Small repeatable chance for drawings: the same name gives the same picture everywhere.

export function chance(name: string): () => number {
  let h = 2166136261;
  for (const c of name) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return ((h >>> 0) % 100000) / 100000;
  };
}

export const short = (x: number) => Math.round(x * 10) / 10;
