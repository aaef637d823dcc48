// Decorative motion: it runs for a few seconds after something happened, then everything rests. An idle page draws
// nothing. Breathing rings follow one clock, so that they are always in step.

const BREATH = 2200; // milliseconds, as `breathe` in app.css
const LASTS = 1500; // at least so long after the last thing that happened

const CALM = 1600; // ... in which fireflies hold still when things move at the table: each draws the whole valley anew

let resting: ReturnType<typeof setTimeout> | undefined;
let calming: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds from `now` until rings may stop: whole breaths, so that they stop at full light. */
export function restIn(now: number): number {
  return Math.ceil((now + LASTS) / BREATH) * BREATH - now;
}

/** Something happened: let decorations move for a while. */
export function stir(): void {
  const root = document.documentElement;
  if (!("awake" in root.dataset)) root.dataset.awake = "";
  clearTimeout(resting);
  resting = setTimeout(() => delete root.dataset.awake, restIn(Number(document.timeline.currentTime)));
}

/** Things move at the table: what moves behind it waits for them. */
export function calm(): void {
  const root = document.documentElement;
  root.dataset.calm = "";
  clearTimeout(calming);
  calming = setTimeout(() => delete root.dataset.calm, CALM);
  stir();
}

/** Whether an animation comes to an end by itself; a glow that pulses does not. */
export const ends = (animation: Animation): boolean =>
  animation.effect?.getComputedTiming().endTime !== Infinity;

/** Put a ring that begins to breathe in step with the others. */
function align({ animationName, target, pseudoElement }: AnimationEvent): void {
  if (animationName !== "breathe") return;
  for (const animation of (target as Element).getAnimations({ subtree: pseudoElement !== "" }))
    if ((animation as CSSAnimation).animationName === "breathe") animation.startTime = 0;
}

/** Pointers, keys and loading wake the page. */
export function watchMotion(): void {
  for (const event of ["pointermove", "pointerdown", "keydown", "wheel"])
    addEventListener(event, stir, { passive: true });
  addEventListener("animationstart", align);
  stir();
}
