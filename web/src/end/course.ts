// How a game went: who led when, and how long everybody thought.

import type { StepTold } from "../generated/messages";
import type { Round } from "../replay/replay.svelte";

/** Somebody took the lead, at a step, and was later ahead by so much. */
export interface Turn {
  step: number;
  seat: number;
  from: number | null; // who led before, if anybody alone
  ahead: number;
}

const MOST = 3; // turning points that are worth telling

/** Who is alone in front, and by how much. */
function leader(points: number[]): { seat: number; ahead: number } | null {
  const [first, second] = [...points.keys()].sort((a, b) => points[b]! - points[a]!);
  if (first === undefined) return null;
  const ahead = points[first]! - (second === undefined ? 0 : points[second]!);
  return ahead > 0 ? { seat: first, ahead } : null;
}

/** Every change of the lead; being caught up is none. */
export function changes(course: number[][]): Turn[] {
  const found: Turn[] = [];
  course.forEach((points, step) => {
    const now = leader(points);
    const last = found.at(-1);
    if (!now) return;
    if (last?.seat === now.seat) last.ahead = Math.max(last.ahead, now.ahead);
    else found.push({ step, seat: now.seat, from: last?.seat ?? null, ahead: now.ahead });
  });
  return found;
}

/** The few that led furthest, in the order of the game. */
export function turningPoints(course: number[][]): Turn[] {
  const turns = changes(course).filter(({ step }) => step > 0); // who begins in front has not turned anything
  const weighty = turns.sort((a, b) => b.ahead - a.ahead).slice(0, MOST);
  return weighty.sort((a, b) => a.step - b.step);
}

/** Points by round: what everybody had when it was over. */
export function byRound(course: number[][], rounds: Round[]): { round: number; points: number[] }[] {
  return rounds.map(({ round }, i) => ({
    round,
    points: course[rounds[i + 1]?.step ?? course.length - 1]!,
  }));
}

export interface Thought {
  decisions: number;
  total: number; // milliseconds
  median: number;
  longest: number;
  at: number; // the step before which somebody thought longest
}

/** How long the person at a seat thought; null if no person decided there, or nobody wrote it down. */
export function thought(steps: StepTold[], seat: number): Thought | null {
  const own = steps
    .map(({ seat, bot, took = 0, at }, step) => ({ seat, bot, took, at, step }))
    .filter((step) => step.seat === seat && !step.bot && step.at);
  if (own.length === 0) return null;
  const sorted = [...own].sort((a, b) => a.took - b.took);
  const longest = sorted.at(-1)!;
  return {
    decisions: own.length,
    total: own.reduce((sum, { took }) => sum + took, 0),
    median: sorted[Math.floor((sorted.length - 1) / 2)]!.took,
    longest: longest.took,
    at: longest.step,
  };
}

/** How long the person at a seat thought in every round, in milliseconds. */
export function thoughtByRound(steps: StepTold[], rounds: Round[], seat: number): number[] {
  return rounds.map(({ step }, i) =>
    steps
      .slice(step, rounds[i + 1]?.step ?? steps.length)
      .filter((one) => one.seat === seat && !one.bot)
      .reduce((sum, { took = 0 }) => sum + took, 0),
  );
}
