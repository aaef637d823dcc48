// Decorative motion: it runs for a few seconds after something happened, then everything rests. An idle page draws
// nothing. Breathing rings follow one clock, so that they are always in step.

const BREATH = 2200; // milliseconds, as `breathe` in app.css
const LASTS = 1500; // at least so long after the last thing that happened

let resting: ReturnType<typeof setTimeout> | undefined;

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
