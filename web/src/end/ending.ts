// A finished game with all that can be said about it.

import type { ReplayTold } from "../generated/messages";
import { eventsOf, type Round } from "../replay/replay.svelte";
import type { GameView } from "../generated/game";
import type { Account, Deed, Source } from "./account";
import { turningPoints, type Turn } from "./course";

export class Ending {
  readonly names: string[];
  readonly scores: number[];
  readonly winners: number[];
  readonly places: number[]; // by seat, from 1; equals share one
  readonly order: number[]; // seats, the best first
  readonly you: number | null;
  readonly course: number[][]; // everybody's points after every step
  readonly turns: Turn[];
  readonly sources: Source[][];
  readonly deeds: Deed[];

  constructor(
    readonly told: ReplayTold,
    readonly account: Account,
    views: GameView[],
    readonly rounds: Round[],
  ) {
    const events = eventsOf(told).flat();
    const last = views.at(-1)!;
    this.names = told.table.chairs.map(({ name = "" }) => name);
    this.scores = told.reveal!.result.scores;
    this.winners = last.winners;
    this.places = told.reveal!.places;
    this.order = placings(this.places);
    const you = told.table.chairs.findIndex((chair) => chair.you);
    this.you = you < 0 ? null : you;
    this.course = views.map((view) => account.standing(view));
    this.turns = turningPoints(this.course);
    this.sources = account.sources(last, events);
    this.deeds = account.deeds(events, this.names.length).filter(({ counts }) => counts.some(Boolean));
  }

  get code(): string {
    return this.told.table.code;
  }

  /** The round to which a step belongs. */
  round(step: number): number {
    return this.rounds.filter((round) => round.step <= step).at(-1)?.round ?? 1;
  }
}

/** Seats, the best first. */
export function placings(places: number[]): number[] {
  return [...places.keys()].sort((a, b) => places[a]! - places[b]!);
}
