// What I am asked at the table, and how I answer. Each game adds where its answers lie.

import { settings } from "../settings.svelte";
import type { Sound } from "../sound/notes";
import { ring } from "../sound/voice";
import { seatOf } from "../end/account";
import type { GameEvent } from "../generated/game";
import type { MarkTold } from "../generated/messages";
import { askMark } from "../wire/http";
import type { Happening, Table } from "../wire/table.svelte";
import type { Message } from "../language/wording";
import { words } from "./words";
import { look } from "./move";
import { atRest } from "./rest";
import { Telling, type Deed, type Moment } from "./telling.svelte";

export interface Choice {
  name: string; // of the action
  verb: string;
  operand: string;
  text: string;
}

export interface Gain {
  seat: number;
  text: string;
}

/** A step that waits until the person is sure. */
export interface Doubt {
  name: string;
  text: string;
  final: boolean;
  since: number;
}

/** How the last round is announced. */
export interface Finale {
  title: string;
  seat: number | null;
}

export const DOUBLE = 400; // milliseconds: the second half of a double tap is no yes
const DEAF = 700; // milliseconds for which the golden button is deaf when it means something new
const DEAFEST = 2500; // ... and at most, if something at the table keeps moving
const DEEDS = 12; // that can be shown again
const AGAIN = 50; // milliseconds between two looks whether everything lies still

const NAMED = /^\s?[:,]\s+/; // what follows the name of whoever is asked

export abstract class Asked {
  refused = $state("");
  rule = $state(""); // where the rules tell why
  protected foretold = $state.raw<Message[]>([]); // what the picked step would give
  doubt = $state.raw<Doubt | null>(null);
  busy = $state(false);
  deaf = $state(false); // the golden button means something new, and nobody can have seen it yet
  results = $state(true); // shown when the game is over
  hinting = $state(false); // the coach is asked about this question
  marked = $state.raw<MarkTold | null>(null); // what the coach says of my last answer
  looked = $state<string | null>(null); // the card that is shown large
  lastEvents = $state.raw<GameEvent[]>([]); // of the last step
  gains = $state.raw<(Gain & { key: number })[]>([]); // rising beside the points

  readonly telling = new Telling();
  deeds = $state.raw<Deed[]>([]); // what others did since my last answer

  private marking = -1; // the question whose answer the coach judges
  private risen = 0; // so many gains so far
  private done = 0; // so many deeds so far
  private waking?: ReturnType<typeof setTimeout>;

  constructor(readonly table: Table) {
    table.onstep = (step) => {
      look();
      const { events } = step;
      this.lastEvents = events;
      this.rise(events);
      events.map((event) => this.soundOf(event)).forEach((sound) => sound && ring(sound));
      this.happened(events);
      this.tell(step);
    };
    table.onjump = (events) => this.recalled(events);
    table.onretell = () => this.telling.retell(this.deeds);
  }

  /** Tell a step at its cards, and large if it is somebody else's. */
  private tell({ events, log }: Happening): void {
    if (this.table.reveal) return this.telling.skip(); // the end is counted: nothing may tell it before
    if (settings.pace) this.telling.tell(this.moments(events));
    const seat = events.map(seatOf).find((found) => found !== null) ?? null;
    if (seat !== null && seat === this.table.view.seat && !this.table.retold) this.keep([]);
    else if (log.length) this.showDeed(seat, events, log);
  }

  private showDeed(seat: number | null, events: GameEvent[], log: Message[]): void {
    const given = events.map((event) => this.gain(event)).filter((found) => found?.seat === seat);
    const gains = given.map((found) => found!.text);
    const deed = { key: this.done++, seat, card: this.about(events), line: this.headline(log), gains };
    this.keep([...this.deeds, deed].slice(-DEEDS));
    if (deed.card && settings.pace && !this.watched(events)) this.telling.show(deed);
  }

