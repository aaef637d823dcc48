// What a step draws is fitted into its room in the next task, and nobody sees it before.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fitSoon, hideUntilFitted, step } from "../src/kit/later";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const box = () => ({ dataset: {} }) as HTMLElement;
const hidden = ({ dataset }: HTMLElement) => "unfit" in dataset;

test("what a step draws is hidden until it is fitted", () => {
  const question = box();
  const seen: boolean[] = [];
  step();
  hideUntilFitted([question]);
  fitSoon(() => seen.push(!hidden(question)));
  expect(hidden(question)).toBe(true);
  vi.runAllTimers();
  expect(seen).toEqual([true]);
});

test("what changes outside of a step is fitted at once, and never hidden", async () => {
  const label = box();
  const fit = vi.fn();
  hideUntilFitted([label]);
  fitSoon(fit);
  expect(hidden(label)).toBe(false);
  await Promise.resolve();
  expect(fit).toHaveBeenCalledOnce();
});
