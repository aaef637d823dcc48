// What the creatures of an area will bring at resolution, as far as that is certain now.

import { CARDS, STONES, type Stone } from "../box/families";
import type { Player, View } from "../turn/turn.svelte";

export interface Yield {
  points: number;
  stones: Record<Stone, number>;
  cards: number;
}

interface Sight {
  me: Player;
  view: View;
  seat: number;
}

type Brings = Partial<Omit<Yield, "stones">> & Partial<Record<Stone, number>>;
/** What an activation brings; null if it cannot act; {} if it acts, but what it brings is chosen later. */
type Act = (sight: Sight) => Brings | null;

const among = ({ me }: Sight, family: string) => me.area.filter((id) => CARDS[id]!.family === family).length;
const rivals = ({ view, seat }: Sight) => view.players.filter((_, other) => other !== seat);
const families = ({ me }: Sight) => new Set(me.area.map((id) => CARDS[id]!.family)).size;
const instant = (id: string) => CARDS[id]!.effects.includes("instant");
const returns: Act = () => ({});

const ACTS: Record<string, Act> = {
  asmodeus: ({ me }) => (me.area.some((id) => instant(id) && CARDS[id]!.cost <= 2) ? {} : null),
  balog: ({ me }) => (me.area.some((id) => instant(id) && CARDS[id]!.family === "fire") ? {} : null),
  burning_skull: ({ me }) => (me.stones.red ? { red: -1, points: 3 } : null),
  horned_salamander: () => ({ red: 4 }),
  imp: returns,
  salamander: () => ({ red: 1, points: 1 }),
  charybdis: ({ me }) => (me.stones.blue ? { blue: -1, points: 5 } : null),
  nessie: (sight) => (among(sight, "dragon") ? null : { points: 2 }),
  sea_spirit: ({ me }) => (me.stones.blue ? { points: me.stones.blue } : null),
  snail_maiden: ({ me }) => (me.stones.blue || me.stones.purple ? {} : null),
  undine: returns,
  undine_queen: () => ({ blue: 1 }),
  basilisk: () => ({}),
  goblin: (sight) => (rivals(sight).some(({ points }) => points > 0) ? { points: 1 } : null),
  goblin_soldier: (sight) => ({
    points: rivals(sight).some(({ points }) => points > sight.me.points) ? 4 : -Math.min(4, sight.me.points),
  }),
  medusa: ({ me }) => (me.hand_size ? { cards: -1, purple: 1 } : null),
  mimic: ({ view }) => (view.discarded.some((id) => CARDS[id]!.family === "earth") ? { cards: 1 } : null),
  mud_slime: returns,
  troll: ({ me }) => (me.stones.purple ? { points: 3 } : null),
  dandelion_spirit: returns,
  freyja: ({ me }) => ({ points: me.area.filter((id) => CARDS[id]!.effects.includes("active")).length }),
  genie_exalted: ({ me }) =>
    me.area.some((id) => id !== "genie_exalted" && CARDS[id]!.effects.includes("active")) ? {} : null,
  griffon: () => ({ cards: 1 }),
  harpy: ({ me }) => (me.hand_size === me.area.length ? { points: 3 } : null),
  odin: ({ me }) => (me.hand_size <= 5 ? { points: 2 } : { purple: 1 }),
  valkyrie: (sight) => ({ points: families(sight) }),
};

export interface Line {
  id: string;
  brings: Brings;
}

/** The creatures that will act, with what each of them brings if it acts now. */
export function acting(view: View, seat: number): Line[] {
  const me = view.players[seat]!;
  const waiting = me.area.filter((id) => CARDS[id]!.effects.includes("active") && !me.activated.includes(id));
  return waiting.flatMap((id) => {
    const brings = (ACTS[id] ?? returns)({ me, view, seat });
    return brings ? [{ id, brings }] : [];
  });
}

/** All of it in one sum. */
export function sum(lines: Line[]): Yield {
  const total: Yield = { points: 0, stones: { red: 0, blue: 0, purple: 0 }, cards: 0 };
  for (const { brings } of lines) {
    total.points += brings.points ?? 0;
    total.cards += brings.cards ?? 0;
    for (const colour of STONES) total.stones[colour] += brings[colour] ?? 0;
  }
  return total;
}

const signed = (count: number) => `${count < 0 ? "−" : "+"}${Math.abs(count)}`;

/** A sum in signs: "+12{points}", "+1{blue}". */
export function told({ points, stones, cards }: Yield): string[] {
  return [
    points ? `${signed(points)}{points}` : "",
    ...STONES.map((colour) => (stones[colour] ? `${signed(stones[colour])}{${colour}}` : "")),
    cards ? `${signed(cards)}{card}` : "",
  ].filter(Boolean);
}
