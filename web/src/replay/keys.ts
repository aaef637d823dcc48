// The replay by keyboard. Arrows are time here, wherever the focus is; what is typed or chosen is left alone.

import { settings } from "../settings.svelte";
import type { Player } from "./player.svelte";
import type { Replay } from "./replay.svelte";

const FIGURE = /^[-+\d]$/; // single keys, which somebody may have switched off
const BUSY = "textarea, select, dialog, input:not([type=range])";

export function keyed(
  event: KeyboardEvent,
  replay: Replay,
  player: Player,
  look: (eyes: number | null) => void,
): void {
  const at = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest(BUSY)) return;
  if (event.key === " " && at.closest("button, a, summary, input")) return; // it does something there already
  if (FIGURE.test(event.key) && !settings.shortcuts) return;
  const move = meant(event, replay, player, look);
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}

function meant(
  { key, shiftKey }: KeyboardEvent,
  replay: Replay,
  player: Player,
  look: (eyes: number | null) => void,
): (() => void) | undefined {
  const by = (move: () => void) => () => player.by(move);
  const seat = /^[0-4]$/.test(key) ? Number(key) - 1 : replay.names.length;
  if (seat < replay.names.length) return () => look(seat < 0 ? null : seat);
  return {
    " ": () => player.toggle(),
    ArrowRight: by(() => (shiftKey ? replay.turnRound(1) : replay.next())),
    ArrowLeft: by(() => (shiftKey ? replay.turnRound(-1) : replay.jump(replay.step - 1))),
    PageDown: by(() => replay.turnRound(1)),
    PageUp: by(() => replay.turnRound(-1)),
    Home: by(() => replay.jump(0)),
    End: by(() => replay.jump(replay.last)),
    "+": () => player.faster(1),
    "-": () => player.faster(-1),
  }[key];
}
