// When decorations rest again.

import { afterEach, expect, test, vi } from "vitest";
import { calm, restIn } from "../src/kit/motion";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("rings stop after whole breaths, when they are at full light", () => {
  for (const now of [0, 1, 700, 2199, 2200, 123_456.7]) {
    const end = (now + restIn(now)) / 2200;
    expect(Math.abs(end - Math.round(end))).toBeLessThan(1e-9);
  }
});

test("decorations move for a while, but not for long", () => {
  for (let now = 0; now < 5000; now += 37) {
    expect(restIn(now)).toBeGreaterThanOrEqual(1500);
    expect(restIn(now)).toBeLessThan(1500 + 2200);
  }
});

test("fireflies wait until the last thing that moves has had its time", () => {
  vi.useFakeTimers();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { documentElement: { dataset }, timeline: { currentTime: 0 } });
  calm();
  vi.advanceTimersByTime(1000);
  calm();
  vi.advanceTimersByTime(1500);
  expect(dataset).toHaveProperty("calm");
  vi.advanceTimersByTime(100);
  expect(dataset).not.toHaveProperty("calm");
});

test("something that moves wakes the rings at once", () => {
  vi.useFakeTimers();
  const dataset: Record<string, string> = {};
  vi.stubGlobal("document", { documentElement: { dataset }, timeline: { currentTime: 0 } });
  calm();
  expect(dataset).toHaveProperty("awake");
});
