// Which stage of the day is shown: a journey stays in sight until its last step was seen.

import { still } from "../../../settings.svelte";
import { stage, type Stage } from "./stage";
import { placesOf } from "../boards/travel";
import { hurried, walking } from "../boards/walk";
import type { View } from "../turn/turn.svelte";

const WALK = 1100; // milliseconds that a pin or a boat is given to arrive and to be seen there

export class Lingering {
  late = $state(false); // the day has gone on, but a step is still shown
  private before: { stage: Stage; places: string } | null = null;
  private moved = -Infinity; // when a pin or a boat had been drawn setting out; Infinity until it was
  private frame = 0;
  private timer = 0;
  private readonly view: () => View;

  constructor(view: () => View) {
    this.view = view;
    $effect.pre(() => this.follow(stage(view()), JSON.stringify(placesOf(view()))));
    $effect(() => () => this.forget());
  }

  get stage(): Stage {
    return this.late ? "journey" : stage(this.view());
  }

  private follow(now: Stage, places: string): void {
    const left = this.before?.stage === "journey" && now !== "journey";
    if (this.before && places !== this.before.places) this.setOut();
    if (left && this.rest > 0 && !still()) this.linger();
    this.before = { stage: now, places };
  }

  /** Count from the frame after the one that draws the step, however long a slow machine draws it. */
  private setOut(): void {
    this.moved = Infinity;
    requestAnimationFrame(() => requestAnimationFrame((drawn) => (this.moved = drawn)));
  }

  private get rest(): number {
    return this.moved + WALK - performance.now();
  }

  private linger(): void {
    this.late = true;
    this.forget();
    this.wait();
  }

  /** A slow machine may draw the whole walk later than it was begun. */
  private wait(): void {
    this.frame = requestAnimationFrame(() => {
      if (this.moved === Infinity || walking()) this.wait();
      else if (hurried()) this.late = false;
      else this.timer = window.setTimeout(() => (this.late = false), this.rest);
    });
  }

  private forget(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
