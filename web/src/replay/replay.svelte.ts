// A game that is looked back at: every view from the first question on, and where in it we are.

import type { ReplayTold, StepTold } from "../generated/messages";
import type { GameEvent, GameView } from "../generated/game";
import { Refusal } from "../wire/http";
import { patched } from "../wire/patch";
import { Table, type Answer } from "../wire/table.svelte";
import type { Message } from "../language/wording";
import { words } from "./words";

/** A round and the step with which it begins. */
export interface Round {
  round: number;
  step: number;
}

/** The view at every question; what a step did not change is shared with the one before. */
export function views(told: ReplayTold): GameView[] {
  const found = [told.view];
  for (const step of told.steps) found.push(patched(found.at(-1)!, step.patch));
  return found;
}

/** What happened before the first question, and in every step. */
export const eventsOf = (told: ReplayTold): GameEvent[][] => [
  told.events,
  ...told.steps.map((step) => step.events),
];

const roundOf = (event: GameEvent): number | undefined =>
  "round" in event && typeof event.round === "number" ? event.round : undefined;

/** Where rounds begin; whatever comes before the first belongs to it. */
export function rounds(told: ReplayTold): Round[] {
  const begun = (events: GameEvent[]) => events.map(roundOf).find((round) => round !== undefined);
  const found = eventsOf(told)
    .map((events, step) => ({ round: begun(events), step }))
    .filter((round): round is Round => round.round !== undefined);
  return found.map(({ round, step }, i) => ({ round, step: i === 0 ? 0 : step }));
}

export class Replay extends Table {
  step = $state(0);
  steps = $state.raw<StepTold[]>([]);
  rounds = $state.raw<Round[]>([]);
  views = $state.raw<GameView[]>([]);
  eyes = $state<number | null>(null);
  told = $state.raw<ReplayTold>();
  private lines: Message[] = [];
  private counts: number[] = []; // lines of the log up to each step
  override retold = $derived(
    this.step ? (this.retelling?.map((line) => this.wording.say(line)) ?? null) : [words.replay.begins],
  );

  /** The same game, perhaps through other eyes: we stay where we are in it. */
  show(told: ReplayTold, step: number): void {
    [this.told, this.steps, this.eyes, this.table] = [told, told.steps, told.eyes, told.table];
    [this.views, this.rounds] = [views(told), rounds(told)];
    this.present = told.table.chairs.map((_, seat) => seat);
    this.lines = [...told.log, ...told.steps.flatMap(({ log }) => log)];
    let count = told.log.length;
    this.counts = [count, ...told.steps.map(({ log }) => (count += log.length))];
    this.jump(step);
  }

  /** As an address says it: which step, through whose eyes. */
  get place(): string {
    return `step=${this.step}&eyes=${this.eyes ?? "all"}`;
  }

  get last(): number {
    return this.steps.length;
  }

  /** The round that we look at. */
  get round(): Round {
    return this.roundAt(this.step);
  }

  roundAt(at: number): Round {
    return this.rounds.filter(({ step }) => step <= at).at(-1) ?? { round: 1, step: 0 };
  }

  jump(step: number): void {
    this.settle(Math.min(this.last, Math.max(0, step)));
    this.recall();
  }

  recall(): void {
    const past = this.steps.slice(Math.max(0, this.round.step - 1), this.step);
    this.onjump(past.flatMap(({ events }) => events));
  }

  /** One step on, as it was played. */
  next(): void {
    if (this.step >= this.last) return;
    const before = this.view;
    this.settle(this.step + 1);
    const { events, log } = this.steps[this.step - 1]!;
    this.onstep({ events, log, before, after: this.view });
  }

  /** To where the next round begins, or this one, or the one before. */
  turnRound(by: 1 | -1): void {
    const ahead = this.rounds.find(({ step }) => step > this.step)?.step ?? this.last;
    const behind = this.rounds.filter(({ step }) => step < this.step).at(-1)?.step ?? 0;
    this.jump(by > 0 ? ahead : behind);
  }

  private settle(step: number): void {
    this.step = step;
    this.view = this.views[step]!;
    this.happened = this.lines.slice(0, this.counts[step]);
    this.actor = step ? this.steps[step - 1]!.seat : null;
    const said = step ? this.steps[step - 1]!.log : [];
    this.retelling = said.length || !step ? said : this.happened.slice(-1); // a step that says nothing leaves the last line
  }

  ask(): Promise<Answer> {
    return Promise.reject(new Refusal(words.replay.onlyLook));
  }
}
