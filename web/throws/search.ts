// Look for good throws: `node throws/search.ts` prints seeds for seeds.ts.

import { SIZES, thrown } from "./throws.ts";

const WANTED: Record<number, number> = { 1: 16, 2: 6, 3: 6, 5: 6, 7: 6, 9: 6, 12: 2 };

function search(count: number): number[] {
  const found: number[] = [];
  for (let seed = 0; found.length < WANTED[count]!; seed++) if (thrown(count, seed).good) found.push(seed);
  return found;
}

for (const count of [1, ...SIZES]) console.log(`  ${count}: [${search(count).join(", ")}],`);
