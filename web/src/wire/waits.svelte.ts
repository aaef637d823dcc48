// Who is asked, and who has been for long. The server counts in the same way before it lets anybody nudge
// (live/waits.py): where several are asked at once, an answer renews nobody's time.

import { NUDGE_AFTER } from "../generated/messages";

export const LONG = 20_000; // milliseconds after which an hourglass is shown
const RIPE = 1000 * NUDGE_AFTER + 500; // ... and a nudge is offered; the server began to count a little earlier

export class Waits {
  long = $state.raw<number[]>([]); // seats with an hourglass
  ripe = $state.raw<number[]>([]); // seats that may be nudged
  private since = new Map<number, number>();
  private steps = -1;
  private timer?: ReturnType<typeof setTimeout>;

  look(deciders: number[], steps: number): void {
    const anew = deciders.length === 1 && steps !== this.steps;
    const before = anew ? new Map<number, number>() : this.since;
    const now = Date.now();
    this.since = new Map(deciders.map((seat) => [seat, before.get(seat) ?? now]));
    this.steps = steps;
    this.tell();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** One timer for whatever comes next, so that nothing runs while nothing changes. */
  private tell(): void {
    clearTimeout(this.timer);
    const waited = [...this.since].map(([seat, since]) => ({ seat, for: Date.now() - since }));
    const past = (limit: number) => waited.filter((one) => one.for >= limit).map(({ seat }) => seat);
    [this.long, this.ripe] = [kept(this.long, past(LONG)), kept(this.ripe, past(RIPE))];
    const next = waited.flatMap((one) => [LONG - one.for, RIPE - one.for]).filter((left) => left > 0);
    if (next.length) this.timer = setTimeout(() => this.tell(), Math.min(...next));
  }
}

/** The same list as before if nothing changed, so that nothing is drawn anew. */
const kept = (before: number[], now: number[]) => (before.join() === now.join() ? before : now);
