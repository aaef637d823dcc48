// Whether dice roll as dice here: the throws are loaded after the table, and a machine that is too slow for them
// turns its dice plainly.

import { still } from "../../../../settings.svelte";
import type { Colour } from "../../box/cards";

type Throws = typeof import("./roll");

const TOO_LATE = 0.3; // of the frames of a throw
let throws: Throws | null = null;
let colours: Colour[] = []; // of dice that may be thrown soon
let slow = false;

/** Load the throws when the table is drawn and nothing else is to do. */
export function prepareThrows(): void {
  const load = () => void import("./roll").then(began).catch(() => {}); // plain dice do
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 500);
}

function began(loaded: Throws): void {
  throws = loaded;
  throws.paintSides(colours);
}

/** Dice of these colours may be thrown soon. */
export function prepareDice(soon: Colour[]): void {
  colours = soon;
  throws?.paintSides(colours);
}

/** What shows a throw; none if it is not there yet, not wished for, or too slow here. */
export const throwsHere = (): Throws | null => (slow || still() ? null : throws);

export const rollsAsDice = (): boolean => throwsHere() !== null;

/** Remember how a throw went: frames that came late. */
export function wasShown(late: number): void {
  slow ||= late > TOO_LATE;
}
