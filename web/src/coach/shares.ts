// Shares of a victory are integers of one whole; what is drawn and said of them.

import { SLIPS, WHOLE, type Slip } from "../generated/coach";
import type { Bridge, JudgedTurn, Player, Point } from "../generated/messages";
import { percent } from "../language/formats";

export { WHOLE, type Slip };
const HELPS = 0.03; // luck that is worth a word, of one whole

/** What a turn lost of the share of whoever took it. */
export const cost = ({ play, seat }: JudgedTurn): number => -play[seat]!;

/** The name of a loss, as chess players know it. */
export const slip = (lost: number): Slip => SLIPS.find(([, least]) => lost >= least)?.[0] ?? "small";

export const shown = (share: number): string => percent(share / WHOLE);

/** A change with its sign; what rounds to nothing has none. */
export function change(share: number): string {
  const rounded = Math.round((100 * share) / WHOLE) / 100;
  const sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "";
  return `${sign}${percent(Math.abs(rounded))}`;
}

export const mood = (luck: number): "kind" | "unkind" | "even" =>
  luck > HELPS * WHOLE ? "kind" : luck < -HELPS * WHOLE ? "unkind" : "even";

/** Who would have won without luck: the highest end, less what luck brought. */
export function winnersAside(players: Player[]): number[] {
  const rest = players.map(({ bridge }) => bridge.end - bridge.luck);
  return [...rest.keys()].filter((seat) => rest[seat] === Math.max(...rest));
}

/** Seats from the bottom of the picture to its top: whoever is looked at lies on the flat base. */
export const stackedFrom = (seat: number, seats: number): number[] => [
  seat,
  ...[...Array(seats).keys()].filter((other) => other !== seat),
];

/** The borders of the bands: a list for each point, from nothing to the whole. */
export const borders = (curve: Point[], order: number[]): number[][] =>
  curve.map(({ shares }) => {
    let sum = 0;
    return [0, ...order.map((seat) => (sum += shares[seat]!) / WHOLE)];
  });

export type PartName = keyof Bridge;
export interface Span {
  part: PartName;
  amount: number;
  from: number;
  to: number;
}

/** The parts of a bridge one behind the other: each begins where the one before it ends. */
export function spans(bridge: Bridge): Span[] {
  let at = bridge.start;
  const moved = (["luck", "own", "others", "unexplained"] as const).map((part) => ({
    part,
    amount: bridge[part],
    from: at,
    to: (at += bridge[part]),
  }));
  const whole = (part: "start" | "end") => ({ part, amount: bridge[part], from: 0, to: bridge[part] });
  return [whole("start"), ...moved, whole("end")];
}

/** How far a bridge reaches: sums on the way may be less than nothing, or more than the whole. */
export function reach(all: Span[]): [number, number] {
  const ends = all.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(WHOLE / 4, ...ends)];
}
