// Motions that a tap or a key ends. Long ones take the tap: it does nothing else. What flies for less than half a
// second takes none: whoever presses something then means what they press, and no answer of theirs is lost.

import { ends } from "./motion";

const long = new Set<() => void>();
let swallowing = false; // the tap that ended something long is not over

/** A long motion begins; the answer says that it is over. */
export function skippable(end: () => void): () => void {
  long.add(end);
  return () => long.delete(end);
}

function skip(): void {
  const ended = [...long];
  long.clear();
  for (const end of ended) end();
  document
    .getAnimations()
    .filter(brief)
    .forEach((motion) => motion.finish());
}

/** Whether it flies, lands or fades by itself; what answers to a pointer, as the light of a button does, goes on. */
const brief = (motion: Animation): boolean =>
  motion.playState === "running" && !(motion instanceof CSSTransition) && ends(motion);

const OF_A_TAP = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];

/** Taps and keys end what moves. Whoever listens first hears them first: before what they themselves set going. */
export function watchTaps(): void {
  // A touch that begins is not prevented, and says so: a finger that scrolls must not wait for us.
  for (const name of OF_A_TAP) addEventListener(name, tap, { capture: true, passive: name === "touchstart" });
  addEventListener("keydown", skip, { capture: true });
}

function tap(event: Event): void {
  if (event.type === "pointerdown") {
    swallowing = long.size > 0;
    skip();
  }
  if (!swallowing) return;
  event.stopImmediatePropagation();
  if (event.cancelable && event.type !== "touchstart") event.preventDefault();
  if (event.type === "click") swallowing = false;
}
