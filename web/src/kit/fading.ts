// How things that are whole at rest come and go. Svelte's own transitions ask the page what something looks like now,
// and the page is then laid out in the midst of a step that is still being drawn.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Fades in its place. */
export const fade = (_: Element, { duration }: { duration: number }): TransitionConfig => ({
  duration,
  css: (t) => `opacity:${t}`,
});

/** Fades on its way to or from so many pixels below. */
export const fly = (_: Element, { y, duration }: { y: number; duration: number }): TransitionConfig => ({
  duration,
  easing: cubicOut,
  css: (t, u) => `opacity:${t};translate:0 ${u * y}px`,
});
