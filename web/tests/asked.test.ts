import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Asked } from "../src/table/asked.svelte";

let moving: { playState: string; endTime: number }[] = []; // what moves on the page

class Plain extends Asked {
  protected readonly sounds = {};
  protected gain = () => null;
}

function asked() {
  return new Plain({ question: null, names: ["Ann"], view: { seat: 0 } } as any);
}

beforeEach(() => {
  vi.useFakeTimers();
  moving = [];
  const told = ({ playState, endTime }: (typeof moving)[number]) => ({
    playState,
    effect: { getComputedTiming: () => ({ endTime }) },
  });
  vi.stubGlobal("document", { getAnimations: () => moving.map(told) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often the button does something if it is pressed now. */
function pressed(turn: Asked): number {
  const act = vi.fn();
  turn.press(act);
  return act.mock.calls.length;
}

test("the golden button does what it says", () => {
  expect(pressed(asked())).toBe(1);
});

test("a new meaning of the golden button is deaf for 700 ms", () => {
  const turn = asked();
  turn.hush();
  vi.advanceTimersByTime(699);
  expect(pressed(turn)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(pressed(turn)).toBe(1);
});

test("it is deaf as long as dice roll", () => {
  const turn = asked();
  moving = [{ playState: "running", endTime: 900 }];
  turn.hush();
  vi.advanceTimersByTime(1000);
  expect(pressed(turn)).toBe(0);
  moving = [];
  vi.advanceTimersByTime(50);
  expect(pressed(turn)).toBe(1);
});

test("what pulses for ever, or has come to rest, makes nobody wait", () => {
  const turn = asked();
  moving = [
    { playState: "running", endTime: Infinity },
    { playState: "finished", endTime: 300 },
  ];
  turn.hush();
  vi.advanceTimersByTime(700);
  expect(pressed(turn)).toBe(1);
});

test("it listens again at last, even if others' cards never cease to fly", () => {
  const turn = asked();
  moving = [{ playState: "running", endTime: 900 }];
  turn.hush();
  vi.advanceTimersByTime(2550);
  expect(pressed(turn)).toBe(1);
});

test("whoever picks something knows what the button means: it is live at once", () => {
  const turn = asked();
  turn.hush();
  turn.wake();
  expect(pressed(turn)).toBe(1);
});

test("every new meaning begins anew", () => {
  const turn = asked();
  turn.hush();
  vi.advanceTimersByTime(600);
  turn.hush();
  vi.advanceTimersByTime(600);
  expect(pressed(turn)).toBe(0);
});

test("being asked whether one is sure is a new meaning", async () => {
  const turn = asked();
  const { settings } = await import("../src/settings.svelte");
  settings.confirm = "always";
  turn.table.ask = async () => ({ type: "previewed", final: true }) as any;
  await turn.act("done");
  settings.confirm = "never";
  expect([turn.doubt?.name, pressed(turn)]).toEqual(["done", 0]);
});
