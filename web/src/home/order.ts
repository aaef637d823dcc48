// The tables of a person, by what they have to do there.

import type { Listing } from "../wire/http";

/** Those that wait for the person, the longest first; then those that wait for others. */
export function sorted(running: Listing[]): { mine: Listing[]; others: Listing[] } {
  const mine = running.filter(({ yours }) => yours).sort((a, b) => a.used - b.used);
  return { mine, others: running.filter(({ yours }) => !yours) };
}
