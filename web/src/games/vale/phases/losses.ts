// What a step would waste, so that it can be said before: stones overpaid or put back, an effect without effect.

import { CARDS, STONES, type Stone } from "../box/families";
import type { Player } from "../turn/turn.svelte";

export type Stones = Record<Stone, number>;

export const count = (stones: Stones) => STONES.reduce((sum, colour) => sum + stones[colour], 0);
export const worth = (stones: Stones, values: Stones) =>
  STONES.reduce((sum, colour) => sum + stones[colour] * values[colour], 0);

/** There is no change: so much of a payment is lost. */
export const overpaid = (stones: Stones, values: Stones, cost: number) =>
  Math.max(0, worth(stones, values) - cost);

/** So many stones have to be put back if these are taken. */
export const tooMany = (held: number, taken: number, limit: number) => Math.max(0, held + taken - limit);

// So many stones an instant effect takes for certain.
const TAKEN: Record<string, number> = { imp: 2, undine: 1, water_giant: 2, willow: 3 };

/** Stones that summoning this would bring, but that have to be put back at once. */
export function putBack(id: string, me: Player, paid: Stones): number {
  return TAKEN[id] ? tooMany(count(me.stones) - count(paid), TAKEN[id], me.stone_limit) : 0;
}

type Idle = (me: Player, left: Stones, others: string[]) => boolean;
const noCard: Idle = (_, __, others) => others.length === 0;
const noStone: Idle = (_, left) => count(left) === 0;
const alone: Idle = (me) => me.area.length === 0;

// When an instant effect would do nothing.
const IDLE: Record<string, Idle> = {
  firefox: noCard,
  rudra: noCard,
  forest_spirit: noCard,
  young_forest_spirit: (_, __, others) => others.length < 2,
  succubus: (me) => [1, 2, 3, 4].some((cost) => !me.area.some((id) => CARDS[id]!.cost === cost)),
  yuki_onna: noStone,
  stone_golem: noStone,
  yuki_onna_exalted: (_, left) => left.blue === 0,
  rock_golem: (_, left) => left.purple === 0,
  aeris: alone,
  cerberus: alone,
  genie: (me) => !me.area.some((id) => CARDS[id]!.effects.includes("active")),
  scorch: (me) => !me.area.some((id) => CARDS[id]!.effects.includes("instant")),
  dragon_egg: (_, __, others) => !others.some((id) => CARDS[id]!.family === "dragon"),
};

/** Whether the instant effect of a creature would do nothing if it were summoned with these stones. */
export function idle(id: string, me: Player, paid: Stones): boolean {
  const left = Object.fromEntries(STONES.map((colour) => [colour, me.stones[colour] - paid[colour]]));
  const others = (me.hand ?? []).map(({ card }) => card).filter((card) => card !== id);
  return IDLE[id]?.(me, left as Stones, others) ?? false;
}
