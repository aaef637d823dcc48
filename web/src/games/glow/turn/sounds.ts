// What is heard when something happens at Glow.

import type { Sound } from "../../../sound/notes";

export const SOUNDS: Record<string, Sound> = {
  dealt: "card",
  recruited: "card",
  discarded: "card",
  fetched: "card",
  resolved: "card",
  drew_spell: "card",
  gained: "gain",
  lost: "loss",
  paid: "stone",
  went: "stone",
  sailed: "stone",
  rolled: "dice",
  rerolled: "dice",
  rolled_black_die: "dice",
  turned: "dice",
};

const { rolled: _, rerolled: __, ...others } = SOUNDS;
/** The same where dice are seen rolling: they sound themselves. */
export const SOUNDS_BESIDE_DICE: Record<string, Sound> = others;
