// Hard knocks are felt where a device can vibrate, and where somebody wants it.

import { afterEach, expect, test, vi } from "vitest";
import { knock } from "../src/kit/knock";
import { settings } from "../src/settings.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.vibration = true;
});

/** How long the device vibrates at each of these knocks. */
function felt(...forces: number[]): number[] {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  forces.forEach(knock);
  return vibrate.mock.calls.map(([time]) => time);
}

test("a harder knock is felt longer, and a soft one not at all", () => {
  const [hard, harder, ...others] = felt(1, 2, 5, 9);
  expect(harder).toBeGreaterThan(hard!);
  expect(others).toEqual([]);
});

test("whoever wants no vibration feels nothing", () => {
  settings.vibration = false;
  expect(felt(9)).toEqual([]);
});

test("a device that cannot vibrate knocks all the same", () => {
  vi.stubGlobal("navigator", {});
  expect(() => knock(9)).not.toThrow();
});
