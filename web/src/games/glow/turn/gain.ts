// What an event gives or takes, as it rises beside the points.

import type { Event } from "./event";
import type { Gain } from "../../../table/asked.svelte";

const GOODS: Record<string, string> = {
  light: "light",
  footprint: "footprint",
  firefly: "firefly",
  reroll_token: "reroll",
};
const SIGNS: Record<string, number> = { gained: 1, recruited: 1, lost: -1, paid: -1, spent_reroll: -1 };

export function gain(event: Event): Gain | null {
  const sign = SIGNS[event.event]!;
  const goods: Record<string, number> = event.event === "spent_reroll" ? event.spent : event;
  const told = Object.keys(GOODS)
    .filter((good) => sign && goods[good])
    .map((good) => `${sign > 0 ? "+" : "−"}${goods[good]} {${GOODS[good]}}`);
  return told.length ? { seat: event.seat, text: told.join(" ") } : null;
}
