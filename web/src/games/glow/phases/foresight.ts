// What may be known before one acts: what a space brings, what a card does in vain, the way to a place.

import { words } from "../words/words";
import { cardOf, COMPANIONS, SPELLS } from "../box/cards";
import type { Player, Space, View } from "../turn/turn.svelte";

/** Whoever owns Kaar has nothing to fear from the black die. */
export const hasKaar = (player: Player) => player.companions.some((id) => COMPANIONS[id]!.kaar);

/** What comes with taking this space, besides what lies there. */
export function brings(view: View, seat: number, { companion, dice }: Space): string[] {
  if (companion === null) return [];
  const card = COMPANIONS[companion]!;
  const told: string[] = [];
  if (card.die) told.push(dieComes(view, card.die));
  if (card.kaar && view.reserve.includes("black")) told.push(words.glowNotes.kaarComes);
  if (dice.includes("black"))
    told.push(hasKaar(view.players[seat]!) ? words.glowNotes.kaarMoves : words.glowNotes.black);
  return told;
}

function dieComes({ reserve }: View, die: string): string {
  const large = reserve.filter((colour) => colour !== "black");
  if (die === "any") return large.length ? words.glowNotes.anyDie : words.glowNotes.noDie;
  return large.includes(die as (typeof large)[0])
    ? words.glowNotes.die({ colour: die })
    : words.glowNotes.noDie;
}

export const idOf = (player: Player, operand: string): string | null =>
  operand.startsWith("spell_") && !(operand in SPELLS)
    ? player.spells[Number(operand.slice(6)) - 1]!
    : operand;

/** Whether a deed of a card would change nothing now. */
function isVain(view: View, player: Player, id: string, deed: string): boolean {
  if (deed === "fetch") return !view.graveyard.some((dead) => dead !== id);
  if (deed === "bury") return player.companions.length === 0;
  return deed === "spells" && view.spell_pile === 0;
}

const VAIN: Record<string, "nobodyDead" | "nobodyHit" | "noTiles"> = {
  fetch: "nobodyDead",
  bury: "nobodyHit",
  spells: "noTiles",
};

/** What of a card can do nothing now, in words. */
export function inVain(view: View, player: Player, id: string | null): string {
  if (id === null) return "";
  const { gives } = cardOf(id);
  const lost = -(gives.find(({ what, count }) => what === "light" && (count ?? 0) < 0)?.count ?? 0);
  const vain = gives.find(({ what }) => isVain(view, player, id, what));
  if (vain) return words.glowNotes[VAIN[vain.what]!];
  return lost * (player.acting[id] ?? 1) > player.light
    ? words.glowNotes.onlySo({ light: player.light })
    : "";
}

/** Whether resolving this card draws a spell tile: that cannot be taken back. */
export const drawsSpells = (player: Player, operand: string): boolean => {
  const id = idOf(player, operand);
  return id !== null && cardOf(id).gives.some(({ what }) => what === "spells");
};

/** What one should know before resolving this card. */
export function caution(view: View, player: Player, operand: string): string {
  const id = idOf(player, operand);
  if (id === null) return "";
  return [inVain(view, player, id), hurts(player, id)].filter(Boolean).join(" ");
}

function hurts(player: Player, id: string): string {
  const deeds = cardOf(id).gives.map(({ what }) => what);
  if (deeds.includes("bury")) {
    const last = player.companions.at(-1);
    return last ? words.glowNotes.rightmost({ card: last }) : words.glowNotes.spell;
  }
  if (id in SPELLS) return words.glowNotes.spell;
  const hasDie = player.dice.some((die) => die.of === id);
  return deeds.includes("skull") && hasDie ? words.glowNotes.dieLeaves : "";
}

/** Fireflies on tokens and on companions. */
export const fireflies = (player: Player): number =>
  player.fireflies + player.companions.reduce((sum, id) => sum + COMPANIONS[id]!.fireflies, 0);

/** The way with the fewest steps, both ends included; empty if there is none. */
export function wayTo(lines: { ends: [string, string] }[], from: string, to: string): string[] {
  const ways = new Map<string, string[]>([[from, [from]]]);
  for (const [here, way] of ways) {
    if (here === to) return way;
    for (const { ends } of lines) {
      if (!ends.includes(here)) continue;
      const next = ends[0] === here ? ends[1] : ends[0];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return [];
}
