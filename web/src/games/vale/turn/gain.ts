// What an event gives or takes, as it rises beside the points and at the card.

import type { Event } from "../../../generated/vale";
import type { Gain } from "../../../table/asked.svelte";
import { STONES } from "../box/families";

export function gain(event: Event): Gain | null {
  if (event.event === "scored") return { seat: event.seat, text: `+${event.points}{points}` };
  if (event.event === "lost") return { seat: event.seat, text: `−${event.points}{points}` };
  if (event.event !== "took") return null;
  const { seat, stones } = event;
  return { seat, text: STONES.map((colour) => `{${colour}}`.repeat(stones[colour] ?? 0)).join("") };
}
