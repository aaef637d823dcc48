// A row of cards: the adventurer, the companions from the oldest to the newest, and spells.

import type { Player } from "../turn/turn.svelte";

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
