// My turn at the Vale: what is legal, by card and place, and what I have picked so far.

import { settings, still } from "../../settings.svelte";
import type { Sound } from "../../sound/notes";
import { Asked, type Choice, type Gain } from "../../table/asked.svelte";
import { STONES, type Stone } from "./families";
import { flights, onScreen, type Flight } from "./flight";

export interface Player {
  points: number;
  stones: Record<Stone, number>;
  stone_values: Record<Stone, number>;
  stone_limit: number;
  marked: string[];
  area: string[];
  activated: string[];
  hand_size: number;
  hand: { card: string; cost: number }[] | null;
}

export interface View {
  seat: number | null;
  round: number;
  phase: "hunt" | "action" | "resolution" | "end";
  start: number;
  deciders: number[];
  winners: number[];
  deck: number;
  deck_top: string | null;
  discarded: string[];
  display: string[];
  players: Player[];
}

type Place = "display" | "hand" | "area" | "discarded" | "players";

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
};

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
  game_ended: "end",
};

export class Turn extends Asked {
  protected readonly sounds = SOUNDS;
  picked = $state<{ place: Place; operand: string } | null>(null);
  stones = $state<Record<Stone, number>>({ red: 0, blue: 0, purple: 0 }); // picked to pay or to keep

  flying = $state.raw<(Flight & { key: number })[]>([]); // stones on their way

  private flown = 0; // so many flights so far

  /** A card that is sold lies where its stones begin. */
  protected happened(events: Record<string, any>[]): void {
    if (still() || !settings.pace) return;
    const fresh = flights(events, onScreen).map((flight) => ({ ...flight, key: this.flown++ }));
    this.flying = [...this.flying, ...fresh];
  }

  land(key: number): void {
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  protected gain(event: Record<string, any>): Gain | null {
    return gain(event);
  }

  get view(): View {
    return this.table.view;
  }

  /** The market: what lies there unmarked, and what somebody has marked. */
  get market(): string[] {
    return [...this.view.display, ...this.view.players.flatMap((player) => player.marked)];
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

  count(place: Place): number {
    return new Set(
      this.choices.filter((choice) => this.place(choice) === place).map((choice) => choice.operand),
    ).size;
  }

  get open(): Choice[] {
    return this.picked ? this.of(this.picked.place, this.picked.operand) : [];
  }

  /** What has no place on the table: options of a card. */
  get options(): Choice[] {
    return this.choices.filter((choice) => choice.verb === "option");
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
    if (this.isPicked(place, operand) && choices.length === 1) return this.act(choices[0].name);
    this.picked = { place, operand };
    this.doubt = null;
    this.foreseen = [];
    if (choices.length === 1) await this.foresee(choices[0].name, () => this.picked !== null);
  }

  /** What I seem to want from a card that does not glow. */
  private wish(place: Place): string {
    return {
      display: this.view.phase === "hunt" ? "mark" : "tame",
      hand: "summon",
      area: "activate",
      discarded: "take",
      players: "seat",
    }[place];
  }

  clear(): void {
    super.clear();
    this.picked = null;
  }

  // Stones

  /** The cheapest payment to begin with, or all that may be kept. */
  suggest(): void {
    const values = this.view.players[this.view.seat!].stone_values;
    const worth = (operand: string) => counts(operand).reduce((sum, n, i) => sum + n * values[STONES[i]], 0);
    const size = (operand: string) => counts(operand).reduce((sum, n) => sum + n, 0);
    const best = [...this.choices].sort((a, b) =>
      this.paying === "pay"
        ? worth(a.operand) - worth(b.operand) || size(b.operand) - size(a.operand)
        : worth(b.operand) - worth(a.operand),
    )[0];
    const [red, blue, purple] = counts(best.operand);
    this.stones = { red, blue, purple };
  }

  /** The legal action for the stones that are picked, if there is one. */
  get payment(): Choice | undefined {
    const operand = STONES.map((colour) => this.stones[colour]).join(",");
    return this.choices.find((choice) => choice.operand === operand);
  }
}

function gain(event: Record<string, any>): { seat: number; text: string } | null {
  if (event.event === "scored") return { seat: event.seat, text: `+${event.points}{points}` };
  if (event.event === "lost") return { seat: event.seat, text: `−${event.points}{points}` };
  if (event.event !== "took") return null;
  const stones = Object.entries(event.stones as Record<string, number>);
  return { seat: event.seat, text: stones.map(([colour, count]) => `{${colour}}`.repeat(count)).join("") };
}

const counts = (operand: string) => operand.split(",").map(Number);
