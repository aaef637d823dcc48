// Whether the deal was what was sealed before the first card: what this browser can find out by itself, and what it
// has on the server's word.

import type { ReplayTold } from "../generated/messages";
import type { Pledge } from "../wire/pledge";
import { hashOf, hex, sha256 } from "../wire/sha256";

export interface Finding {
  what: "seal" | "kept" | "hashes" | "mine" | "elsewhere" | "played";
  holds: boolean | null; // null if nobody here can tell
  by: "browser" | "server";
}

export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Browsers compute hashes over https or on this machine only; elsewhere we do. */
export const hasher: Hash = globalThis.crypto?.subtle
  ? async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  : (bytes) => Promise.resolve(sha256(bytes));

const bytes = (text: string) => new TextEncoder().encode(text);

/** The seed of the deal: the hash over the hashes of the secret and of everybody's nonce. */
export async function seed(secret: string, nonces: string[], hash: Hash): Promise<string> {
  const parts = await Promise.all([secret, ...nonces].map((text) => hash(bytes(text))));
  return hex(await hash(new Uint8Array(parts.flatMap((part) => [...part]))));
}

/** Whether every nonce is the one that its seat had committed to; null for a game from before there were hashes. */
export function committed(told: ReplayTold, kept: Pledge | null): boolean | null {
  const { nonces, hashes } = told.reveal!;
  if (kept?.hashes && kept.hashes.join() !== hashes.join()) return false;
  if (!hashes.some(Boolean)) return null;
  return !stuffed(told) && nonces.every((nonce, seat) => hashes[seat] === (nonce && hashOf(nonce)));
}

/** Whether a nonce lies at a bot of the house: nobody's browser chose it before the others' were known.
 * A game that went on from another one has the nonces of the people who played that.
 */
const stuffed = ({ table, reveal }: ReplayTold): boolean =>
  table.branch === null && table.chairs.some(({ level }, seat) => level && reveal!.nonces[seat]);

/** Whether this browser committed to a nonce for a seat of mine, and was never asked to tell it. */
const unasked = ({ table }: ReplayTold, kept: Pledge | null): boolean =>
  !kept?.nonce && !!kept?.offered && table.chairs.some(({ you }) => you);

function thrownIn(told: ReplayTold, kept: Pledge | null): Finding {
  if (unasked(told, kept)) return { what: "elsewhere", holds: null, by: "browser" };
  return {
    what: "mine",
    holds: kept?.nonce ? told.reveal!.nonces.includes(kept.nonce) : null,
    by: "browser",
  };
}

export async function findings(told: ReplayTold, kept: Pledge | null, hash: Hash): Promise<Finding[]> {
  const played: Finding = { what: "played", holds: told.sound, by: "server" };
  if (told.table.lesson) return [played]; // its deal was prepared: nothing was sealed or thrown in
  const { secret } = told.reveal!;
  const { commitment } = told.table;
  const sealed = hex(await hash(bytes(secret))) === commitment;
  return [
    { what: "seal", holds: sealed, by: "browser" },
    { what: "kept", holds: kept?.seal ? kept.seal === commitment : null, by: "browser" },
    { what: "hashes", holds: committed(told, kept), by: "browser" },
    thrownIn(told, kept),
    played,
  ];
}

/** One thing that does not hold is enough. */
export const verified = (found: Finding[]): boolean => found.every(({ holds }) => holds !== false);
