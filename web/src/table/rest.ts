// Whether everything on the page lies still. What moves for ever, such as a glow that pulses, does not count, nor what
// is told above the table or named a moment (deal.ts): nobody waits for it.

import { ends } from "../kit/motion";

const targetOf = (effect: AnimationEffect | null) =>
  effect && "target" in effect ? (effect as KeyframeEffect).target : null;
const waits = ({ id, effect }: Animation) =>
  id !== "moment" && !targetOf(effect)?.closest?.("[data-moments]");

export const atRest = (): boolean =>
  !document
    .getAnimations()
    .some((animation) => animation.playState === "running" && ends(animation) && waits(animation));
