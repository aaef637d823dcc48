// What is heard when something happens at Glow.

import type { Sound } from "../../../sound/notes";

export const SOUNDS: Record<string, Sound> = {
  dealt: "card",
  recruited: "card",
  discarded: "card",
  fetched: "card",
  resolved: "card",
  drew_spell: "card",
  gained: "stone",
  paid: "stone",
  went: "stone",
  sailed: "stone",
  rolled: "dice",
  rerolled: "dice",
  rolled_black_die: "dice",
  turned: "dice",
  game_ended: "end",
};
