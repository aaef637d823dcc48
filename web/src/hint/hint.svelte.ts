// A hint as far as it is told: what to think about, then what to answer, then why.

import type { HintTold } from "../generated/messages";
import type { Asked } from "../table/asked.svelte";
import { askHint } from "../wire/http";

/** How much is told: nothing yet but that a game with hints does not count, and then the three degrees. */
export type Degree = 0 | 1 | 2 | 3;

export class Hint {
  degree = $state<Degree>(0);
  told = $state.raw<HintTold | null>(null);
  problem = $state("");

  constructor(private readonly turn: Asked) {
    if (turn.table.table!.hints) void this.more();
  }

  get waits(): boolean {
    return this.degree > 0 && !this.told && !this.problem;
  }

  /** Ask, or tell the next degree; the second picks the answer for the person and commits to nothing. */
  async more(): Promise<void> {
    if (!this.told) return this.waits ? undefined : this.ask();
    this.degree = Math.min(3, this.degree + 1) as Degree;
    if (this.degree === 2) this.turn.prepare(this.told.names);
  }

  private async ask(): Promise<void> {
    [this.degree, this.problem] = [1, ""];
    const { code, question } = this.turn.table;
    try {
      const told = await askHint(code, question!.number);
      if (this.turn.table.question?.number === told.question) this.told = told;
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
