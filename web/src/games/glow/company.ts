// A row of cards: the adventurer, the companions from the oldest to the newest, and spells.

import { cardOf, type Element } from "./cards";
import type { Player } from "./turn.svelte";

export interface Member {
  id: string | null; // none for a spell that lies face down
  operand: string; // what resolving it is called
  met: number | undefined; // how often it acts with the present dice, if they are rolled
  resolved: boolean;
  kind: "adventurer" | "companion" | "spell";
}

export function company(player: Player): Member[] {
  const member = (id: string, kind: Member["kind"]): Member => ({
    id,
    operand: id,
    met: player.acting[id],
    resolved: player.resolved.includes(id),
    kind,
  });
  const tile = (id: string | null, i: number): Member => {
    const operand = `spell_${i + 1}`;
    return { id, operand, met: player.acting[operand], resolved: false, kind: "spell" };
  };
  return [
    ...(player.adventurer ? [member(player.adventurer, "adventurer")] : []),
    ...player.companions.map((id) => member(id, "companion")),
    ...player.spells.map(tile),
  ];
}

/** Where everybody stands: who was there keeps the place, who came stands at the end. */
export const kept = (before: string[], now: string[]): string[] => [
  ...before,
  ...now.filter((operand) => !before.includes(operand)),
];

/** How often a card that nobody has would act, if the dice show so many of each. */
export function timesMet(id: string, showing: Record<string, number>): number {
  const { when, once } = cardOf(id);
  if (!when) return 0;
  const asked = new Map<Element, number>();
  for (const symbol of when.all ?? []) asked.set(symbol, (asked.get(symbol) ?? 0) + 1);
  const often = [...asked].map(([symbol, count]) => Math.floor((showing[symbol] ?? 0) / count));
  const { same } = when;
  if (same) often.push(Object.values(showing).reduce((sum, count) => sum + Math.floor(count / same), 0));
  if ((when.none ?? []).some((symbol) => showing[symbol])) return 0;
  const times = often.length ? Math.min(...often) : 1;
  return once ? Math.min(1, times) : times;
}
