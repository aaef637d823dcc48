// My turn at Glow: what is legal, by place, which dice I have chosen, and what shall follow by itself.

import type { Sound } from "../../sound/notes";
import { Asked, type Choice, type Gain } from "../../table/asked.svelte";
import { words } from "./words";
import { cardOf, type Colour, type Element, type Face } from "./cards";
import { plain } from "./spoken";

export interface DieTold {
  colour: Colour;
  of: string | null; // the card that a large one belongs to
  face: Face | null;
}

export interface Player {
  adventurer: string | null;
  light: number;
  lapped: boolean;
  footprints: number;
  fireflies: number;
  reroll_tokens: number;
  rerolls_left: number;
  reroll_field: number | null;
  ready: string[];
  companions: string[];
  resolved: string[];
  spells: (string | null)[];
  dice: DieTold[];
  counting: Record<Face, number>;
  used: Record<Element, number>;
  acting: Record<string, number>;
  paying_out: { light?: number; footprint?: number };
  group: string;
  camp: string;
  entered: string[];
  boats: string[];
  score: Record<"before" | "cards" | "board" | "fireflies" | "footprints" | "total", number>;
  travelling: boolean;
}

export interface Space {
  space: Element;
  companion: string | null;
  dice: Colour[];
  footprints: number;
}

export interface View {
  seat: number | null;
  board: "realm" | "sea";
  round: number;
  phase: "setup" | "morning" | "late_morning" | "noon" | "afternoon" | "evening" | "end";
  start: number;
  deciders: number[];
  winners: number[];
  deck: number;
  deck_back: "A" | "B" | null;
  graveyard: string[];
  reserve: Colour[];
  track: Space[];
  players: Player[];
}

export type Place = "adventurers" | "track" | "reserve" | "dice" | "cards" | "graveyard" | "map";

const PLACES: Record<string, Place> = {
  adventurer: "adventurers",
  take: "track",
  discard: "track",
  black: "track",
  die: "reserve",
  pick: "dice",
  resolve: "cards",
  lose: "cards",
  break: "cards",
  fetch: "graveyard",
  go: "map",
  sail: "map",
};

// What one seems to want from a thing that does not glow.
const WISHES: Record<Place, string> = {
  adventurers: "adventurer",
  track: "take",
  reserve: "die",
  dice: "pick",
  cards: "resolve",
  graveyard: "fetch",
  map: "go",
};

/** Dice that are to be rolled again or turned, as soon as the game asks for them. */
interface Wish {
  picks: string[];
}

const SOUNDS: Record<string, Sound> = {
  dealt: "card",
  recruited: "card",
  discarded: "card",
  fetched: "card",
  resolved: "card",
  drew_spell: "card",
  gained: "stone",
  paid: "stone",
  went: "stone",
  sailed: "stone",
  rolled: "dice",
  rerolled: "dice",
  rolled_black_die: "dice",
  turned: "dice",
  game_ended: "end",
};

export class Turn extends Asked {
  protected readonly sounds = SOUNDS;
  picked = $state<{ place: Place; operand: string } | null>(null);
  chosen = $state.raw<number[]>([]); // my dice, by their place in the pool
  ahead = $state<string | null>(null); // the spot or island that is looked at
  rolls = $state(0); // so many throws of mine so far
  rollsSeen = 0; // so many of them were drawn
  private thrown = $state.raw<string[] | "all">([]); // the dice of the last one
  left = $state.raw<Record<string, { card: string; seat: number | null }>>({}); // by space
  private wish: Wish | null = null;
  private gathering = false; // gains are resolved one after another

  get view(): View {
    return this.table.view;
  }

  get seat(): number {
    return this.table.side;
  }

  get me(): Player {
    return this.view.players[this.seat];
  }

  get prices(): Record<string, number> {
    return this.table.question?.asked?.prices ?? {};
  }

  protected gain(event: Record<string, any>): Gain | null {
    return gain(event);
  }

  protected happened(events: Record<string, any>[]): void {
    for (const event of events) {
      if (event.seat === this.view.seat) this.follow(event);
      this.remember(event);
    }
  }

  /** Which dice of mine tumble: all of a throw, or those rolled again; held dice do not move. */
  private follow({ event, die, face }: Record<string, any>): void {
    if (event === "rolled") this.thrown = "all";
    if (event === "spent_reroll") this.thrown = [];
    if (event === "rerolled" && this.thrown !== "all")
      this.thrown = [...this.thrown, pickName({ ...die, face })];
    if (event === "rolled" || event === "rerolled") this.rolls++;
  }

  tumbles(index: number): number {
    return this.thrown === "all" || this.thrown.includes(this.pickName(index)) ? this.rolls : 0;
  }

  protected recalled(events: Record<string, any>[]): void {
    this.left = {};
    for (const event of events) this.remember(event);
  }

  /** Who left the meeting track today, and with whom. */
  private remember({ event, space, card, seat }: Record<string, any>): void {
    if (event === "dealt") this.left = {};
    if (event === "recruited") this.left = { ...this.left, [space]: { card, seat } };
    if (event === "discarded") this.left = { ...this.left, [space]: { card, seat: null } };
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
    return this.picked?.place === place && this.picked.operand === operand && this.legal(place, operand);
  }

