// What stands in the middle of the table now.

import type { View } from "../turn/turn.svelte";

export type Stage = "setup" | "meeting" | "rolling" | "noon" | "journey";

export function stage({ phase, players }: View): Stage {
  if (players.some(({ adventurer }) => adventurer === null)) return "setup";
  if (phase === "late_morning") return "rolling";
  if (phase === "noon") return "noon";
  return phase === "afternoon" || phase === "end" ? "journey" : "meeting";
}
