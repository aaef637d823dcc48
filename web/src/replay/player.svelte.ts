// Plays a replay by itself: a step after another, at a speed.

import type { Replay } from "./replay.svelte";

const USUAL = 1300; // milliseconds for a step that says something
const BRIEF = 0.3; // of that for one that says nothing
export const SPEEDS = [0.5, 1, 2, 4, 8];

export class Player {
  playing = $state(false);
  speed = $state(1);
  private timer?: number;

  constructor(private readonly replay: Replay) {}

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.replay.step >= this.replay.last) this.replay.jump(0);
    this.playing = true;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Where somebody goes by hand, playing ends. */
  by(move: () => void): void {
    this.stop();
    move();
  }

  faster(by: 1 | -1): void {
    const place = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))]!;
  }

  private wait(): void {
    const says = this.replay.steps[this.replay.step]?.log.length ? 1 : BRIEF;
    this.timer = window.setTimeout(() => this.go(), (USUAL * says) / this.speed);
  }

  private go(): void {
    this.replay.next();
    if (this.replay.step < this.replay.last) this.wait();
    else this.stop();
  }
}
