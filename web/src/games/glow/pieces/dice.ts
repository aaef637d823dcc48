// How the game calls a die, and how long dice are looked at.

import { atRest } from "../../../table/rest";
import type { Die } from "../../../generated/glow";

export function pickName({ colour, of, face }: Die): string {
  const owner = of === null ? colour : of.startsWith("sketal") ? of : `large_${colour}`;
  return `pick:${owner}_${face}`;
}

export const DICE_SEEN = 1200; // milliseconds that rolled dice are shown before they are kept for me

/** At least so long, and until everything lies still. */
export async function rested(least: number): Promise<void> {
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  if (least) await wait(least);
  for (let tries = 0; least && !atRest() && tries < 40; tries++) await wait(50);
}
