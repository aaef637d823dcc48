import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WIRE } from "../src/generated/messages";
import { speak, wordingFor } from "../src/language/language.svelte";
import { settings } from "../src/settings.svelte";
import { Live } from "../src/wire/table.svelte";

const PACE = 400;
let socket: FakeSocket;

/** How far the view of a test is. */
const reached = ({ view }: Live) => (view as { step?: number }).step;

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: any[] = [];
  onmessage: (frame: { data: string }) => void = () => {};
  onclose = () => {};
  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test holds the other end
    socket = this;
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tell = (message: object) => socket.onmessage({ data: JSON.stringify(message) });
const chairs = (more: object = {}) => [{ name: "Ann", you: true, ...more }, { name: "Bo" }];
const asked = (number: number) => ({
  number,
  legal: ["done"],
  choices: [["everglow.verbatim", { text: "be done" }]],
  asked: { kind: "reroll" },
});

/** At the table, asked question 0; nothing has happened yet. */
function seated(chair: object = {}): Live {
  const table = new Live("ABCDEF", () => PACE);
  tell({
    type: "welcome",
    wire: WIRE,
    seq: 0,
    table: { status: "running", chairs: chairs(chair) },
    view: { seat: 0, step: 0 },
    question: asked(0),
    clocks: null,
    log: [],
    said: [],
    reveal: null,
  });
  return table;
}

/** The next step, of somebody, after which I am asked that. */
function step(seq: number, seat: number, question: object) {
  const patch = [{ op: "replace", path: "/step", value: seq }];
  tell({
    type: "update",
    seq,
    events: [{ event: "x", seat }],
    log: [],
    patch,
    question,
    clocks: null,
    reveal: null,
  });
}

test("others' steps are shown one after another, at the pace that was chosen", () => {
  const table = seated();
  [1, 2, 3].forEach((seq) => step(seq, 1, asked(0)));
  expect(reached(table)).toBe(1);
  vi.advanceTimersByTime(PACE);
  expect(reached(table)).toBe(2);
  vi.advanceTimersByTime(PACE);
  expect(reached(table)).toBe(3);
});

test("my own answer is shown at once, with all that came before it", () => {
  const table = seated();
  [1, 2, 3].forEach((seq) => step(seq, 1, asked(0)));
  step(4, 0, asked(1));
  expect([reached(table), table.question!.number]).toEqual([4, 1]);
});

test("an answer without events of mine is mine all the same", () => {
  const table = seated();
  [1, 2].forEach((seq) => step(seq, 1, asked(0)));
  step(3, 1, { number: 1 });
  expect(reached(table)).toBe(3);
});

test("what others did after my answer is shown after it, at the pace that was chosen", () => {
  const table = seated();
  step(1, 1, asked(0));
  step(2, 0, { number: 1 });
  [3, 4].forEach((seq) => step(seq, 1, { number: 1 }));
  step(5, 1, asked(1));
  expect(reached(table)).toBe(3);
  vi.advanceTimersByTime(PACE);
  expect([reached(table), table.question!.legal]).toEqual([4, undefined]);
  vi.advanceTimersByTime(PACE);
  expect([reached(table), table.question!.legal]).toEqual([5, ["done"]]);
});

test("a question that I answered is never live again, however many steps wait", () => {
  const table = seated();
  [1, 2, 3].forEach((seq) => step(seq, 1, asked(0)));
  void table.act("done");
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", question: 0, name: "done" });
  step(4, 0, { number: 1 });
  for (let i = 0; i < 10; i++) {
    expect(table.question!.number).toBe(1);
    vi.advanceTimersByTime(PACE);
  }
});

test("what a bot answers for me is shown like the steps of others", () => {
  const table = seated({ covered: "away" });
  step(1, 1, { number: 0 });
  step(2, 0, { number: 1 });
  expect(reached(table)).toBe(1);
  vi.advanceTimersByTime(PACE);
  expect(reached(table)).toBe(2);
});

test("an answer that does not come is given up when another connection has taken over", async () => {
  const table = seated();
  const first = socket;
  const answer = table.act("done");
  vi.advanceTimersByTime(5000);
  expect([socket === first, table.connection]).toEqual([false, "open"]);
  const welcome = { type: "welcome", wire: WIRE, seq: 7, table: { status: "running", chairs: chairs() } };
  const rest = { question: asked(3), clocks: null, log: [], said: [], reveal: null };
  tell({ ...welcome, view: { seat: 0, step: 7 }, ...rest });
  await expect(answer).rejects.toThrow("lost");
  expect([reached(table), table.question!.number, table.connection]).toEqual([7, 3, "open"]);
});

