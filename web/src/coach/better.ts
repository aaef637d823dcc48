// The better way at a step of a replay, where it parts from what was done.

import { MANIFESTS } from "../games";
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

/** At the end of what two ways are compared: of the turn, or on average of the turn, the round or the day. */
export function endOf(
  { average = false, later = false }: { average?: boolean; later?: boolean },
  game: string,
) {
  if (later) return MANIFESTS[game]?.days ? "day" : "round";
  return average ? "turns" : "turn";
}
