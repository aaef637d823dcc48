// My turn at Glow: what is legal, by place, which dice I have chosen, and what shall follow by itself.

import type { Event } from "../../../generated/glow";
import { seatOf } from "../../../end/account";
import { Asked, DOUBLE, type Choice, type Finale, type Gain } from "../../../table/asked.svelte";
import { settings } from "../../../settings.svelte";
import { words } from "../words/words";
import { COMPANIONS, TO_TURN, type Face } from "../box/cards";
import { DICE_SEEN, pickName, rested } from "../pieces/dice";
import { drawsSpells } from "../phases/foresight";
import { deal } from "../../../table/deal";
import type { Moment } from "../../../table/telling.svelte";
import { setOut } from "../pieces/home";
import { foundOn, stepOf, type Found } from "../boards/findings";
import { gain } from "./gain";
import { about, moments } from "./moments";
import { cheapest, mixed, oneByOne, otherFaces, shifted, type Mix } from "../phases/paying";
import { ghostAt, meant, placed, thingsAt, WISHES, type Place } from "./places";
import type { Sound } from "../../../sound/notes";
import { rollsAsDice } from "../pieces/throws/ready";
import { MOTIFS } from "./motifs";
import { SOUNDS, SOUNDS_BESIDE_DICE } from "./sounds";
import { plain } from "../words/spoken";
import type { Die, Plan, Player, Question, View } from "../../../generated/glow";

export type { Die as DieTold, Player, Space, View } from "../../../generated/glow";

/** A way that leads somewhere. */
export type Trip = Plan & Required<Pick<Plan, "steps" | "dice">>;

/** Dice that are to be rolled again or turned, as soon as the game asks for them. */
interface Wish {
  picks: string[];
  spends: string[]; // the rerolls that pay for turning, in order
  face: Face | null;
}

const FOUND = 1400; // milliseconds for which a gain is seen on the map

/** A die that was rolled again: how it is called now, and what it showed. */
interface Again {
  name: string;
  before: Face | null;
}

export class Turn extends Asked {
  /** How events sound; dice that are seen rolling sound when they hit something. */
  protected get sounds(): Record<string, Sound> {
    return rollsAsDice() && this.trays > 0 ? SOUNDS_BESIDE_DICE : SOUNDS;
  }
  picked = $state<{ place: Place; operand: string } | null>(null);
  chosen = $state.raw<number[]>([]); // my dice, by their place in the pool
  turning = $state(false); // the chosen die shall be turned, not rolled
  face = $state<Face | null>(null); // ... to this face
  noted = $state(""); // what was answered for me, since there was nothing to decide
  trips = $state.raw<Record<string, Trip>>({}); // by spot, for this question
  found = $state.raw<Found[]>([]); // rising on the map
  follows = $state<string | null>(null); // where somebody went last
  private stood: Record<number, string> = {}; // groups, before what happens now
  sunset = $state.raw<{ day: number; stronger: boolean } | null>(null); // a day has just ended
  ahead = $state<string | null>(null); // the spot or island that is looked at
  rolls = $state(0); // so many throws of mine so far
  rollsSeen = 0; // so many of them were drawn
  trays = 0; // so many trays on the screen show throws
  private thrown = $state.raw<Again[] | "all">([]); // the dice of the last one
  throwSeed = ""; // what everybody knows of the last throw: it is the same for all who see it
  left = $state.raw<Record<string, { card: string; seat: number | null }>>({}); // by space
  private source = $state<string | null>(null); // what pays for a roll, if I chose it
  private mix = $state.raw<Mix | null>(null); // ... for turning a die
  private wish: Wish | null = null;
  private gathering = false; // gains are resolved one after another
  private walking: string[] = []; // steps still to go, one after another
  private walked: string[] = []; // all steps of the last walk: Undo takes them back together
  private clicked = -Infinity; // when a click answered: the second half of a double click answers nothing
  private byHand = false; // I took a step back: nothing is answered for me before I act again

  get view(): View {
    return this.table.view as View;
  }

  get asked(): Question | null {
    return (this.table.question?.asked ?? null) as Question | null;
  }

  get seat(): number {
    return this.table.side;
  }

  get me(): Player {
    return this.view.players[this.seat]!;
  }

  /** The card that is shown in full: the one looked at last, else one that lies at the table. */
  get shown(): string {
    const first = this.view.track.find(({ companion }) => companion)?.companion;
    return this.looked ?? first ?? this.me.adventurer ?? "braccio";
  }

