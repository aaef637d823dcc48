// My dice in the late morning: which ones I have chosen, to which face one shall turn, and what pays for it.

import type { Die } from "../../../generated/glow";
import type { Choice } from "../../../table/asked.svelte";
import { TO_TURN, type Face } from "../box/cards";
import { cheapest, mixed, otherFaces, shifted, type Mix } from "../phases/paying";
import { pickName } from "../pieces/dice";
import { Happened } from "./happened.svelte";

export abstract class DiceChosen extends Happened {
  chosen = $state.raw<number[]>([]); // my dice, by their place in the pool
  turning = $state(false); // the chosen die shall be turned, not rolled
  face = $state<Face | null>(null); // ... to this face
  protected source = $state<string | null>(null); // what pays for a roll, if I chose it
  protected mix = $state.raw<Mix | null>(null); // ... for turning a die

  saying(...verbs: string[]): Choice[] {
    return this.choices.filter(({ verb }) => verbs.includes(verb));
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
}
