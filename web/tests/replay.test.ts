import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { Player } from "../src/replay/player.svelte";
import { Replay } from "../src/replay/replay.svelte";
import type { Message } from "../src/language/wording";

const line = (text: string): Message => ["everglow.verbatim", { text }];

const step = (points: number, events: any[] = []) => ({
  seat: points % 2,
  events,
  log: points % 2 ? [line(`step ${points}`)] : [],
  patch: [{ op: "replace", path: "/points", value: points }],
});
const told = (more: object = {}): any => ({
  table: { code: "ABCDEF", game: "vale", chairs: [{ name: "Ann" }, { name: "Bo" }], status: "over" },
  eyes: null,
  view: { points: 0, same: [1, 2] },
  events: [{ event: "revealed", round: 1 }],
  log: [line("the first card")],
  steps: [step(1), step(2, [{ event: "x" }, { event: "revealed", round: 2 }]), step(3), step(4)],
  reveal: null,
  sound: true,
  ...more,
});

function replay(at = 0) {
  const found = new Replay("ABCDEF");
  found.show(told(), at);
  return found;
}

test("every view follows from the first one, and shares what did not change", () => {
  const views = replay().views as { points?: number; same?: number[] }[];
  expect(views.map(({ points }) => points)).toEqual([0, 1, 2, 3, 4]);
  expect(views[4]!.same).toBe(views[0]!.same);
});

test("a round begins with the step that tells it", () => {
  const found = replay(1);
  expect(found.rounds).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 2 },
  ]);
  expect(found.round.round).toBe(1);
  expect([1, 2, 4].map((step) => found.roundAt(step).round)).toEqual([1, 2, 2]);
  found.turnRound(1);
  expect([found.step, found.round.round]).toEqual([2, 2]);
  found.turnRound(1);
  expect(found.step).toBe(4);
  found.turnRound(-1);
  expect(found.step).toBe(2);
  found.turnRound(-1);
  expect(found.step).toBe(0);
});

test("the log is told up to where one looks", () => {
  const found = replay(3);
  expect(found.log).toEqual(["the first card", "step 1", "step 3"]);
  expect([found.retold, found.actor]).toEqual([["step 3"], 1]);
  found.jump(0);
  expect(found.log).toEqual(["the first card"]);
});

test("nobody gets beyond the ends", () => {
  const found = replay();
  found.jump(-5);
  expect(found.step).toBe(0);
  found.jump(99);
  expect(found.step).toBe(4);
  found.next();
  expect(found.step).toBe(4);
});

test("a step on is told as it happened, a jump as what there is to remember of the round", () => {
  const found = replay();
  const [stepped, jumped] = [vi.fn(), vi.fn()];
  [found.onstep, found.onjump] = [stepped, jumped];
  found.next();
  expect(stepped.mock.lastCall![0]).toMatchObject({ before: { points: 0 }, after: { points: 1 } });
  expect(jumped).not.toHaveBeenCalled();
  found.jump(3);
  expect(jumped.mock.lastCall![0]).toEqual([{ event: "x" }, { event: "revealed", round: 2 }]);
});

test("other eyes look at the same step", () => {
  const found = replay(3);
  found.show(told({ eyes: 1 }), found.step);
  expect([found.step, found.eyes, found.place]).toEqual([3, 1, "step=3&eyes=1"]);
});

test("nothing can be done in it", async () => {
  await expect(replay().ask()).rejects.toThrow("looked back at");
});

test("it plays by itself to the end, faster where nothing is said, and stops", () => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  const found = replay();
  const player = new Player(found);
  player.toggle();
  vi.advanceTimersByTime(1300);
  expect(found.step).toBe(1);
  vi.advanceTimersByTime(400); // the second says nothing
  expect(found.step).toBe(2);
  player.toggle();
  vi.advanceTimersByTime(10_000);
  expect([found.step, player.playing]).toEqual([2, false]);
  player.faster(1);
  player.toggle();
  vi.advanceTimersByTime(1300);
  flushSync();
  expect([found.step, player.speed, player.playing]).toEqual([4, 2, false]);
  vi.useRealTimers();
});
