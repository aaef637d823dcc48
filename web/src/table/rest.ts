// Whether everything on the page lies still. What moves for ever, such as a glow that pulses, does not count.

const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;

export const atRest = (): boolean =>
  !document.getAnimations().some((animation) => animation.playState === "running" && ends(animation));
