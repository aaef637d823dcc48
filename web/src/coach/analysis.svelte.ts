// The analysis of a finished game as far as the server has computed it: the curve first, then turn by turn.

import type { Closing, JudgedTurn, Opening, Player, TurnTold } from "../generated/messages";
import * as http from "../wire/http";
import { partedAt } from "./better";
import { cost } from "./shares";

export class Analysis {
  opening = $state.raw<Opening>();
  turns = $state.raw<TurnTold[]>([]);
  closing = $state.raw<Closing>();
  problem = $state("");
  deepening = $state(false); // a search looks again at the costliest turns
  refused = $state(""); // why it does not
  private left = false; // nobody looks at it any more

  constructor(readonly code: string) {}

  /** How many turns there are. */
  get all(): number {
    return this.opening?.curve.at(-1)?.turn ?? 0;
  }

  async load(): Promise<void> {
    this.problem = "";
    try {
      while (!this.closing && !this.left) this.add(await http.analysis(this.code, this.known));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Whether a search could look again at turns that cost something. */
  get deepenable(): boolean {
    return !!this.closing && !this.deep && this.turns.some(({ judged }) => cost(judged) > 0);
  }

  /** Have the costliest turns looked at again; what was found of each takes the place of the first look. */
  async deepen(unasked = false): Promise<void> {
    this.refused = "";
    this.deepening = true;
    try {
      let known = 0;
      while (this.deepening && !this.left) {
        const told = await http.deepAnalysis(this.code, known, unasked);
        known += (told.opening ? 1 : 0) + told.turns.length;
        this.replace(told.turns);
        if (told.closing) this.closing = told.closing;
        if (told.reason) this.refused = await http.reasonOf({ error: "", message: told.reason });
        this.deepening = !told.closing && !told.reason;
      }
    } catch (error) {
      this.refused = (error as Error).message;
    }
    this.deepening = false;
  }

  leave(): void {
    this.left = true;
  }

  private get known(): number {
    return (this.opening ? 1 : 0) + this.turns.length;
  }

  private add(told: Awaited<ReturnType<typeof http.analysis>>): void {
    this.opening ??= told.opening ?? undefined;
    this.turns = [...this.turns, ...told.turns];
    this.closing = told.closing ?? undefined;
  }

  private replace(again: TurnTold[]): void {
    const turns = [...this.turns];
    for (const turn of again) turns[turn.judged.number - 1] = turn;
    this.turns = turns;
  }

  /** How many turns a search has looked at. */
  get deep(): number {
    return this.turns.filter(({ judged }) => judged.deep > 0).length;
  }

  turn(number: number): TurnTold {
    return this.turns[number - 1]!;
  }

  player(seat: number): Player | undefined {
    return this.closing?.players[seat];
  }

  /** The turn of which a step of the game was a part. */
  at(step: number): TurnTold | undefined {
    return this.turns.find(({ judged }) => judged.steps.includes(step));
  }

  /** The turn that leaves a better way with the next step. */
  partingAfter(step: number): TurnTold | undefined {
    return this.turns.find((turn) => partedAt(turn) === step + 1);
  }

  /** What a step lost of the share of whoever took it. */
  costAt(step: number): number {
    const judged = this.at(step)?.judged;
    return judged ? judged.costs[judged.steps.indexOf(step)]! : 0;
  }

  /** The turns of a seat that lost something, the worst first. */
  losses(seat: number): TurnTold[] {
    const own = this.turns.filter(({ judged }) => judged.seat === seat && cost(judged) > 0);
    return own.sort((a, b) => cost(b.judged) - cost(a.judged));
  }

  /** Shares before and after a turn, of the seat whose turn it was. */
  moved({ number, seat }: JudgedTurn): [number, number] {
    const { curve } = this.opening!;
    return [curve[number - 1]!.shares[seat]!, curve[number]!.shares[seat]!];
  }
}
