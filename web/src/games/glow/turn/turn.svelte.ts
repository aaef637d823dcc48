// My turn at Glow: what is legal, by place, and what shall follow by itself.

import type { Plan } from "../../../generated/glow";
import { settings } from "../../../settings.svelte";
import { DOUBLE, type Choice, type Finale } from "../../../table/asked.svelte";
import { words } from "../words/words";
import { TO_TURN, type Face } from "../box/cards";
import { drawsSpells } from "../phases/foresight";
import { oneByOne } from "../phases/paying";
import { DICE_SEEN, pickName, rested } from "../pieces/dice";
import { plain } from "../words/spoken";
import { DiceChosen } from "./dice.svelte";
import { ghostAt, meant, placed, thingsAt, WISHES, type Place } from "./places";

export type { Die as DieTold, Player, Space, View } from "../../../generated/glow";

/** A way that leads somewhere. */
export type Trip = Plan & Required<Pick<Plan, "steps" | "dice">>;

/** Dice that are to be rolled again or turned, as soon as the game asks for them. */
interface Wish {
  picks: string[];
  spends: string[]; // the rerolls that pay for turning, in order
  face: Face | null;
}

export class Turn extends DiceChosen {
  picked = $state<{ place: Place; operand: string } | null>(null);
  noted = $state(""); // what was answered for me, since there was nothing to decide
  trips = $state.raw<Record<string, Trip>>({}); // by spot, for this question
  ahead = $state<string | null>(null); // the spot or island that is looked at
  private wish: Wish | null = null;
  private gathering = false; // gains are resolved one after another
  private walking: string[] = []; // steps still to go, one after another
  private walked: string[] = []; // all steps of the last walk: Undo takes them back together
  private clicked = -Infinity; // when a click answered: the second half of a double click answers nothing
  private byHand = false; // I took a step back: nothing is answered for me before I act again

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
