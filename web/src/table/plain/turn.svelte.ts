// A turn at a table of any game: every legal action is a choice, one of them may be picked.

import type { Sound } from "../../sound/notes";
import { Asked, type Choice, type Gain } from "../asked.svelte";

export class PlainTurn extends Asked {
  picked = $state<string | null>(null);
  protected readonly sounds: Record<string, Sound> = {};

  protected gain(): Gain | null {
    return null;
  }

  clear(): void {
    super.clear();
    this.picked = null;
  }

  /** What the golden button does: the picked choice, or the only one. */
  get meant(): Choice | undefined {
    if (this.choices.length === 1) return this.choices[0];
    return this.choices.find(({ name }) => name === this.picked);
  }

  prepare([name]: string[]): void {
    this.picked = name ?? null;
  }

  /** Pick a choice; picked again, it is carried out. */
  async pick(name: string): Promise<void> {
    if (this.picked === name) return this.act(name);
    this.clear();
    this.picked = name;
    await this.foresee(name, () => this.picked === name);
  }
}
