// My turn at the Vale: what is legal, by card and place, and what I have picked so far.

import type { Event } from "../../../generated/vale";
import type { Preview, Question, View, Waste } from "../../../generated/vale";
import { settings, still } from "../../../settings.svelte";
import type { Sound } from "../../../sound/notes";
import { Asked, type Choice, type Finale, type Gain } from "../../../table/asked.svelte";
import type { Table } from "../../../wire/table.svelte";
import { STONES, type Stone } from "../box/families";
import { flights, LASTS, onScreen, type Flight } from "../pieces/flight";
import { words } from "../words/words";
import { deal } from "../../../table/deal";
import type { Message } from "../../../language/wording";
import type { Moment } from "../../../table/telling.svelte";
import { gain } from "./gain";
import { about, moments } from "./moments";
import { motifOf } from "./motifs";
import { Places } from "../boards/lanes";
import type { Stones } from "../pieces/stones";

export type { Player, View } from "../../../generated/vale";

export type Place = "display" | "hand" | "area" | "discarded" | "players" | "options";

// Where the operands of an action lie; a discard depends on the question.
const PLACES: Record<string, Place> = {
  mark: "display",
  sell: "display",
  tame: "display",
  summon: "hand",
  release: "area",
  activate: "area",
  copy: "area",
  recover: "area",
  take: "discarded",
  seat: "players",
  option: "options",
};

const GHOSTLESS = ["pay", "keep", "option"]; // answers that are about no card

const SOUNDS: Record<string, Sound> = {
  marked: "card",
  tamed: "card",
  summoned: "card",
  drew: "card",
  recovered: "card",
  discarded: "card",
  revealed: "card",
  took: "stone",
  paid: "stone",
  scored: "gain",
  lost: "loss",
};

export class Turn extends Asked {
  protected readonly sounds = SOUNDS;
  picked = $state<{ place: Place; operand: string } | null>(null);
  lit = $state.raw<number[]>([]); // which of my stones are picked to pay or to keep, as they lie in the wells

  flying = $state.raw<(Flight & { key: number })[]>([]); // stones on their way

  tapped = $state<string | null>(null); // the card whose words a phone shows
  opened = $state<number | null>(null); // the opponent who is looked at
  piled = $state(false); // the discard pile is spread out
  answered = $state(false); // the last question was answered by the client itself

  private wasted = $state.raw<Record<string, Waste>>({}); // by the step that would waste it
  private flown = 0; // so many flights so far
  private laid?: Places;
  private manual = false; // the person took a step back: nothing is answered for them now

  constructor(table: Table) {
    super(table);
    table.looked = ["creature"];
  }

  protected soundOf(event: Event): Sound | undefined {
    return event.event === "summoned" ? motifOf(event.card) : super.soundOf(event);
  }

  /** A card that is sold lies where its stones begin. */
  protected happened(events: Event[]): void {
    if (still() || !settings.pace) return;
    for (const event of events) if (event.event === "revealed") void deal(event.cards);
    const fresh = flights(events, onScreen).map((flight) => ({ ...flight, key: this.flown++ }));
    this.flying = [...this.flying, ...fresh];
    // By the clock: an animation that is taken away, say by a setting, never says that it ended.
    for (const { key, after } of fresh) setTimeout(() => this.land(key), after + LASTS);
  }

