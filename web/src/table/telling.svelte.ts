// What just happened, told where it happened: one card after another lights up, what it gave stands at it, and points
// rise from it to the track. What others did is shown large for a moment. The table itself shows everything at once:
// nothing here takes a tap, and nobody waits for it.

import type { Message } from "../language/wording";
import { still } from "../settings.svelte";
import { boxOf, placeOf, type Box } from "./where";

/** Something that a card did, or that was done with it. */
export interface Moment {
  card: string;
  seat: number;
  tone: string; // a class that sets the colours of its light
  lands?: boolean; // it comes to its place just now
  text?: string; // what it gave
  points?: number; // ... of which so many rise to the track
}

/** A moment while it is seen: where the card lies, and where its points go. */
export interface Lit extends Moment {
  key: number;
  box: Box;
  to: Box | null;
}

/** A step of somebody, to be shown large. */
export interface Deed {
  key: number;
  seat: number | null;
  card: string | null;
  line: Message; // what they did
  gains: string[]; // and what it gave them
}

const FLIGHT = 300; // milliseconds until a card that comes has nearly landed
const BEAT = 280; // between two moments of a chain
const CHAIN = 2000; // for a whole chain: a longer one is quickened
const BEHIND = 600; // that a chain may wait for the one before it
const STANDS = 900; // for which something is seen
const CALM = 2000; // ... where nothing moves
const SHOWN = 1500; // for which a step of somebody else is large
const RETOLD = 1400; // ... when it is shown again
const RECENT = 3; // so many steps together, where nothing moves

export class Telling {
  lit = $state.raw<Lit[]>([]);
  large = $state.raw<Deed[]>([]); // one, or the last few where nothing moves
  again = $state(0); // so many of the steps that are shown again were seen, the present one included
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private showing?: ReturnType<typeof setTimeout>;
  private until = 0; // when the last chain ends
  private counted = 0;

  /** Tell a chain of moments at their cards. */
  tell(moments: Moment[]): void {
    const calm = still();
    const now = performance.now();
    const beat = calm ? 0 : Math.min(BEAT, CHAIN / moments.length);
    const landing = !calm && moments.some(({ lands }) => lands) ? FLIGHT : 0;
    const first = Math.max(landing, Math.min(BEHIND, this.until - now));
    moments.forEach((moment, i) => this.later(first + i * beat, () => this.light(moment)));
    if (!calm) this.until = now + first + moments.length * beat;
  }

  private light(moment: Moment): void {
    const box = boxOf(moment.card, moment.seat);
    if (!box) return;
    const lit = { ...moment, box, to: moment.points ? placeOf(moment.seat) : null, key: this.counted++ };
    this.lit = [...this.lit, lit];
    this.later(still() ? CALM : STANDS, () => (this.lit = this.lit.filter((one) => one !== lit)));
  }

  private later(after: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, after);
    this.timers.add(timer);
  }

  /** Show a step of somebody else large. */
  show(deed: Deed): void {
    this.large = still() ? [...this.large, deed].slice(-RECENT) : [deed];
    this.hold(still() ? 2 * CALM : SHOWN, () => (this.large = []));
  }

  private hold(after: number, act: () => void): void {
    clearTimeout(this.showing);
    this.again = 0;
    this.showing = setTimeout(act, after);
  }

  /** Show these steps again, one after another; where nothing moves all of them, until somebody presses something. */
  retell(deeds: Deed[]): void {
    const next = (i: number) => {
      if (i === deeds.length) return this.skip();
      this.large = [deeds[i]!];
      this.hold(RETOLD, () => next(i + 1));
      this.again = i + 1;
    };
    if (!still()) return next(0);
    clearTimeout(this.showing);
    [this.large, this.again] = [deeds, deeds.length];
  }

  /** Somebody does something else: what is told is over. */
  skip(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    clearTimeout(this.showing);
    [this.lit, this.large, this.again, this.until] = [[], [], 0, 0];
  }
}