  get open(): Choice[] {
    return this.picked ? this.of(this.picked.place, this.picked.operand) : [];
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
    if (this.isPicked(place, operand) && choices.length === 1) return this.act(choices[0].name);
    this.picked = { place, operand };
    this.doubt = null;
  }

  /** The answer that somebody seems to want who clicks there. */
  private wanted(place: Place, operand: string): string {
    const verb = place === "track" && this.kind === "discard" ? "discard" : WISHES[place];
    return `${verb}:${operand}`;
  }

  // Dice

  /** How the game calls a die: by its owner, its colour and its face. */
  pickName(index: number): string {
    return pickName(this.me.dice[index]);
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
    else this.chosen = [...this.chosen, index].slice(this.kind === "turn_die" ? -1 : -2);
  }

  /** Spend this reroll on the dice that are chosen. */
  async reroll(source: Choice): Promise<void> {
    if (this.chosen.length === 0) return void (this.refused = words.glow.chooseDice);
    this.wish = { picks: this.chosen.map((index) => this.pickName(index)) };
    await this.act(source.name);
  }

  async turnDie(choice: Choice): Promise<void> {
    if (this.chosen.length !== 1) return void (this.refused = words.glow.chooseOneDie);
    this.wish = { picks: [this.pickName(this.chosen[0])] };
    await this.act(choice.name);
  }

  /** Roll or turn what is chosen, when a reroll was spent already. */
  async rollChosen(): Promise<void> {
    this.wish = { picks: this.chosen.map((index) => this.pickName(index)) };
    const name = this.next();
    if (name !== undefined) await this.act(name);
  }

  /** By keyboard: the space or the die with this number. */
  pickNumber(index: number): void {
    if (this.lit("track").length && index < this.view.track.length)
      void this.pick("track", this.view.track[index].space);
    else if (index < this.me.dice.length && this.choosable(index)) this.choose(index);
  }

  // What follows by itself

  /** A new question: answer it if the answer was given before. */
  async goOn(): Promise<void> {
    const name = this.gathering ? this.harmless[0]?.name : this.next();
    if (!this.mine || name === undefined) this.gathering = false;
    else await this.carryOut(name);
  }

  private next(): string | undefined {
    const picks = this.wish?.picks ?? [];
    if (this.kind === "first_die" || this.kind === "turn_die")
      return this.choices.find(({ name }) => picks.includes(name))?.name;
    if (this.kind === "second_die" && this.wish) return this.second(picks);
    if (this.kind !== "spend") this.wish = null;
  }

  /** The first die is picked: the other one that was meant, or none. */
  private second(picks: string[]): string {
    const first = picks.indexOf(this.table.question!.asked!.picked);
    const other = picks.find((_, i) => i !== first);
    return this.choices.find(({ name }) => name === other)?.name ?? "only";
  }

  /** Met cards that only give: their order changes nothing, and they take nothing. */
  get harmless(): Choice[] {
    return this.saying("resolve").filter(
      ({ operand }) => !operand.startsWith("spell_") && onlyGives(operand),
    );
  }

  async resolveGains(): Promise<void> {
    this.gathering = true;
    await this.act(this.harmless[0].name);
  }

  clear(): void {
    super.clear();
    this.picked = null;
    this.chosen = [];
  }

  /** Nothing that was wished for follows any more. */
  drop(): void {
    this.wish = null;
    this.gathering = false;
    this.clear();
  }
}

const placed = ({ verb, operand }: Choice): Place | null =>
  operand === "leave" ? null : (PLACES[verb] ?? null);

/** What one clicks for it: a spell tile has the same name for every verb. */
const meant = ({ verb, operand }: Choice): string => (verb === "break" ? `spell_${operand}` : operand);

export function pickName({ colour, of, face }: DieTold): string {
  const owner = of === null ? colour : of.startsWith("sketal") ? of : `large_${colour}`;
  return `pick:${owner}_${face}`;
}

export const onlyGives = (id: string): boolean => cardOf(id).gives.every(({ count }) => (count ?? 0) > 0);

const GOODS: Record<string, string> = {
  light: "light",
  footprint: "footprint",
  firefly: "firefly",
  reroll_token: "reroll",
};
const SIGNS: Record<string, number> = { gained: 1, recruited: 1, lost: -1, paid: -1, spent_reroll: -1 };

export function gain(event: Record<string, any>): Gain | null {
  const sign = SIGNS[event.event];
  const goods: Record<string, number> = event.event === "spent_reroll" ? event.spent : event;
  const told = Object.keys(GOODS)
    .filter((good) => sign && goods[good])
    .map((good) => `${sign > 0 ? "+" : "−"}${goods[good]} {${GOODS[good]}}`);
  return told.length ? { seat: event.seat, text: told.join(" ") } : null;
}

export const heard = (choices: Choice[]): string =>
  choices.map(({ text }) => plain(text)).join(words.glow.or);
