// A guided first game: what each step says, and what it points at.

import type { Component } from "svelte";

export interface Hint {
  key: string; // each is shown once
  title: string;
  text: string;
  rule: string; // where the rules tell more
  at: string[]; // selectors, the best first: whatever is seen of the first that is there is lit
  names?: string[]; // selectors of what it speaks of besides: it stays bright
  card?: string; // the name of the card that is meant
  tab?: string; // the part of a phone's table in which that lies
  read?: boolean; // there is nothing to do but to read it
}

export interface Lesson {
  lasts: number; // so many rounds
  round: number; // now
  picture: Component; // of what matters, beside the goal
  goal: Hint;
  /** What to say now, if anything: never what is done already. */
  hint(done: readonly string[]): Hint | null;
}

/** The first step of a lesson that fits the turn and is not done yet. */
export function next<Turn>(
  steps: ((turn: Turn) => Hint | null)[],
  turn: Turn,
  done: readonly string[],
): Hint | null {
  return steps.map((step) => step(turn)).find((hint) => hint && !done.includes(hint.key)) ?? null;
}

/** The golden button. */
export const GOLDEN = "[data-room=question] [data-deed=primary]";

/** The hints of this table that are done, also after a reload. */
export function hintsDone(code: string): string[] {
  return JSON.parse(sessionStorage.getItem(`lesson:${code}`) ?? "[]") as string[];
}

export function keepDone(code: string, done: string[]): void {
  sessionStorage.setItem(`lesson:${code}`, JSON.stringify(done));
}
