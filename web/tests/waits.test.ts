// Whoever is asked for long has an hourglass, and later can be nudged; nothing runs meanwhile.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NUDGE_AFTER } from "../src/generated/messages";
import { LONG, Waits } from "../src/wire/waits.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an hourglass comes after a while, a nudge later", () => {
  const waits = new Waits();
  waits.look([1], 0);
  vi.advanceTimersByTime(LONG - 1);
  expect(waits.long).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([waits.long, waits.ripe]).toEqual([[1], []]);
  vi.advanceTimersByTime(1000 * NUDGE_AFTER);
  expect(waits.ripe).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever answers and is asked alone again begins anew", () => {
  const waits = new Waits();
  waits.look([1], 0);
  vi.advanceTimersByTime(LONG);
  waits.look([1], 1);
  expect(waits.long).toEqual([]);
});

test("where several are asked an answer of one renews nobody's time", () => {
  const waits = new Waits();
  waits.look([0, 1, 2], 0);
  vi.advanceTimersByTime(LONG - 1);
  waits.look([0, 1, 2], 1);
  waits.look([0, 2], 2);
  vi.advanceTimersByTime(1);
  expect(waits.long).toEqual([0, 2]);
});

test("nobody is asked any more: nothing is left to wait for", () => {
  const waits = new Waits();
  waits.look([0], 0);
  waits.look([], 1);
  expect(vi.getTimerCount()).toBe(0);
});