  /** Whether something happens in a step that is to be seen at the table itself, and must not be covered. */
  protected watched(_: GameEvent[]): boolean {
    return false;
  }

  private keep(deeds: Deed[]): void {
    this.deeds = deeds;
    this.table.past = deeds.length;
  }

  /** What cards did in a step, in its order. */
  protected moments(_events: GameEvent[]): Moment[] {
    return [];
  }

  /** The line of a step's log that tells it best. */
  protected headline(log: Message[]): Message {
    return log[0]!;
  }

  /** The card that a step is about. */
  protected about(_events: GameEvent[]): string | null {
    return null;
  }

  /** Whatever else a game shows of it. The screen still shows what was before. */
  protected happened(_events: GameEvent[]): void {}

  /** Somebody looks back, or skips ahead: what there is to remember of this round. */
  protected recalled(_events: GameEvent[]): void {}

  /** What an event gives somebody, if it is worth a moment. */
  protected abstract gain(event: GameEvent): Gain | null;

  /** How events sound, those that do. */
  protected abstract readonly sounds: Record<string, Sound>;

  protected soundOf(event: GameEvent): Sound | undefined {
    return this.sounds[event.event];
  }

  /** That this is the last round, or may be; empty while it is not. */
  get closing(): string {
    return "";
  }

  /** The same in few words, and whose doing it is. */
  get finale(): Finale {
    return { title: "", seat: null };
  }

  /** How far the game is, from 0 to 1: the sky goes from dusk to dawn with it. */
  get hour(): number {
    return 0;
  }

  /** What was picked for a question means nothing for the next one. */
  clear(): void {
    this.refused = "";
    this.foretold = [];
    this.doubt = null;
    this.hinting = false;
  }

  // Hints

  /** Whether the coach may be asked at this table: all others are bots of the server. */
  get coached(): boolean {
    return this.markable && !this.table.reveal;
  }

  /** Whether the coach may judge an answer of mine: also the last, with which the game is over. */
  get markable(): boolean {
    const others = this.table.table?.chairs.filter((_, seat) => seat !== this.table.seat) ?? [];
    return this.plays && others.every(({ level }) => level);
  }

  /** Whether there is something to ask about. */
  get hintable(): boolean {
    return this.coached && this.choices.length > 1;
  }

  hint(): void {
    if (this.hintable) this.hinting = true;
  }

  /** What on the table an answer is about, by `data-pick`; the answers of the same turn follow it. */
  thingsOf(_names: string[]): string[] {
    return [];
  }

  /** Where an answer of a seat would be given, as selectors, also where nobody is asked: for better ways. */
  ghostsOf(_name: string, _names: string[], _seat: number): string[] {
    return [];
  }

  /** Pick what an answer is about, as the person would; the golden button stays theirs. */
  prepare(_names: string[]): void {}

  /** Make the golden button deaf until the table lies still: a second press was meant for what it was before. */
  hush(): void {
    clearTimeout(this.waking);
    this.deaf = true;
    const since = performance.now();
    const listen = () => {
      if (atRest() || performance.now() - since >= DEAFEST) this.wake();
      else this.waking = setTimeout(listen, AGAIN);
    };
    this.waking = setTimeout(listen, DEAF);
  }

  /** Make it live: the person picked something since, and knows what they press. */
  wake(): void {
    clearTimeout(this.waking);
    this.deaf = false;
  }

  /** Press the golden button. */
  press(act?: () => unknown): void {
    if (!this.deaf) act?.();
  }

  /** The person thinks better of it. */
  drop(): void {
    this.clear();
  }

  /** What somebody scored or took just now, for a moment. */
  private rise(events: GameEvent[]): void {
    const told = events.map((event) => this.gain(event)).filter((found) => found !== null);
    const fresh = told.map((found) => ({ ...found, key: this.risen++ }));
    this.gains = [...this.gains, ...fresh];
    setTimeout(() => (this.gains = this.gains.filter((found) => !fresh.includes(found))), 1400);
  }

