// A chain of effects is told one after the other; where nothing moves it is told at once.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { Telling, type Deed } from "../src/table/telling.svelte";

const CARDS = ["imp", "yeti", "troll"];
const moments = (cards: string[]) => cards.map((card) => ({ card, seat: 0, tone: "fire" }));
const deed = (key: number): Deed => ({ key, seat: 1, card: null, line: ["said", {}] as any, gains: [] });

beforeEach(() => {
  vi.useFakeTimers();
  const there = { closest: () => null, getBoundingClientRect: () => ({ width: 9 }) };
  vi.stubGlobal("document", { querySelectorAll: () => [there] });
  settings.motion = "full";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.motion = "device";
});

const lit = (telling: Telling) => telling.lit.map(({ card }) => card);

/** Cards in the order in which they lit up, and how many were new at the same time at most. */
function watch(telling: Telling): { order: string[]; together: number } {
  const seen: { key: number; card: string }[] = [];
  let together = 0;
  while (vi.getTimerCount()) {
    vi.advanceTimersByTime(10);
    const fresh = telling.lit.filter(({ key }) => !seen.some((one) => one.key === key));
    together = Math.max(together, fresh.length);
    seen.push(...fresh);
  }
  return { order: seen.map(({ card }) => card), together };
}

test("cards of a chain light up one after the other, in their order, and go out", () => {
  const telling = new Telling();
  telling.tell(moments(CARDS));
  expect(watch(telling)).toEqual({ order: CARDS, together: 1 });
  expect(telling.lit).toEqual([]);
});

test("a long chain is quickened: it takes no longer than two seconds until its last card", () => {
  const telling = new Telling();
  const many = Array.from({ length: 20 }, (_, i) => `card ${i}`);
  telling.tell(moments(many));
  vi.advanceTimersByTime(2000);
  expect(lit(telling)).toContain(many.at(-1));
});

test("a second chain begins after the first one", () => {
  const telling = new Telling();
  telling.tell(moments(CARDS.slice(0, 2)));
  telling.tell(moments(CARDS.slice(2)));
  expect(watch(telling).order).toEqual(CARDS);
});

test("a card that comes is lit when it has nearly landed", () => {
  const telling = new Telling();
  telling.tell([{ ...moments(["imp"])[0]!, lands: true }]);
  vi.advanceTimersByTime(0);
  expect(lit(telling)).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(lit(telling)).toEqual(["imp"]);
});

test("where nothing moves the whole chain is told at once", () => {
  settings.motion = "reduced";
  const telling = new Telling();
  telling.tell(moments(CARDS));
  vi.advanceTimersByTime(0);
  expect(lit(telling)).toEqual(CARDS);
});

test("somebody who does something else ends the whole chain", () => {
  const telling = new Telling();
  telling.tell(moments(CARDS));
  vi.advanceTimersByTime(0);
  telling.skip();
  expect(telling.lit).toEqual([]);
  expect(watch(telling).order).toEqual([]);
});

test("steps are shown again one after another, and then no more", () => {
  const telling = new Telling();
  telling.retell([deed(1), deed(2)]);
  const seen = [telling.large[0]!.key];
  while (telling.large.length) {
    vi.advanceTimersToNextTimer();
    seen.push(...telling.large.map(({ key }) => key));
  }
  expect(seen).toEqual([1, 2]);
});