  get hour(): number {
    return (this.view.round - 1) / Math.max(1, this.view.days - 1);
  }

  get closing(): string {
    const { over, round, days } = this.view;
    return round === days && !over ? words.glow.lastDay : "";
  }

  get finale(): Finale {
    return { title: words.glow.finalDay, seat: null };
  }

  get prices(): Record<string, number> {
    return this.asked?.prices ?? {};
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

  protected soundOf(event: Event): Sound | undefined {
    return event.event === "recruited" ? MOTIFS[event.space] : super.soundOf(event);
  }

  protected happened(events: Event[]): void {
    this.travel(events);
    for (const event of events) {
      if (seatOf(event) === this.seat) this.follow(event);
      this.remember(event);
      if (event.event === "dealt") void deal(Object.values(event.companions));
      this.setSun(event);
    }
  }

  protected watched(events: Event[]): boolean {
    return events.some((event) => event.event === "rolled" && event.seat === this.seat);
  }

  /** Which dice before me tumble: all of a throw, or those rolled again; held dice do not move. */
  private follow(event: Event): void {
    if (event.event === "rolled") this.thrown = "all";
    if (event.event === "spent_reroll") this.thrown = [];
    if (event.event === "rerolled") {
      const again = { name: pickName({ ...event.die, face: event.face }), before: event.die.face };
      this.thrown = [...(this.thrown === "all" ? [] : this.thrown), again];
    }
    if (event.event !== "rolled" && event.event !== "rerolled") return;
    this.throwSeed = JSON.stringify([this.view.round, event]);
    this.rolls++;
  }

  tumbles(index: number): number {
    return this.thrown === "all" || this.rolledAgain(index) ? this.rolls : 0;
  }

  /** What a die showed that was rolled again; null if it was thrown with all others, or held. */
  shownBefore(index: number): Face | null {
    return this.rolledAgain(index)?.before ?? null;
  }

  /** Of dice that look alike the last ones were rolled: those that were held keep their places (arrange.ts). */
  private rolledAgain(index: number): Again | undefined {
    const name = this.pickName(index);
    const after = this.me.dice.slice(index + 1).filter((die) => pickName(die) === name);
    return this.thrown === "all" ? undefined : this.thrown.filter((one) => one.name === name)[after.length];
  }

  protected recalled(events: Event[]): void {
    this.left = {};
    for (const event of events) this.remember(event);
  }

  /** Somebody goes on: the map goes with them, and shows what they find where it lies. */
  private travel(events: Event[]): void {
    const step = stepOf(events, this.stood);
    this.stood = Object.fromEntries(this.view.players.map(({ group }, seat) => [seat, group]));
    if (!step) return;
    this.follows = step.place;
    const fresh = foundOn(events, step);
    this.found = [...this.found, ...fresh];
    setTimeout(() => (this.found = this.found.filter((one) => !fresh.includes(one))), FOUND);
  }

  /** A day ends and another one begins; after that everybody has seen it. */
  private setSun(event: Event): void {
    if (event.event !== "dealt" || event.round === 1) return;
    const known = [...this.view.graveyard, ...this.view.players.flatMap(({ companions }) => companions)];
    const late = (card: string) => COMPANIONS[card]?.deck === "B";
    const stronger = Object.values(event.companions).some(late) && !known.some(late);
    this.sunset = { day: event.round, stronger };
    setOut();
  }

  /** Who left the meeting track today, and with whom. */
  private remember(event: Event): void {
    if (event.event === "dealt") this.left = {};
    if (event.event !== "recruited" && event.event !== "discarded") return;
    const seat = event.event === "recruited" ? event.seat : null;
    this.left = { ...this.left, [event.space]: { card: event.card, seat } };
  }

  // What is legal, by place

  of(place: Place, operand: string): Choice[] {
    return this.choices.filter((choice) => placed(choice) === place && meant(choice) === operand);
  }

  legal(place: Place, operand: string): boolean {
    return this.of(place, operand).length > 0;
  }

  /** The things at a place that glow. */
  lit(place: Place): string[] {
    return [...new Set(this.choices.filter((choice) => placed(choice) === place).map(meant))];
  }

  isPicked(place: Place, operand: string): boolean {
    if (this.picked?.place !== place || this.picked.operand !== operand) return false;
    return this.legal(place, operand) || (place === "map" && operand in this.trips);
  }

  get open(): Choice[] {
    return this.picked ? this.of(this.picked.place, this.picked.operand) : [];
  }

  /** How often a companion of the graveyard would act today, if it came back now. */
  actingAgain(id: string): number {
    return this.asked?.acting[id] ?? 0;
  }

  /** What ends my part: done with dice, or with the journey. */
  get ending(): Choice | undefined {
    return this.choices.find(({ verb }) => verb === "done" || verb === "stop");
  }

  saying(...verbs: string[]): Choice[] {
    return this.choices.filter(({ verb }) => verbs.includes(verb));
  }

  /** A click: pick it; a second one does it, if there is only one thing to do. */
  async pick(place: Place, operand: string): Promise<void> {
    const choices = this.of(place, operand);
    this.refused = "";
    if (choices.length === 0) return this.explain(this.wanted(place, operand));
    if (this.direct) return this.answer(choices[0]!.name);
    if (this.isPicked(place, operand) && choices.length === 1) return this.act(choices[0]!.name);
    this.picked = { place, operand };
    this.doubt = null;
  }

  /** Whether a click answers at once: every answer to this question can be taken back. */
  get direct(): boolean {
    if (this.kind === "resolve") return !this.choices.some(({ operand }) => drawsSpells(this.me, operand));
    return this.kind === "go";
  }

  private async answer(name: string): Promise<void> {
    if (this.busy || performance.now() - this.clicked < DOUBLE) return;
    this.clicked = performance.now();
    this.walked = [];
    await this.act(name);
  }

  /** The answer that somebody seems to want who clicks there. */
  private wanted(place: Place, operand: string): string {
    const verb = place === "track" && this.kind === "discard" ? "discard" : WISHES[place];
    return `${verb}:${operand}`;
  }

  // Dice

  /** How the game calls a die: by its owner, its colour and its face. */
  pickName(index: number): string {
    return pickName(this.me.dice[index]!);
  }

  /** Whether this die can be chosen now: to be rolled again, or to be turned. */
  choosable(index: number): boolean {
    if (this.kind === "reroll") return this.saying("reroll", "turn").length > 0;
    if (!["first_die", "second_die", "turn_die"].includes(this.kind)) return false;
    return this.choices.some(({ name }) => name === this.pickName(index));
  }

  choose(index: number): void {
    this.refused = "";
    if (!this.choosable(index)) return void this.explain(this.pickName(index));
    if (this.chosen.includes(index)) this.chosen = this.chosen.filter((other) => other !== index);
    else this.chosen = [...this.chosen, index].slice(this.turning || this.kind === "turn_die" ? -1 : -2);
    this.face = null;
  }

  /** What can pay now, in the game's order. */
  get sources(): string[] {
    return this.saying("reroll").map(({ operand }) => operand);
  }

  /** What will pay for what is chosen: the cheapest, unless I chose otherwise. */
  get paying(): Mix {
    const sources = cheapest(this.sources);
    if (this.turning) return this.mix ?? mixed(this.me, sources, TO_TURN);
    const source = this.source && sources.includes(this.source) ? this.source : sources[0];
    return source ? { [source]: 1 } : {};
  }

  payWith(source: string): void {
    if (this.turning) this.mix = shifted(this.me, this.sources, this.paying, source);
    else this.source = source;
  }

  /** Turn a die instead of rolling, or the other way round. */
  setTurning(turning: boolean): void {
    [this.turning, this.mix, this.face, this.refused] = [turning, null, null, ""];
    if (turning) this.chosen = this.chosen.slice(-1);
  }

  /** The die that is chosen to be turned, or that the game asks about. */
  get turned(): Die | null {
    if (this.kind !== "face") return this.turning ? (this.me.dice[this.chosen[0]!] ?? null) : null;
    const asked = this.asked!.picked;
    return this.me.dice.find((die) => pickName(die) === asked) ?? null;
  }

  /** The faces to which it can be turned. */
  get faces(): Face[] {
    return this.turned ? otherFaces(this.turned) : [];
  }

  /** Whether enough is chosen to roll or to turn. */
  get chosenEnough(): boolean {
    if (this.kind === "face") return this.face !== null;
    if (this.kind === "spend") return true;
    if (this.turning) return this.chosen.length === 1 && this.face !== null;
    return this.kind === "second_die" || this.chosen.length > 0;
  }

  /** Roll or turn what is chosen, and pay for it. */
  async roll(): Promise<void> {
    const picks = this.chosen.map((index) => this.pickName(index));
    const spends = this.kind === "reroll" ? oneByOne(this.sources, this.paying) : [];
    this.wish = { picks, spends, face: this.face };
    if (this.kind !== "reroll") return this.act(this.next() ?? `reroll:${Object.keys(this.paying)[0]}`);
    await this.act(this.turning ? "turn" : `reroll:${spends[0]}`);
  }

  // Hints

  thingsOf(names: string[]): string[] {
    const choice = this.choices.find(({ name }) => name === names[0]);
    if (!choice) return [];
    const dice = this.diceOf(names).map((index) => `die:${index}`);
    return dice.length ? dice : thingsAt(choice);
  }

  ghostsOf(name: string, names: string[], seat: number): string[] {
    if (!name.startsWith("pick:")) return ghostAt(name);
    const at = names.filter((other) => other.startsWith("pick:")).indexOf(name);
    const die = seat === this.seat ? this.diceOf(names)[at] : undefined;
    return die === undefined ? [] : [`[data-pick="die:${die}"]`];
  }

  prepare(names: string[]): void {
    const choice = this.choices.find(({ name }) => name === names[0]);
    const place = choice && placed(choice);
    if (!choice) return;
    if (this.kind === "reroll") this.prepareRoll(names);
    else if (["first_die", "second_die", "turn_die"].includes(this.kind)) this.chosen = this.diceOf(names);
    else if (choice.verb === "face") this.face = choice.operand as Face;
    else if (place && place !== "dice" && !this.direct) this.picked = { place, operand: meant(choice) };
  }

  /** Choose the dice that are to be rolled again, or the one that is to be turned, and its face. */
  private prepareRoll(names: string[]): void {
    const [verb, source] = names[0]!.split(":");
    const face = names.find((name) => name.startsWith("face:"))?.split(":")[1];
    if (verb !== "reroll" && verb !== "turn") return;
    this.setTurning(verb === "turn");
    this.chosen = this.diceOf(names);
    this.source = verb === "reroll" ? source! : null;
    this.face = (face ?? null) as Face | null;
  }

  /** My dice that answers of one turn pick: of dice that look alike each counts once. */
  private diceOf(names: string[]): number[] {
    const wanted = names.filter((name) => name.startsWith("pick:"));
    return this.me.dice.flatMap((die, index) => {
      const at = wanted.indexOf(pickName(die));
      if (at < 0) return [];
      wanted.splice(at, 1);
      return [index];
    });
  }

  /** By keyboard: the space or the die with this number. */
  pickNumber(index: number): void {
    if (this.lit("track").length && index < this.view.track.length)
      void this.pick("track", this.view.track[index]!.space);
    else if (index < this.me.dice.length && this.choosable(index)) this.choose(index);
  }

  // What follows by itself

  /** A new question: answer it if the answer was given before, or if there is nothing to decide. */
  async goOn(): Promise<void> {
    this.trips = {};
    if (this.mine) this.follows = null;
    const name = this.gathering ? this.harmless[0]?.name : (this.nextStep() ?? this.next());
    if (this.mine && name !== undefined) return this.carryOut(name);
    this.gathering = false;
    if (this.idle) await this.answerAlone(this.choices[0]!);
  }

  private next(): string | undefined {
    const { picks, spends, face } = this.wish ?? { picks: [], spends: [], face: null };
    if (this.kind === "first_die" || this.kind === "turn_die")
      return this.choices.find(({ name }) => picks.includes(name))?.name;
    if (this.kind === "second_die" && this.wish) return this.second(picks);
    if (this.kind === "spend" && spends.length) return `reroll:${spends[TO_TURN - this.asked!.picks]}`;
    if (this.kind === "face" && face) return `face:${face}`;
    this.wish = null;
  }

  /** The first die is picked: the other one that was meant, or none. */
  private second(picks: string[]): string {
    const first = picks.indexOf(this.asked!.picked ?? "");
    const other = picks.find((_, i) => i !== first);
    return this.choices.find(({ name }) => name === other)?.name ?? "only";
  }

  /** Whether nothing is left to decide: nothing to roll with, nowhere to go, or one card to resolve. */
  private get idle(): boolean {
    const lesson = this.table.table?.lesson && settings.guide;
    const free = settings.quick && !lesson && !this.byHand && !this.table.retold;
    return free && (this.onlyEnding || this.onlyCard);
  }

  /** Whether one card is left to resolve, and nothing else can be answered. */
  private get onlyCard(): boolean {
    return this.choices.length === 1 && this.choices[0]!.verb === "resolve";
  }

  /** Whether I can do nothing but end this part. */
  get onlyEnding(): boolean {
    return this.choices.length === 1 && this.ending !== undefined;
  }

  /** Give the only answer, when everybody has seen the dice at rest, and say so. */
  private async answerAlone({ name, verb }: Choice): Promise<void> {
    const asked = this.table.question!.number;
    const still = () => this.table.question?.number === asked && this.choices[0]?.name === name;
    await rested(verb === "done" ? DICE_SEEN : 0);
    if (!still() || !this.idle) return;
    this.noted = words.glowTurn.answered[verb === "done" || verb === "resolve" ? verb : this.view.board];
    await this.carryOut(name);
  }

  async act(name: string): Promise<void> {
    [this.noted, this.byHand] = ["", false];
    await super.act(name);
  }

  /** Take the last answer back; of a walk of several steps all of them. */
  async undo(): Promise<void> {
    this.drop();
    [this.noted, this.byHand] = ["", true];
    const whole = this.onWalk;
    await super.undo();
    while (whole && this.onWalk && this.table.question?.undo && !this.refused) await super.undo();
  }

  // Journeys

  /** Learn the way to a spot and what it takes, for this question. */
  async plan(spot: string): Promise<void> {
    if (this.kind !== "go" || this.trips[spot]) return;
    const asked = this.table.question!.number;
    const answer = await this.table.ask({ type: "why", name: `go:${spot}` }).catch(() => null);
    if (answer?.type !== "reason" || !answer.plan?.steps || this.table.question?.number !== asked) return;
    this.trips = { ...this.trips, [spot]: answer.plan as Trip };
  }

  /** A click on a far spot: its way is drawn, and the golden button walks it. */
  async aim(spot: string): Promise<void> {
    if (this.kind !== "go") return this.explain(`go:${spot}`);
    if (performance.now() - this.clicked < DOUBLE) return;
    if (this.isPicked("map", spot)) return this.walk();
    await this.plan(spot);
    this.refused = "";
    if (this.trips[spot]) this.picked = { place: "map", operand: spot };
    else await this.explain(`go:${spot}`);
  }

  /** The way to the far spot that is picked. */
  get trip(): Trip | null {
    if (this.picked?.place !== "map" || this.view.board === "sea") return null;
    return this.trips[this.picked.operand] ?? null;
  }

  async walk(): Promise<void> {
    const trip = this.trip;
    if (!trip || trip.lacking) return;
    this.walking = trip.steps.slice(1);
    this.walked = trip.steps;
    await this.act(trip.steps[0]!);
  }

  /** Whether I am on the walk that I planned last: at one of its spots, or asked for a skull's victim. */
  private get onWalk(): boolean {
    const { entered, group } = this.me; // where the day's journey begins counts as entered
    const there = entered.length > 1 && this.walked.includes(`go:${group}`);
    return there || (this.kind === "skull" && this.walked.length > 0);
  }

  /** The next step of the way; a skull is answered first. If it cannot be done, the walk is over. */
  private nextStep(): string | undefined {
    const [name] = this.walking;
    if (!name || !this.mine || this.kind === "skull") return;
    this.walking = this.walking.slice(1);
    if (this.choices.some((choice) => choice.name === name)) return name;
    this.walking = [];
    if (this.kind === "go") this.refused = plain(words.glowMap.walkEnds({ place: name.split(":")[1]! }));
  }

  /** Met cards that only give: their order changes nothing, and they take nothing. */
  get harmless(): Choice[] {
    const gains = this.asked?.gains ?? [];
    return this.choices.filter(({ name }) => gains.includes(name));
  }

  async resolveGains(): Promise<void> {
    this.gathering = true;
    await this.act(this.harmless[0]!.name);
  }

  clear(): void {
    super.clear();
    this.picked = null;
    this.chosen = [];
    this.setTurning(false);
  }

  /** Nothing that was wished for follows any more. */
  drop(): void {
    this.wish = null;
    this.gathering = false;
    this.walking = [];
    this.clear();
  }
}

export const heard = (choices: Choice[]): string =>
  words.glowTurn.either({ choices: choices.map(({ text }) => plain(text)) });
