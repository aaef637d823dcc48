// A position to train with as if it were a table: one turn is spent in it, and nobody else acts.

import { needGame } from "../language/language.svelte";
import type { Posed, TableTold, Verdict } from "../generated/messages";
import * as http from "../wire/http";
import { Table, type Answer, type Ask } from "../wire/table.svelte";
import { words } from "./words";

const DONE: Answer = { type: "ack", id: 0 };

export class Puzzle extends Table {
  posed = $state.raw<Posed>();
  done = $state.raw<string[]>([]); // the answers so far
  verdict = $state.raw<Verdict>();
  problem = $state("");

  override get trains(): boolean {
    return true;
  }

  /** The position as it begins. */
  async begin(): Promise<void> {
    [this.verdict, this.problem] = [undefined, ""];
    const posed = await http.pose({ puzzle: this.code });
    await needGame(posed.game);
    this.tell(posed, []);
  }

  async ask(request: Ask): Promise<Answer> {
    switch (request.type) {
      case "act":
        return this.go([...this.done, request.name]);
      case "undo":
        return this.go(this.done.slice(0, -1));
      case "preview":
        return (await this.look({ preview: request.name })).previewed ?? DONE;
      case "why": {
        const { reason, rule } = await this.look({ why: request.name });
        return { type: "reason", id: 0, name: request.name, reason, rule, plan: {} };
      }
      default:
        throw new http.Refusal(words.training.onlyTurn);
    }
  }

  private look(more: { why?: string; preview?: string }): Promise<Posed> {
    return http.pose({ puzzle: this.code, actions: this.done, ...more });
  }

  private async go(actions: string[]): Promise<Answer> {
    const posed = await http.pose({ puzzle: this.code, actions });
    const forward = actions.length > this.done.length;
    if (forward) {
      const { events, log, view } = posed;
      this.onstep({ events, log, before: this.view, after: view });
    }
    this.tell(posed, actions);
    if (posed.over) void this.judge();
    return DONE;
  }

  /** Have the turn judged; it can be asked for again if that failed. */
  async judge(): Promise<void> {
    this.problem = "";
    try {
      this.verdict = await http.solve(this.code, this.done);
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  private tell(posed: Posed, done: string[]): void {
    [this.posed, this.done, this.table] = [posed, done, tableOf(posed)];
    [this.view, this.question, this.happened] = [posed.view, posed.question, posed.log];
    this.present = posed.names.map((_, seat) => seat);
  }
}

/** A table that nobody but the reader is at. */
const tableOf = ({ puzzle, game, options, names, seat }: Posed): TableTold => ({
  code: puzzle,
  game,
  options,
  status: "running",
  public: false,
  cover: "",
  grace: 0,
  timing: null,
  commitment: "",
  lesson: false,
  sealed: false,
  withheld: [],
  chairs: names.map((name, at) => ({ name, level: "", you: at === seat })),
  host: false,
  frozen: null,
  rematch: "",
  imported: false,
  hints: false,
  branch: null,
});
