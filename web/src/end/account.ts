// What a game can tell of itself when it is over. Each game has its own, beside its table.

import type { GameEvent, GameView } from "../generated/game";

/** Where points came from. */
export interface Source {
  name: string;
  icon: string;
  colour: string;
  points: number; // fewer than none if they were lost
  detail: string; // what earned them, one by one
}

/** Something that was done or had, and how often by each seat. */
export interface Deed {
  name: string;
  counts: number[];
}

/** Views and events are those of the game. */
export interface Account<V extends GameView = GameView, E extends GameEvent = GameEvent> {
  title: string;
  point: string; // its icon
  points: string; // what they are called
  round(round: number): string;
  phase(phase: string): string; // as its view names them
  standing(view: V): number[]; // everybody's points as the view lies
  standingHint: string;
  sources(view: V, events: E[]): Source[][]; // by seat; together they are the points
  deeds(events: E[], seats: number): Deed[];
}

/** Whose doing it was; null where nobody's. */
export const seatOf = (event: GameEvent): number | null =>
  "seat" in event && typeof event.seat === "number" ? event.seat : null;

/** How often each seat did what these events tell, or how much they say of it. */
export function counted<E extends GameEvent>(
  events: E[],
  seats: number,
  kind: string | string[],
  weigh: (event: E) => number = () => 1,
): number[] {
  const counts = Array<number>(seats).fill(0);
  for (const event of events) {
    const seat = seatOf(event);
    if ([kind].flat().includes(event.event) && seat !== null) counts[seat]! += weigh(event);
  }
  return counts;
}