  /** Worded once a question: every card at the table looks for its own among them. */
  readonly choices: Choice[] = $derived.by(() => {
    const question = this.table.question;
    return (question?.legal ?? []).map((name, i) => {
      const [verb, operand = ""] = name.split(":") as [string, string?];
      return { name, verb, operand, text: this.table.wording.say(question!.choices![i]!) };
    });
  });

  get kind(): string {
    return this.table.question?.asked?.kind ?? "";
  }

  /** Whether I play here, and do not only watch or look back. */
  get plays(): boolean {
    return this.table.view.seat !== null && !this.table.retold;
  }

  get mine(): boolean {
    return this.choices.length > 0;
  }

  /** What the picked step would give. */
  get foreseen(): string[] {
    return this.foretold.map((line) => this.table.wording.say(line));
  }

  /** What I am asked, without my own name before it. */
  get prompt(): string {
    const asked = this.table.question?.text;
    const text = asked ? this.table.wording.say(asked) : "";
    const called = [this.table.names[this.table.side]!, words.table.you];
    const name = called.find((one) => text.startsWith(one) && NAMED.test(text.slice(one.length)));
    return capital(name === undefined ? text : text.slice(name.length).replace(NAMED, ""));
  }

  /** Tell what a step would give, unless something else is looked at by then. */
  protected async foresee(name: string, still: () => boolean): Promise<void> {
    const answer = await this.table.ask({ type: "preview", name }).catch(() => null);
    if (answer?.type !== "previewed") return;
    this.weighed(name, answer.gives);
    if (still()) this.foretold = answer.log;
  }

  /** Whatever else a game makes of what a step would give. */
  protected weighed(_name: string, _gives: object): void {}

  /** Why something that does not glow cannot be done now. */
  async explain(name: string): Promise<void> {
    if (this.table.view.seat === null) return;
    const answer = await this.table.ask({ type: "why", name }).catch(() => null);
    if (answer?.type !== "reason" || !answer.reason) return;
    [this.refused, this.rule] = [sentence(this.table.wording.say(answer.reason)), answer.rule];
  }

  /** A step of the person's, who may want to be asked before. */
  async act(name: string): Promise<void> {
    if (this.doubt?.name === name) {
      if (performance.now() - this.doubt.since > DOUBLE) await this.carryOut(name);
    } else if (!(await this.doubted(name))) await this.carryOut(name);
  }

  private async doubted(name: string): Promise<boolean> {
    if (settings.confirm === "never") return false;
    const answer = await this.table.ask({ type: "preview", name }).catch(() => null);
    const final = answer?.type === "previewed" && answer.final;
    if (settings.confirm === "final" && !final) return false;
    const text = capital(this.choices.find((choice) => choice.name === name)?.text ?? "");
    this.doubt = { name, text, final, since: performance.now() };
    this.hush();
    return true;
  }

  async carryOut(name: string): Promise<void> {
    const number = this.choices.length > 1 ? this.table.question?.number : undefined;
    this.busy = true;
    await this.tried(() => this.table.act(name));
    this.busy = false;
    if (number !== undefined && settings.marks && this.markable && !this.refused) void this.mark(number);
  }

  /** Have the coach mark the answer that was just given; where it cannot, there is no mark. */
  private async mark(question: number): Promise<void> {
    [this.marked, this.marking] = [null, question];
    const told = await askMark(this.table.code, question).catch(() => null);
    if (told?.question === this.marking) this.marked = told;
  }

  undo(): Promise<void> {
    [this.marked, this.marking] = [null, -1];
    return this.tried(() => this.table.undo());
  }

  private async tried(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
      this.clear();
    } catch (error) {
      [this.refused, this.rule] = [sentence((error as Error).message), ""];
    }
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => capital(text) + (/[.!?]$/.test(text) ? "" : ".");
