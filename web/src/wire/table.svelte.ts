// A table as this client knows it: what the server told, and what was asked of it. One that is played lives on a
// socket; one that is looked back at is told from its record (replay/replay.svelte.ts).

import { SvelteSet } from "svelte/reactivity";
import {
  WIRE,
  type AnyMessage,
  type AnyRequest,
  type AwayTold,
  type ChairTold,
  type ClocksTold,
  type Nudged,
  type Question,
  type Reacted,
  type Refusal as Refused,
  type Reveal,
  type SayingTold,
  type TableTold,
} from "../generated/messages";
import { renewOnce } from "../fresh.svelte";
import { catalogue, need, wordingFor } from "../language/language.svelte";
import type { Message, Wording } from "../language/wording";
import type { Better } from "../coach/better";
import { seatOf } from "../end/account";
import { Refusal, reasonOf } from "./http";
import { minutes } from "../table/minutes";
import { settings } from "../settings.svelte";
import { words } from "../table/words";
import type { GameEvent, GameView } from "../generated/game";
import { Line, pauseAfter } from "./line";
import { patched } from "./patch";
import { Waits } from "./waits.svelte";
import { disclosed, keepHashes, keepSeal } from "./pledge";

export type Connection = "connecting" | "open" | "lost" | "gone";
export type Answer = Extract<AnyMessage, { id: number }>;
export type Ask = AnyRequest extends infer R ? (R extends AnyRequest ? Omit<R, "id"> : never) : never;
/** What happened in one step, for animations and announcements. */
export interface Happening {
  events: GameEvent[];
  log: Message[];
  before: GameView | null;
  after: GameView | null;
}

const SHOWN = 3500; // milliseconds for which a reaction is shown
const SPOKEN = 7000; // milliseconds for which a saying is shown at its seat
const FEW = 6; // steps that may wait to be shown

/** Words each line of the log once, since it stays as it is while others are added. */
function wordingOnce(wording: Wording): (line: Message) => string {
  const known = new WeakMap<Message, string>();
  return (line) => {
    const text = known.get(line) ?? wording.say(line);
    known.set(line, text);
    return text;
  };
}

/** What everything at a table is drawn from, wherever it comes from. */
export abstract class Table {
  table = $state.raw<TableTold>();
  view = $state.raw<GameView>() as GameView; // there as soon as a game runs
  question = $state.raw<Question | null>(null);
  clocks = $state.raw<ClocksTold | null>(null);
  clocksAt = $state(0); // when they were told, by this machine's clock
  happened = $state.raw<Message[]>([]); // the log
  said = $state.raw<SayingTold[]>([]);
  read = $state(0); // so many sayings were on the screen
  spoken = $state.raw<Record<number, string>>({}); // what somebody said just now, by seat
  reactions = $state.raw<Record<number, Reacted>>({}); // shown just now, by seat
  nudges = $state.raw<Nudged | null>(null); // the last nudge that was told
  readonly waits = new Waits();
  protected readonly nudged = new SvelteSet<number>(); // seats that I have nudged since they were asked
  reveal = $state.raw<Reveal | null>(null);
  present = $state.raw<number[]>([]);
  watching = $state(0);
  away = $state.raw<AwayTold[]>([]); // who plays and is not here
  lacked = $state.raw<Message[]>([]); // what a bot played for me while I was away
  looksFrom = $state(0); // the seat from whose side a spectator looks
  waiting = $state.raw<number[]>([]);
  retelling = $state.raw<Message[] | null>(null); // what happened in the step that is looked back at
  actor = $state<number | null>(null); // whose step that was
  looked = $state.raw<readonly string[]>([]); // kinds of things whose names in the log can be looked at
  onstep: (step: Happening) => void = () => {};
  onjump: (events: GameEvent[]) => void = () => {}; // of this round, up to where we look now
  better = $state.raw<Better | null>(null); // in a replay: a better way than the next step
  past = $state(0); // so many steps of others since my last answer can be shown again
  onretell: () => void = () => {}; // show them

  protected now = $state(Date.now()); // of this machine's clock; it goes on only while somebody is away
  protected awayAt = $state(0); // when it was told who is away

