// A replay that the coach looks at: what its steps cost, and the list of decisions.

import { need } from "../language/language.svelte";
import type { Replay } from "../replay/replay.svelte";
import { Analysis } from "./analysis.svelte";
import type { Better } from "./better";
import Decisions from "./Decisions.svelte";
import { change } from "./shares";
import { words } from "./words";

export class Coached {
  ghosts = $state(true); // whether better ways are shown on the table
  open = $state(false);
  readonly Decisions = Decisions;
  readonly analysis: Analysis;

  constructor(
    private readonly replay: Replay,
    open: boolean,
  ) {
    this.open = open;
    this.analysis = new Analysis(replay.code);
    void this.analysis.load();
  }

  /** What the step cost that was taken last; nothing if it was as good as any. */
  get cost(): string {
    const lost = this.analysis.costAt(this.replay.step);
    return lost > 0 ? change(-lost) : "";
  }

  /** The better way, where whoever we look at is about to leave it. */
  get better(): Better | null {
    const turn = this.ghosts && !this.open ? this.analysis.partingAfter(this.replay.step) : undefined;
    if (!turn || (this.replay.eyes ?? turn.judged.seat) !== turn.judged.seat) return null;
    return { turn, close: () => (this.ghosts = false) };
  }

  get told(): string {
    return words.coach.costTold({ cost: this.cost });
  }
}

/** Have the coach look at a replay, and open the list of decisions if that is wanted. */
export async function coachedFor(replay: Replay, open: boolean): Promise<Coached> {
  await need("end", "coach");
  return new Coached(replay, open);
}
