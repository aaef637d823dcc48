// What an event gives or takes, as it rises beside the points and at the card.

import type { Event } from "../../../generated/glow";
import type { Gain } from "../../../table/asked.svelte";

const GOODS = { light: "light", footprint: "footprint", firefly: "firefly", reroll_token: "reroll" } as const;
type Goods = Partial<Record<keyof typeof GOODS, number>>;
const NAMES = Object.keys(GOODS) as (keyof Goods)[];

export function gain(event: Event): Gain | null {
  switch (event.event) {
    case "gained":
    case "recruited":
      return risen(event.seat, "+", event);
    case "lost":
    case "paid":
      return risen(event.seat, "−", event);
    case "spent_reroll":
      return risen(event.seat, "−", event.spent);
    default:
      return null;
  }
}

function risen(seat: number, sign: string, goods: Goods): Gain | null {
  const told = NAMES.filter((good) => goods[good]).map((good) => `${sign}${goods[good]} {${GOODS[good]}}`);
  return told.length ? { seat, text: told.join(" ") } : null;
}
