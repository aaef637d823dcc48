// Cards fly from where they were to where they are: the same card leaves one place and appears in another.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { fade } from "../kit/fading";
import { later, step } from "../kit/later";
import { still } from "../settings.svelte";
import { deck, type Box } from "./where";

type Flown = { key: string };
const left = new Map<string, DOMRect>(); // where cards were that leave now
const arrived = new Set<string>(); // cards that appear now

const [ARC, LIFT, TILT] = [22, 0.06, 4]; // pixels, of its size, degrees: a card that flies has weight
const FLIES = 380; // milliseconds
const FRAMES = 24;
const ms = (usual: number) => (still() ? 0 : usual);
export const shift = () => ({ duration: ms(260) });

const known = new Map<Element, DOMRect>(); // where they lie while a step is drawn

/** A step comes: look where all cards lie before it changes anything, when nothing has to be laid out for it. */
export function look(): void {
  step();
  for (const node of document.querySelectorAll("[data-flies]")) known.set(node, node.getBoundingClientRect());
  if (known.size) later(() => known.clear());
}

/** A card leaves its place: it is gone at once if it appears elsewhere, so that nobody sees it twice. */
export function send(node: Element, { key }: Flown): () => TransitionConfig {
  left.set(key, known.get(node) ?? node.getBoundingClientRect());
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
      return fly(node as HTMLElement, from);
    }
    arrived.delete(key);
    const supply = node.closest("[data-room=hand]") ? deck() : null; // nobody else had it: it was drawn
    return supply ? fly(node as HTMLElement, supply) : fade(node, { duration: ms(160) });
  };
}

/** Fly, once the page was laid out anew: until then it is hidden. */
function fly(node: HTMLElement, from: Box): TransitionConfig {
  if (still()) return { duration: 0 };
  node.style.visibility = "hidden";
  later(() => {
    const way = node.isConnected ? flight(node, from) : null;
    return () => {
      node.style.visibility = "";
      if (way) raise(node, node.animate(way, FLIES));
    };
  });
  return { duration: 0 };
}

/** Lift a card above all others while it flies. Its way is nothing but transforms: for these no frame is drawn anew. */
function raise(node: HTMLElement, way: Animation): void {
  Object.assign(node.style, { zIndex: "20", transformOrigin: "0 0" });
  way.onfinish = way.oncancel = () => Object.assign(node.style, { zIndex: "", transformOrigin: "" });
}

/** The arc from there to where it lies. */
function flight(node: HTMLElement, from: Box): Keyframe[] {
  const to = node.getBoundingClientRect();
  const zoom = node.currentCSSZoom ?? 1;
  const [dx, dy] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  const [sx, sy] = [from.width / to.width, from.height / to.height];
  const { transform } = getComputedStyle(node);
  const own = transform === "none" ? "" : transform;
  const tilt = Math.sign(dx) * TILT;
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const t = cubicOut(i / FRAMES);
    const u = 1 - t;
    const high = 4 * t * u; // in the middle of its way it is highest
    const [x, y, size] = [u * dx, u * dy - ARC * high, 1 + LIFT * high];
    const [w, h] = [(t + u * sx) * size, (t + u * sy) * size];
    const turned = tilt * high;
    return { transform: `${own} translate(${x}px, ${y}px) rotate(${turned}deg) scale(${w}, ${h})` };
  });
}