  // In words: a change of the language changes them all.
  wording = $derived(wordingFor(this.names, this.reader));
  private linked = $derived(wordingOnce(wordingFor(this.names, this.reader, this.looked)));
  log = $derived(this.happened.map(this.linked));
  missed = $derived(this.lacked.map((line) => this.wording.say(line)));
  retold = $derived(this.retelling?.map((line) => this.wording.say(line)) ?? null);

  constructor(readonly code: string) {}

  /** Whom messages call "you": nobody in a game that is looked back at. */
  get reader(): number | null {
    return this.retelling ? null : this.seat;
  }

  /** Whether one turn is spent here for training, and nobody else is at the table. */
  get trains(): boolean {
    return false;
  }

  get seat(): number | null {
    const found = this.table?.chairs.findIndex((chair) => chair.you && !chair.resigned) ?? -1;
    return found < 0 ? null : found;
  }

  /** The seat from whose side the table is drawn: my own, or the one that a spectator chose. */
  get side(): number {
    return this.view.seat ?? this.looksFrom;
  }

  /** Milliseconds until a bot plays for somebody who is away; null if all wait, or if they are here. */
  patience(seat: number): number | null {
    const left = this.away.find((gone) => gone.seat === seat)?.left ?? null;
    return left === null ? null : Math.max(0, left - (this.now - this.awayAt));
  }

  /** The seat of somebody away whose answer I wait for; null if I am asked myself, or if all wait for them. */
  get heldUpBy(): number | null {
    if (this.table?.status !== "running" || this.seat === null || this.question?.legal?.length) return null;
    const gone = this.away.find(({ seat, left }) => left !== null && this.view?.deciders.includes(seat));
    return gone?.seat ?? null;
  }

  /** The seat of somebody here who takes long and whose answer I wait for; null if I have nudged them already. */
  get nudgeable(): number | null {
    if (this.table?.status !== "running" || this.seat === null) return null;
    if (this.view?.deciders.includes(this.seat)) return null;
    const here = ({ level, owner, covered, resigned }: ChairTold) => !(level || owner || covered || resigned);
    const found = this.waits.ripe.find(
      (seat) => here(this.table!.chairs[seat]!) && this.present.includes(seat) && !this.nudged.has(seat),
    );
    return found ?? null;
  }

  async nudge(seat: number): Promise<void> {
    this.nudged.add(seat);
    await this.ask({ type: "nudge", seat });
  }

  /** What to say of somebody who does not play themselves just now; nothing of all others. */
  presence(seat: number): string {
    const chair = this.table?.chairs[seat];
    if (chair?.covered || chair?.resigned) return words.table.botPlays;
    if (!this.away.some((gone) => gone.seat === seat)) return "";
    const left = this.patience(seat);
    return words.table.away({ left: left === null ? null : minutes(left) });
  }

  /** Why the table waits for somebody. */
  waitsFor(seat: number): string {
    const name = this.names[seat]!;
    return this.away.some((gone) => gone.seat === seat)
      ? words.table.isAway({ name })
      : words.table.thinks({ name });
  }

  /** How many sayings of others nobody has looked at here. */
  get unread(): number {
    return this.said.slice(this.read).filter(({ seat }) => seat === null || seat !== this.seat).length;
  }

  /** Somebody says something: it is shown at their seat for some seconds. */
  protected speak(seat: number | null, text: string): void {
    if (seat === null || seat === this.seat) return;
    this.spoken = { ...this.spoken, [seat]: text };
    setTimeout(() => {
      const { [seat]: last, ...others } = this.spoken;
      if (last === text) this.spoken = others;
    }, SPOKEN);
  }

  /** Somebody reacts: it is shown at their seat for a moment, the latest only. */
  protected react(told: Reacted): void {
    this.reactions = { ...this.reactions, [told.seat]: told };
    setTimeout(() => {
      const { [told.seat]: last, ...others } = this.reactions;
      if (last === told) this.reactions = others;
    }, SHOWN);
  }

  get names(): string[] {
    return this.table?.chairs.map((chair) => chair.name ?? "") ?? [];
  }

  /** Whose bots sit here, by seat; "" for people and for bots of the house. */
  get owners(): string[] {
    return this.table?.chairs.map((chair) => chair.owner ?? "") ?? [];
  }

