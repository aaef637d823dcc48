// Dice roll as dice, unless the machine is too slow for it or nothing shall move: then they turn plainly.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

let ready: typeof import("../src/games/glow/pieces/throws/ready");
let settings: typeof import("../src/settings.svelte").settings;

beforeEach(async () => {
  vi.resetModules(); // whatever is remembered of earlier throws
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (load: () => void) => load());
  ready = await import("../src/games/glow/pieces/throws/ready");
  ({ settings } = await import("../src/settings.svelte"));
  settings.motion = "full";
});
afterEach(() => vi.unstubAllGlobals());

async function prepared(): Promise<void> {
  ready.prepareThrows();
  await vi.waitUntil(() => ready.rollsAsDice());
}

test("dice turn plainly until the throws are loaded", async () => {
  expect(ready.rollsAsDice()).toBe(false);
  await prepared();
});

test("a throw with few late frames is followed by others", async () => {
  await prepared();
  for (let i = 0; i < 9; i++) ready.wasShown(0.2);
  expect(ready.throwsHere()).not.toBeNull();
});

test("after one throw that was too slow dice turn plainly, also after a fast one", async () => {
  await prepared();
  ready.wasShown(0.5);
  expect(ready.throwsHere()).toBeNull();
  ready.wasShown(0);
  expect(ready.rollsAsDice()).toBe(false);
});

test("with reduced motion no throw is shown", async () => {
  await prepared();
  settings.motion = "reduced";
  expect(ready.rollsAsDice()).toBe(false);
});
