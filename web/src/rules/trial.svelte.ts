// A position of the rules as if it were a table: whoever reads acts, and nobody else does.

import { needGame } from "../language/language.svelte";
import { tryOut, type Tried } from "../wire/http";
import { Table } from "../wire/table.svelte";

type Request = Parameters<Table["ask"]>[0];
type Answer = Awaited<ReturnType<Table["ask"]>>;

export class Trial extends Table {
  done = $state.raw<string[]>([]); // the steps so far

  constructor(
    private readonly game: string,
    private readonly position: string,
  ) {
    super("");
  }

  /** The position as it begins. */
  async begin(): Promise<void> {
    await needGame(this.game);
    return this.go([]);
  }

  override get reader(): number | null {
    return null; // everybody has a name in the rules
  }

  async ask(request: Request): Promise<Answer> {
    const id = 0;
    if (request.type === "act") await this.go([...this.done, request.name]);
    if (request.type === "undo") await this.go(this.done.slice(0, -1));
    if (request.type !== "why") return { type: "ack", id };
    const { reason, rule } = await tryOut(this.game, this.position, this.done, request.name);
    return { type: "reason", id, name: request.name, reason, rule } as Answer;
  }

  private async go(actions: string[]): Promise<void> {
    const told = await tryOut(this.game, this.position, actions);
    const forward = actions.length > this.done.length;
    this.done = actions;
    if (forward) this.onstep({ events: told.events, log: told.log, before: this.view, after: told.view });
    this.tell(told);
  }

  private tell({ names, view, question, log }: Tried): void {
    const chairs = names.map((name, seat) => ({ name, you: seat === 0 }));
    this.table = { game: this.game, status: "running", chairs } as Table["table"];
    [this.view, this.question, this.happened] = [view, question, log];
  }
}