  /** How somebody is called here: nobody is "you" in a game that is looked back at. */
  called(seat: number): string {
    return seat === this.view.seat && !this.retold ? words.table.you : this.names[seat]!;
  }

  /** Whoever draws the table now remembers what lies behind the view, if there is more than the view. */
  recall(): void {}

  /** Ask for something; the answer, or a Refusal with a reason for people. */
  abstract ask(request: Ask): Promise<Answer>;

  act(name: string): Promise<Answer> {
    return this.ask({ type: "act", question: this.question!.number, name });
  }

  undo(): Promise<Answer> {
    return this.ask({ type: "undo", question: this.question!.number });
  }
}

/** A table that one sits at or watches. */
export class Live extends Table {
  connection = $state<Connection>("connecting");
  retryAt = $state(0);
  problem = $state(""); // why there is no table

  private readonly line: Line;
  private seq = 0;
  private ids = 0;
  private asked = new Map<number, { resolve: (told: Answer) => void; reject: (error: Error) => void }>();
  private tries = 0;
  private unseen: AnyMessage[] = [];
  private numbered = -1; // my last question that was told, shown or not yet
  private showing?: number;
  private timer?: number;
  private ticking?: number;
  private steps = 0; // that were told

  constructor(
    code: string,
    private readonly pace: () => number, // milliseconds between two steps of others
  ) {
    super(code);
    void need("server", "complaints"); // refusals, and lines about people
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/api/tables/${code}/socket`, {
      heard: (text) => this.hear(JSON.parse(text) as AnyMessage),
      due: () => this.asked.size > 0,
      moved: () => this.giveUp(),
      lost: () => this.lose(),
    });
    this.connect();
  }

  connect(): void {
    clearTimeout(this.timer);
    this.line.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.ticking);
    this.waits.stop();
    this.connection = "gone";
    this.line.close();
  }

  ask(request: Ask): Promise<Answer> {
    const id = ++this.ids;
    if (!this.line.open) return Promise.reject(new Refusal(words.wire.none));
    this.line.ask(JSON.stringify({ ...request, id }));
    return new Promise((resolve, reject) => this.asked.set(id, { resolve, reject }));
  }

  /** What was asked is not answered any more; whether it was heard, the next welcome tells. */
  private giveUp(): void {
    for (const { reject } of this.asked.values()) reject(new Refusal(words.wire.lost));
    this.asked.clear();
  }

  private async lose(): Promise<void> {
    if (this.connection === "gone") return;
    this.giveUp();
    if (this.seq === 0 && this.tries === 0 && !(await this.exists())) return;
    this.connection = "lost";
    const wait = pauseAfter(this.tries++);
    this.retryAt = Date.now() + wait;
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  /** Whether there is such a table at all: a browser does not tell why a socket was refused. */
  private async exists(): Promise<boolean> {
    const answer = await fetch(`/api/tables/${this.code}`).catch(() => null);
    if (answer?.status !== 404) return true;
    this.problem = await reasonOf((await answer.json()) as Refused);
    this.connection = "gone";
    return false;
  }

  /** The server speaks another version than this page: the page is loaded anew, once. */
  private outdated(): void {
    this.problem = catalogue("common").wire.outdated;
    this.close();
    void renewOnce();
  }

  private hear(message: AnyMessage): void {
    if (message.type === "welcome" && message.wire !== WIRE) return this.outdated();
    if ("seq" in message) {
      if (message.type !== "welcome" && message.seq !== this.seq + 1)
        return void this.ask({ type: "resync" });
      this.seq = message.seq;
    }
    if ("id" in message) this.settle(message);
    else this.show(message);
  }

  /** Show others' steps at the chosen pace. My own answer is shown at once, with all that came before it. */
  private show(message: AnyMessage): void {
    this.unseen.push(message);
    const mine = this.answers(message);
    const whole = message.type === "welcome" || message.type === "undone";
    if (mine || whole || this.unseen.length > FEW) this.catchUp();
    else if (this.showing === undefined) this.showNext();
  }

  /** Whether a message tells that I answered: my question has another number. What a bot answers for me may wait. */
  private answers(message: AnyMessage): boolean {
    const heard = "question" in message ? message.question?.number : undefined;
    if (heard === undefined) return false;
    const before = this.numbered;
    this.numbered = heard;
    const chair = this.table?.chairs.find(({ you }) => you);
    return heard !== before && !chair?.covered && !chair?.resigned;
  }

  private catchUp(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    for (const message of this.unseen.splice(0)) this.note(message);
  }

  private showNext(): void {
    const message = this.unseen.shift();
    this.showing = undefined;
    if (message === undefined) return;
    this.note(message);
    this.showing = window.setTimeout(() => this.showNext(), this.ofOthers(message) ? this.pace() : 0);
  }

  private ofOthers(message: AnyMessage): boolean {
    return (
      message.type === "update" &&
      message.events.map(seatOf).some((seat) => seat !== null && seat !== this.seat)
    );
  }

  private settle(answer: Answer): void {
    const waiting = this.asked.get(answer.id);
    this.asked.delete(answer.id);
    if (answer.type === "refused") waiting?.reject(new Refusal(this.wording.say(answer.reason)));
    else waiting?.resolve(answer);
  }

  /** Count down while a bot will soon play for somebody who is away. */
  private count(): void {
    clearInterval(this.ticking);
    this.now = this.awayAt = Date.now();
    if (this.away.some(({ left }) => left !== null))
      this.ticking = window.setInterval(() => (this.now = Date.now()), 1000);
  }

  /** The host has begun: nobody's hash changes any more, so the nonce of mine may be known. */
  private disclose(told: TableTold): void {
    const hashes = told.chairs.map(({ hash = "" }) => hash);
    const mine = told.chairs.find(({ you }) => you);
    if (!mine) return keepHashes(this.code, hashes);
    const nonce = mine.owes ? disclosed(this.code, hashes, mine.hash ?? "") : undefined;
    if (nonce) this.ask({ type: "disclose", nonce }).catch(() => {}); // said again with the next connection
  }

  /** Players may turn off what watchers say. */
  private hears({ seat }: { seat: number | null }): boolean {
    return seat !== null || this.seat === null || settings.watchers;
  }

  private note(message: AnyMessage): void {
    const before = this.view;
    if ("clocks" in message) [this.clocks, this.clocksAt] = [message.clocks, Date.now()];
    if ("table" in message) this.table = message.table;
    if ("table" in message && message.table.status === "gathering")
      keepSeal(this.code, message.table.commitment);
    if ("table" in message && message.table.sealed && message.table.status === "gathering")
      this.disclose(message.table);
    if ("question" in message) this.question = message.question;
    switch (message.type) {
      case "welcome":
        [this.view, this.happened, this.reveal] = [message.view as GameView, message.log, message.reveal];
        this.said = message.said.filter((said) => this.hears(said));
        if (!before) this.read = this.said.length; // said before I came
        [this.connection, this.tries] = ["open", 0];
        break;
      case "update":
        this.view = patched(this.view, message.patch);
        this.happened = [...this.happened, ...message.log];
        this.reveal = message.reveal;
        if (message.reveal && this.table) this.table = { ...this.table, status: "over" };
        this.onstep({ events: message.events, log: message.log, before, after: this.view });
        break;
      case "undone":
        [this.view, this.happened] = [message.view, message.log];
        break;
      case "table":
        this.happened = [...this.happened, ...(message.log ?? [])];
        if (message.missed?.length) this.lacked = message.missed;
        break;
      case "chat":
        if (!this.hears(message)) break;
        this.said = [...this.said, { name: message.name, text: message.text, seat: message.seat }];
        this.speak(message.seat, message.text);
        break;
      case "reacted":
        if (settings.gestures || message.seat === this.seat) this.react(message);
        break;
      case "nudged":
        if (settings.gestures) this.nudges = message;
        break;
      case "present":
        [this.present, this.watching, this.away] = [message.seats, message.watching, message.away ?? []];
        this.count();
        break;
      case "waiting":
        this.waiting = message.seats;
    }
    if ("question" in message) this.wait();
  }

  /** Note whom the table waits for, after one more step. */
  private wait(): void {
    const asked = this.reveal ? [] : (this.view?.deciders ?? []);
    this.waits.look(asked, ++this.steps);
    for (const seat of this.nudged) if (!this.waits.ripe.includes(seat)) this.nudged.delete(seat);
  }
}
