// What everybody committed to before the first card, and what this browser threw in: kept here, so that whoever
// claims something else later is found out.

import { hashOf, hex } from "./sha256";

export interface Pledge {
  seal: string; // the server's commitment
  nonce: string; // what this browser added, none if it only watched
  hashes?: string[]; // by seat, as they were when this browser told its nonce for the first time
  offered?: Record<string, string>; // nonces by their hashes, of which the last that was taken counts
}

const KEY = "everglow-pledges";
const KEPT = 60; // tables

function all(): Record<string, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Pledge>;
  } catch {
    return {};
  }
}

function keep(code: string, news: Partial<Pledge>): void {
  const found = { ...(pledge(code) ?? { seal: "", nonce: "" }), ...news };
  const kept = Object.entries({ ...all(), [code]: found }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    unkept[code] = found; // it lasts as long as the page
  }
}
const unkept: Record<string, Pledge> = {};

export const pledge = (code: string): Pledge | null => all()[code] ?? unkept[code] ?? null;

/** The first seal of a table is the one that counts. */
export function keepSeal(code: string, seal: string): void {
  if (!pledge(code)?.seal) keep(code, { seal });
}

/** A new nonce for a seat of this table; its hash is what the server is told now. */
export function commit(code: string): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  keep(code, { offered: { ...pledge(code)?.offered, [hashOf(nonce)]: nonce } });
  return hashOf(nonce);
}

/** The host has begun: keep everybody's hashes, and tell the nonce of mine, if this browser has it.
 *
 * A nonce is told for one list of hashes only. A server that showed another list afterwards, with the same nonce,
 * could have chosen the other seats' nonces when it knew mine.
 */
export function disclosed(code: string, hashes: string[], mine: string): string | undefined {
  const before = pledge(code);
  const nonce = before?.offered?.[mine];
  if (!nonce) return undefined;
  if (nonce === before?.nonce) return before.hashes?.join() === hashes.join() ? nonce : undefined;
  keep(code, { hashes, nonce, offered: { [mine]: nonce } }); // what was offered before is not told any more
  return nonce;
}

/** A watcher keeps the hashes too. */
export function keepHashes(code: string, hashes: string[]): void {
  keep(code, { hashes });
}
