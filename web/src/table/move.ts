// Cards fly from where they were to where they are: the same card leaves one place and appears in another.

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { still } from "../settings.svelte";

const flight = crossfade({
  duration: () => (still() ? 0 : 380),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: still() ? 0 : 160 }),
});
export const [send, receive] = flight;
export const shift = () => ({ duration: still() ? 0 : 260 });
