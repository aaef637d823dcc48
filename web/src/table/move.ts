// Cards fly from where they were to where they are: the same card leaves one place and appears in another.

import { cubicOut } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";
import { still } from "../settings.svelte";
import { deck, type Box } from "./where";

type Flown = { key: string };
const left = new Map<string, DOMRect>(); // where cards were that leave now
const arrived = new Set<string>(); // cards that appear now

const [ARC, LIFT, TILT] = [22, 0.06, 4]; // pixels, of its size, degrees: a card that flies has weight
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
    const supply = node.closest("[data-room=hand]") ? deck() : null; // nobody else had it: it was drawn
    return supply ? flight(node as HTMLElement, supply) : fade(node, { duration: ms(160) });
  };
}

function flight(node: HTMLElement, from: Box): TransitionConfig {
  const to = node.getBoundingClientRect();
  const zoom = node.currentCSSZoom ?? 1;
  const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  const [sx, sy] = [from.width / to.width, from.height / to.height];
  const { transform } = getComputedStyle(node);
  const own = transform === "none" ? "" : transform;
  const tilt = Math.sign(dx) * TILT;
  return {
    duration: ms(380),
    easing: cubicOut,
    css: (t, u) => {
      const high = 4 * t * u; // in the middle of its way it is highest
      const [x, y, size] = [u * dx, u * dy - ARC * high, 1 + LIFT * high];
      const [w, h] = [(t + u * sx) * size, (t + u * sy) * size];
      const turned = tilt * high;
      return `z-index: 20; transform-origin: 0 0; transform: ${own} translate(${x}px, ${y}px) rotate(${turned}deg) scale(${w}, ${h})`;
    },
  };
}
