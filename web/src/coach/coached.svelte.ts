// A replay that the coach looks at: what its steps cost, and the list of decisions.

import { need } from "../language/language.svelte";
import type { Replay } from "../replay/replay.svelte";
import { Analysis } from "./analysis.svelte";
import Decisions from "./Decisions.svelte";
import { change } from "./shares";
import { words } from "./words";

export class Coached {
  open = $state(true);
  readonly Decisions = Decisions;
  readonly analysis: Analysis;

  constructor(private readonly replay: Replay) {
    this.analysis = new Analysis(replay.code);
    void this.analysis.load();
  }

  /** What the step cost that was taken last; nothing if it was as good as any. */
  get cost(): string {
    const lost = this.analysis.costAt(this.replay.step);
    return lost > 0 ? change(-lost) : "";
  }

  get told(): string {
    return words.coach.costTold({ cost: this.cost });
  }
}

export async function coachedFor(replay: Replay): Promise<Coached> {
  await need("end", "coach");
  return new Coached(replay);
}
