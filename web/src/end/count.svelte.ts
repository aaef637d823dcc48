// The count at the end of a game: one source after the other for everybody, a breath, then the winner.

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { still } from "../settings.svelte";

const BEGIN = 500; // milliseconds before the first source
const BEAT = 650; // for one source, at most
const ALL = 3600; // for all of them, at most: the whole end takes less than six seconds
const BREATH = 600; // between the last source and the winner
const AGAIN = 60; // between two looks at the clock
const DEAF = 500; // in which nothing can be pressed that was not there before

const seen = new SvelteSet<string>(); // tables that were counted on this page: nobody waits for it twice

/** Whether the end of that table was counted: before that nothing may tell who won. */
export const wasCounted = (code: string) => seen.has(code);

export class Count {
  told = $state(0); // so many sources stand
  over = $state(false);
  private ended = -Infinity; // when it came to its end by itself
  private skipped = false; // by the press that is under way
  private timer?: ReturnType<typeof setTimeout>;

  constructor(private readonly code: string) {}

  /** Count so many sources; the answer stops it. */
  begin(sources: number): () => void {
    const [beat, began] = [Math.min(BEAT, ALL / Math.max(1, sources)), performance.now()];
    const look = () => {
      const gone = performance.now() - began - BEGIN; // a slow machine counts faster, not longer
      this.told = Math.max(0, Math.min(sources, Math.floor(gone / beat) + 1));
      if (gone >= sources * beat + BREATH) this.end();
      else this.timer = setTimeout(look, AGAIN);
    };
    if (still() || untrack(() => wasCounted(this.code))) this.finish();
    else look();
    return () => clearTimeout(this.timer);
  }

  private end(): void {
    this.ended = performance.now();
    this.finish();
  }

  /** Show everything at once. */
  finish(): void {
    clearTimeout(this.timer);
    [this.told, this.over] = [Infinity, true];
    seen.add(this.code);
  }

  /** A press ends the count, wherever it lands. */
  press(): void {
    this.skipped = !this.over;
    if (this.skipped) this.finish();
  }

  /** The press that ended the count does nothing else, nor one that came a moment too late. */
  click(event: MouseEvent): void {
    if (!this.skipped && performance.now() - this.ended > DEAF) return;
    event.preventDefault();
    event.stopPropagation();
    this.skipped = false;
  }
}
