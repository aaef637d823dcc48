// What has just happened at a table of Glow, as its pages show it: throws, journeys, who left the meeting track.

import type { Event, Player, Question, View } from "../../../generated/glow";
import { seatOf } from "../../../end/account";
import { Asked, type Gain } from "../../../table/asked.svelte";
import { deal } from "../../../table/deal";
import type { Moment } from "../../../table/telling.svelte";
import type { Sound } from "../../../sound/notes";
import { foundOn, stepOf, type Found } from "../boards/findings";
import { COMPANIONS, type Face } from "../box/cards";
import { pickName } from "../pieces/dice";
import { setOut } from "../pieces/home";
import { rollsAsDice } from "../pieces/throws/ready";
import { gain } from "./gain";
import { about, moments } from "./moments";
import { MOTIFS } from "./motifs";
import { SOUNDS, SOUNDS_BESIDE_DICE } from "./sounds";

const FOUND = 1400; // milliseconds for which a gain is seen on the map

/** A die that was rolled again: how it is called now, and what it showed. */
interface Again {
  name: string;
  before: Face | null;
}

export abstract class Happened extends Asked {
  found = $state.raw<Found[]>([]); // rising on the map
  follows = $state<string | null>(null); // where somebody went last
  private stood: Record<number, string> = {}; // groups, before what happens now
  sunset = $state.raw<{ day: number; stronger: boolean } | null>(null); // a day has just ended
  rolls = $state(0); // so many throws of mine so far
  rollsSeen = 0; // so many of them were drawn
  trays = 0; // so many trays on the screen show throws
  private thrown = $state.raw<Again[] | "all">([]); // the dice of the last one
  throwSeed = ""; // what everybody knows of the last throw: it is the same for all who see it
  left = $state.raw<Record<string, { card: string; seat: number | null }>>({}); // by space

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

  /** How events sound; dice that are seen rolling sound when they hit something. */
  protected get sounds(): Record<string, Sound> {
    return rollsAsDice() && this.trays > 0 ? SOUNDS_BESIDE_DICE : SOUNDS;
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

  /** How the game calls a die: by its owner, its colour and its face. */
  pickName(index: number): string {
    return pickName(this.me.dice[index]!);
  }
}
