// What somebody is doing just now, in a word or two.

import { botName } from "../../../home/strength";
import { words } from "./words";
import type { Turn } from "../turn/turn.svelte";

const TOGETHER = ["late_morning", "noon", "afternoon"];

export function standing(turn: Turn, seat: number): string {
  const { view, table } = turn;
  const chair = table.table!.chairs[seat]!;
  if (table.waiting.includes(seat)) return words.table.waitsForBot;
  const presence = table.presence(seat);
  if (presence) return presence;
  if (view.deciders.includes(seat)) return words.glow.busy[view.phase];
  if (TOGETHER.includes(view.phase) && view.deciders.length) return words.glow.ready;
  if (chair.level) return words.table.bot({ level: botName(chair.level) });
  if (!table.present.includes(seat)) return words.lobby.away;
  return seat === view.start ? words.glow.startPlayer : "";
}
