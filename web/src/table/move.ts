// Cards fly from where they were to where they are: the same card leaves one place and appears in another.

import { cubicOut } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";
import { still } from "../settings.svelte";

type Flown = { key: string };
const left = new Map<string, DOMRect>(); // where cards were that leave now
const arrived = new Set<string>(); // cards that appear now

const ms = (usual: number) => (still() ? 0 : usual);
export const shift = () => ({ duration: ms(260) });

/** A card leaves its place: it is gone at once if it appears elsewhere, so that nobody sees it twice. */
export function send(node: Element, { key }: Flown): () => TransitionConfig {
  left.set(key, node.getBoundingClientRect());
  return () => {
    if (arrived.delete(key)) return { duration: 0 };
    left.delete(key);
    return fade(node, { duration: ms(160) });
  };
}

/** A card appears: it flies whole from where it was, above all others. */
export function receive(node: Element, { key }: Flown): () => TransitionConfig {
  arrived.add(key);
  return () => {
    const from = left.get(key);
    if (from) {
      left.delete(key);
      return flight(node as HTMLElement, from);
    }
    arrived.delete(key);
    return fade(node, { duration: ms(160) });
  };
}

function flight(node: HTMLElement, from: DOMRect): TransitionConfig {
  const to = node.getBoundingClientRect();
  const zoom = node.currentCSSZoom ?? 1;
  const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  const [sx, sy] = [from.width / to.width, from.height / to.height];
  const { transform } = getComputedStyle(node);
  const own = transform === "none" ? "" : transform;
  return {
    duration: ms(380),
    easing: cubicOut,
    css: (t, u) =>
      `z-index: 20; transform-origin: top left; transform: ${own} translate(${u * dx}px, ${u * dy}px)` +
      ` scale(${t + u * sx}, ${t + u * sy})`,
  };
}
