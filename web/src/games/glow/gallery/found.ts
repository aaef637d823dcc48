// What lies on a board, in words.

import type { Given } from "../box/cards";
import { words } from "../words/words";

/** As parts of a list; nothing if nothing is there. */
export function found(finds: Given | null): string[] {
  if (!finds) return [];
  if (finds.what === "skull") return [words.glowGallery.found];
  const count = finds.count ?? 1;
  const { gain, loss } = words.glowMap;
  return [(count < 0 ? loss : gain)({ count: Math.abs(count), good: finds.what })];
}
