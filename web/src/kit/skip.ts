// Motions that a tap ends: the tap does nothing else. A key ends them too, and does what it does.

const running = new Set<() => void>();
let swallowing = false; // the tap that ended something is not over

/** A motion begins; the answer says that it is over. */
export function skippable(end: () => void): () => void {
  if (running.size === 0) listen();
  running.add(end);
  return () => running.delete(end);
}

export const moving = (): boolean => running.size > 0;

function skip(): void {
  const ends = [...running];
  running.clear();
  for (const end of ends) end();
}

const OF_A_TAP = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];

function listen(): void {
  for (const name of OF_A_TAP) addEventListener(name, tap, { capture: true, passive: false });
  addEventListener("keydown", skip, { capture: true });
}

function tap(event: Event): void {
  if (event.type === "pointerdown") {
    swallowing = running.size > 0;
    skip();
  }
  if (!swallowing) return;
  event.stopImmediatePropagation();
  if (event.cancelable && event.type !== "touchstart") event.preventDefault();
  if (event.type === "click") swallowing = false;
}
