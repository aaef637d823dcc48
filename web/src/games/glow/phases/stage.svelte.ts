// Which stage of the day is shown: a journey stays in sight until its last step was seen.

import { still } from "../../../settings.svelte";
import { stage, type Stage } from "./stage";
import { placesOf } from "../boards/travel";
import type { View } from "../turn/turn.svelte";

const WALK = 1100; // milliseconds that a pin or a boat is given to arrive

export class Lingering {
  late = $state(false); // the day has gone on, but a step is still shown
  private before: { stage: Stage; places: string } | null = null;
  private moved = -Infinity; // when a pin or a boat set out last
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
    if (this.before && places !== this.before.places) this.moved = performance.now();
    const rest = this.moved + WALK - performance.now();
    if (left && rest > 0 && !still()) this.linger(rest);
    this.before = { stage: now, places };
  }

  private linger(rest: number): void {
    this.late = true;
    this.forget();
    // Counted from the frame that draws the step, however late a slow machine draws it.
    this.frame = requestAnimationFrame(() => {
      this.timer = window.setTimeout(() => (this.late = false), rest);
    });
  }

  private forget(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }
}
