// The better way at a step of a replay, where it parts from what was done.

import type { TurnTold } from "../generated/messages";

export interface Better {
  turn: TurnTold;
  close: () => void;
}

/** The step of the game with which a turn left the better way; none if nothing was better. */
export function partedAt({ judged }: TurnTold): number | undefined {
  if (!judged.better.length) return undefined;
  const at = judged.done.findIndex((name, i) => name !== judged.better[i]);
  return judged.steps[at];
}
