import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, PATIENCE, SILENCE } from "../src/wire/line";

let sockets: FakeSocket[];
let heard: string[];
let waits: boolean; // whether an answer is waited for
let moves: number;
let losses: number;

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: (frame: { data: string }) => void = () => {};
  onclose = () => {};
  constructor() {
    sockets.push(this);
  }
  send() {}
  close() {
    if (this.readyState === 1) this.breaks();
  }
  breaks() {
    this.readyState = 3;
    this.onclose();
  }
}

beforeEach(() => {
  [sockets, heard, waits, moves, losses] = [[], [], false, 0, 0];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tell = (number: number, data: string) => sockets[number]!.onmessage({ data });
const open = () => sockets.map(({ readyState }) => readyState === 1);

function connected(): Line {
  const line = new Line("ws://localhost", {
    heard: (text) => heard.push(text),
    due: () => waits,
    moved: () => moves++,
    lost: () => losses++,
  });
  line.connect();
  tell(0, "welcome");
  return line;
}

/** Something was asked, and nothing came for too long. */
function ignored(): Line {
  const line = connected();
  line.ask("something");
  vi.advanceTimersByTime(PATIENCE);
  return line;
}

test("who asks nothing doubts a connection only after a longer silence", () => {
  connected();
  for (const word of ["one", "two", "three"]) {
    vi.advanceTimersByTime(SILENCE - 1);
    tell(0, word);
  }
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(SILENCE);
  expect(open()).toEqual([true, true]);
});

test("who asks after a silence does not wait longer for that", () => {
  const line = connected();
  vi.advanceTimersByTime(SILENCE - 1000);
  line.ask("something");
  vi.advanceTimersByTime(1000);
  expect(sockets.length).toBe(2);
});

test("another connection is tried beside one that does not answer, and takes its place at its first word", () => {
  ignored();
  expect([open(), moves]).toEqual([[true, true], 0]);
  tell(1, "welcome again");
  expect([heard, open(), moves, losses]).toEqual([["welcome", "welcome again"], [false, true], 1, 0]);
});

test("a connection that answers late is kept", () => {
  ignored();
  tell(0, "answer");
  expect([heard, open(), moves]).toEqual([["welcome", "answer"], [true, false], 0]);
  vi.advanceTimersByTime(SILENCE - 1);
  expect(sockets.length).toBe(2);
});

test("a connection that says something else than the answer is not given up, but doubted again", () => {
  const line = connected();
  line.ask("something");
  waits = true;
  vi.advanceTimersByTime(PATIENCE - 1);
  tell(0, "something else");
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
});

test("a connection that says nothing from its beginning is doubted, too", () => {
  const line = connected();
  line.connect();
  vi.advanceTimersByTime(PATIENCE);
  expect(open()).toEqual([false, true, true]);
});

test("a second one that is closed is tried again soon, then more rarely; one that is silent is replaced", () => {
  ignored();
  sockets[1]!.breaks();
  vi.advanceTimersByTime(200);
  expect(sockets.length).toBe(3);
  sockets[2]!.breaks();
  vi.advanceTimersByTime(399);
  expect(sockets.length).toBe(3);
  vi.advanceTimersByTime(1 + PATIENCE);
  expect(open()).toEqual([true, false, false, false, true]);
});

test("a page that slept listens first, before it doubts", () => {
  connected();
  vi.setSystemTime(Date.now() + 100 * SILENCE);
  vi.advanceTimersByTime(SILENCE + PATIENCE - 1);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
});

test("if the silent one breaks, it is lost, and nothing is left of the doubt", () => {
  ignored();
  sockets[0]!.breaks();
  expect([open(), losses]).toEqual([[false, false], 1]);
  vi.advanceTimersByTime(100 * PATIENCE);
  expect(sockets.length).toBe(2);
});

test("what a connection says that was replaced is not heard, nor is its end", () => {
  ignored();
  tell(1, "welcome again");
  tell(0, "answer");
  sockets[0]!.breaks();
  expect([heard, losses]).toEqual([["welcome", "welcome again"], 0]);
});

test("a connection that is closed stays closed", () => {
  const line = ignored();
  line.close();
  vi.advanceTimersByTime(100 * PATIENCE);
  expect([open(), line.open, losses]).toEqual([[false, false], false, 0]);
});