  private land(key: number): void {
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  protected gain(event: Event): Gain | null {
    return gain(event);
  }

  protected moments(events: Event[]): Moment[] {
    return moments(events);
  }

  protected about(events: Event[]): string | null {
    return about(events);
  }

  /** What is paid for is told, not the payment. */
  protected headline(log: Message[]): Message {
    return log.find(([name]) => name !== "vale.paid") ?? log[0]!;
  }

  get view(): View {
    return this.table.view as View;
  }

  get asked(): Question | null {
    return (this.table.question?.asked ?? null) as Question | null;
  }

  /** Somebody has the points that end the game, unless they lose them before the round is over. */
  get hour(): number {
    return (this.view.round - 1) / Math.max(1, this.view.rounds - 1);
  }

  get closing(): string {
    const { over, round, rounds, players, reached_end } = this.view;
    if (over) return "";
    if (round === rounds) return words.vale.lastRound;
    const [seat] = reached_end;
    if (seat === undefined) return "";
    const name = seat === this.view.seat && this.plays ? null : this.table.names[seat]!;
    return words.vale.mayEnd({ name, points: players[seat]!.points });
  }

  get finale(): Finale {
    const [seat] = this.view.round === this.view.rounds ? [] : this.view.reached_end;
    if (seat === undefined) return { title: words.vale.finalRound, seat: null };
    const name = seat === this.view.seat && this.plays ? null : this.table.names[seat]!;
    return { title: words.vale.finale({ name, points: this.view.players[seat]!.points }), seat };
  }

  /** The market: what lies there unmarked, and what somebody has marked. */
  get market(): string[] {
    return [...this.view.display, ...this.view.players.flatMap((player) => player.marked)];
  }

  /** The market of this round in the order of the deal, with the places of cards that are gone. */
  get places(): string[] {
    this.laid ??= new Places(sessionStorage, `market:${this.table.code}`);
    return this.laid.of(this.view.round, this.market);
  }

  /** From whose side the table is seen. */
  get side(): number {
    return this.table.side;
  }

  /** The card that is shown in full: the one looked at last, else one that lies at the table. */
  get shown(): string {
    return (
      this.looked ?? this.coming ?? this.market[0] ?? this.view.players[this.side]!.area[0] ?? "eternity"
    );
  }

  place(choice: Choice): Place | null {
    if (choice.verb === "discard") return this.kind === "discard_hand" ? "hand" : "area";
    return PLACES[choice.verb] ?? null;
  }

  of(place: Place, operand: string): Choice[] {
    return this.choices.filter((choice) => choice.operand === operand && this.place(choice) === place);
  }

  legal(place: Place, operand: string): boolean {
    return this.of(place, operand).length > 0;
  }

  /** So many things can be picked there; releasing is always possible and asks for nobody's attention. */
  count(place: Place): number {
    const here = this.choices.filter((choice) => this.place(choice) === place && choice.verb !== "release");
    return new Set(here.map((choice) => choice.operand)).size;
  }

  get open(): Choice[] {
    return this.picked ? this.of(this.picked.place, this.picked.operand) : [];
  }

  /** What has no place on the table: options of a card, and me among the players. */
  get options(): Choice[] {
    return this.choices.filter((choice) => choice.verb === "option");
  }

  /** What the golden button does with what is picked. */
  get deed(): Choice | undefined {
    if (this.paying) return this.payment;
    return this.open.find((choice) => choice.verb !== "sell") ?? this.open[0];
  }

  /** The other thing to do with what is picked: a card that may be tamed may also be sold. */
  get sale(): Choice | undefined {
    return this.open.length > 1 ? this.open.find((choice) => choice.verb === "sell") : undefined;
  }

  /** What a step would waste, as far as the table has told it. */
  wastes({ name }: Choice): Waste | null {
    return this.wasted[name] ?? null;
  }

  protected weighed(name: string, { waste }: Preview): void {
    if (waste) this.wasted = { ...this.wasted, [name]: waste };
  }

  /** The creature that is about to be summoned, and whether it is mine to pay for. */
  get coming(): string | null {
    const asked = this.asked;
    if (asked?.kind === "pay" && asked.for === "summon") return asked.card;
    return this.deed?.verb === "summon" ? this.deed.operand : null;
  }

  /** Answer a resolution in which nothing can be done, unless the person does not want that. */
  answerItself(): void {
    const [only, ...more] = this.choices;
    const idle = this.kind === "resolution" && more.length === 0 && only?.name === this.ending?.name;
    if (!only || !idle || !settings.quick || this.manual || this.table.retold) return;
    this.answered = true;
    void this.carryOut(only.name);
  }

  act(name: string): Promise<void> {
    [this.manual, this.answered] = [false, false];
    return super.act(name);
  }

  undo(): Promise<void> {
    [this.manual, this.answered] = [true, false];
    return super.undo();
  }

  get ending(): Choice | undefined {
    return this.choices.find((choice) => choice.verb === "end_turn" || choice.verb === "done");
  }

  get paying(): "pay" | "keep" | null {
    const verb = this.choices[0]?.verb;
    return verb === "pay" || verb === "keep" ? verb : null;
  }

  isPicked(place: Place, operand: string): boolean {
    return this.picked?.place === place && this.picked.operand === operand && this.legal(place, operand);
  }

  /** A click: pick it; a second one does it, if there is only one thing to do. */
  async pick(place: Place, operand: string): Promise<void> {
    const choices = this.of(place, operand);
    this.refused = "";
    if (choices.length === 0) return this.explain(`${this.wish(place)}:${operand}`);
    if (this.isPicked(place, operand) && choices.length === 1) return this.act(choices[0]!.name);
    this.picked = { place, operand };
    this.doubt = null;
    this.foretold = [];
    const only = choices.length === 1;
    await Promise.all(choices.map(({ name }) => this.foresee(name, () => only && this.picked !== null)));
  }

  thingsOf([name]: string[]): string[] {
    const choice = this.choices.find((other) => other.name === name);
    if (!choice) return [];
    if (this.paying) return this.wellsOf(choice.operand).map((well) => `stones:${well}`);
    const place = this.place(choice);
    return place ? [`${place}:${choice.operand}`] : [];
  }

  ghostsOf(name: string): string[] {
    const [verb, operand] = name.split(":") as [string, string?];
    if (verb === "seat") return [`[data-pick="players:${operand}"]`];
    return operand && !GHOSTLESS.includes(verb) ? [`:not(article)[data-card="${operand}"]`] : [];
  }

  /** Where the first answer of a better way is given, of whoever we look at. */
  get betterPlace(): Place | null {
    const better = this.table.better?.turn;
    if (better?.judged.seat !== this.side) return null;
    return PLACES[better.better_names?.[0]?.split(":")[0] ?? ""] ?? null;
  }

  prepare([name]: string[]): void {
    const choice = this.choices.find((other) => other.name === name);
    if (!choice) return;
    if (this.paying) return this.lay(this.wellsOf(choice.operand));
    const place = this.place(choice);
    if (place && !this.isPicked(place, choice.operand)) void this.pick(place, choice.operand);
  }

  /** What I seem to want from a card that does not glow. */
  private wish(place: Place): string {
    return {
      display: this.view.phase === "hunt" ? "mark" : "tame",
      hand: "summon",
      area: "activate",
      discarded: "take",
      players: "seat",
      options: "option",
    }[place];
  }

  clear(): void {
    super.clear();
    this.picked = null;
    this.wasted = {};
  }

  // Stones

  /** The cheapest payment to begin with, or all that may be kept. */
  suggest(): void {
    const values = this.view.players[this.view.seat!]!.stone_values;
    const worth = (operand: string) => counts(operand).reduce((sum, n, i) => sum + n * values[STONES[i]!], 0);
    const size = (operand: string) => counts(operand).reduce((sum, n) => sum + n, 0);
    const best = [...this.choices].sort((a, b) =>
      this.paying === "pay"
        ? worth(a.operand) - worth(b.operand) || size(b.operand) - size(a.operand)
        : worth(b.operand) - worth(a.operand),
    )[0]!;
    this.lay(this.wellsOf(best.operand));
  }

  /** The wells whose stones a payment takes. */
  private wellsOf(operand: string): number[] {
    const wanted = counts(operand);
    return STONES.flatMap((colour, i) => this.wells(colour).slice(0, wanted[i]));
  }

  /** The stones of a player, well by well. */
  held(seat: number): Stone[] {
    const { stones } = this.view.players[seat]!;
    return STONES.flatMap((colour) => Array<Stone>(stones[colour]).fill(colour));
  }

  /** In which wells my stones of a colour lie. */
  private wells(colour: Stone): number[] {
    return this.held(this.view.seat!).flatMap((held, i) => (held === colour ? [i] : []));
  }

  /** How many of my stones are picked, by colour. */
  get stones(): Stones {
    const held = this.held(this.view.seat!);
    const picked = (colour: Stone) => this.lit.filter((i) => held[i] === colour).length;
    return { red: picked("red"), blue: picked("blue"), purple: picked("purple") };
  }

  /** Pick the stone of a well, or put it back. */
  tap(well: number): void {
    this.lay(this.lit.includes(well) ? this.lit.filter((i) => i !== well) : [...this.lit, well]);
  }

  /** Pick these stones and no others, and ask what paying with them would waste. */
  private lay(wells: number[]): void {
    this.lit = wells;
    if (this.payment) void this.foresee(this.payment.name, () => false);
  }

  /** The legal action for the stones that are picked, if there is one. */
  get payment(): Choice | undefined {
    const operand = STONES.map((colour) => this.stones[colour]).join(",");
    return this.choices.find((choice) => choice.operand === operand);
  }
}

const counts = (operand: string) => operand.split(",").map(Number);