test("whoever is away is told with the time until a bot plays, which goes on here", () => {
  const table = seated();
  expect(table.presence(1)).toBe("");
  tell({ type: "present", seats: [0], watching: 0, away: [{ seat: 1, left: 45_000 }] });
  expect(table.presence(1)).toBe("away · 0:45");
  vi.advanceTimersByTime(5000);
  expect(table.presence(1)).toBe("away · 0:40");
  tell({ type: "present", seats: [0], watching: 0, away: [{ seat: 1, left: null }] });
  expect(table.presence(1)).toBe("away · we wait");
  vi.advanceTimersByTime(1);
  tell({ type: "present", seats: [0, 1], watching: 0, away: [] });
  expect(table.presence(1)).toBe("");
});

test("who is back is told what was played for them, and the log says that they are back", () => {
  const table = seated({ covered: "away" });
  expect(table.presence(0)).toBe("a bot plays");
  tell({
    type: "table",
    seq: 1,
    table: { status: "running", chairs: chairs() },
    clocks: null,
    log: [["server.is_back", { seat: 0 }]],
    missed: [["everglow.verbatim", { text: "Ann sold Imp." }]],
  });
  expect(table.log).toEqual(["You are back at the table."]);
  expect(table.missed).toEqual(["Ann sold Imp."]);
  expect(table.presence(0)).toBe("");
});

test("what others say is unread until it was on the screen, and stands at their seat for some seconds", () => {
  const table = seated();
  tell({ type: "chat", seq: 1, name: "Bo", text: "Hello", seat: 1 });
  tell({ type: "chat", seq: 2, name: "Ann", text: "Hi", seat: 0 });
  vi.advanceTimersByTime(0);
  expect([table.unread, table.spoken]).toEqual([1, { 1: "Hello" }]);
  table.read = table.said.length;
  expect(table.unread).toBe(0);
  vi.advanceTimersByTime(7000);
  expect(table.spoken).toEqual({});
});

test("a watcher speaks at nobody's seat, whatever they are called, and players need not hear them", () => {
  const table = seated();
  tell({ type: "chat", seq: 1, name: "Bo", text: "I resign", seat: null });
  vi.advanceTimersByTime(0);
  expect([table.said.length, table.spoken]).toEqual([1, {}]);
  settings.watchers = false;
  tell({ type: "chat", seq: 2, name: "Bo", text: "Really", seat: null });
  vi.advanceTimersByTime(0);
  settings.watchers = true;
  expect(table.said.length).toBe(1);
});

test("what was said before I came is not unread", () => {
  const table = new Live("ABCDEF", () => PACE);
  const said = [{ name: "Bo", text: "Hello", seat: 1 }];
  const rest = { question: null, clocks: null, log: [], reveal: null };
  tell({
    type: "welcome",
    wire: WIRE,
    seq: 0,
    table: { status: "running", chairs: chairs() },
    view: { seat: 0 },
    said,
    ...rest,
  });
  expect([table.said.length, table.unread]).toEqual([1, 0]);
});

test("the log is worded anew when the language changes", async () => {
  const table = seated();
  const line = ["server.is_back", { seat: 1 }];
  tell({ type: "table", seq: 1, table: { status: "running", chairs: chairs() }, clocks: null, log: [line] });
  expect(table.log).toEqual(["Bo is back at the table."]);
  const german = wordingFor(table.names, table.seat);
  await speak("de");
  expect(wordingFor(table.names, table.seat)).not.toBe(german);
  expect(table.log).toHaveLength(1);
  await speak("en");
});

test.each([[undefined], [WIRE + 1]])(
  "a page that speaks another version than %s is loaded anew, once",
  (wire) => {
    const reload = vi.fn();
    const kept = new Map<string, string>();
    vi.stubGlobal("location", { protocol: "http:", host: "localhost", reload });
    vi.stubGlobal("sessionStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    for (const _ of [1, 2]) {
      const table = new Live("ABCDEF", () => PACE);
      tell({ type: "welcome", seq: 0, wire, table: { status: "running", chairs: chairs() }, log: [] });
      expect([table.connection, table.table]).toEqual(["gone", undefined]);
      expect(table.problem).toContain("version");
    }
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test("a reaction is shown at its seat for a moment, the latest only", () => {
  const table = seated();
  tell({ type: "reacted", seat: 1, reaction: "laugh" });
  vi.advanceTimersByTime(2000);
  tell({ type: "reacted", seat: 1, reaction: "heart" });
  vi.advanceTimersByTime(2000);
  expect(table.reactions[1]?.reaction).toBe("heart");
  vi.advanceTimersByTime(2000);
  expect(table.reactions).toEqual({});
});

test("whoever wants to see no gestures sees only their own", () => {
  const table = seated();
  settings.gestures = false;
  tell({ type: "reacted", seat: 1, reaction: "laugh" });
  tell({ type: "nudged", seat: 0, by: 1 });
  tell({ type: "reacted", seat: 0, reaction: "cheer" });
  vi.advanceTimersByTime(10);
  settings.gestures = true;
  expect(Object.keys(table.reactions)).toEqual(["0"]);
  expect(table.nudges).toBeNull();
});
