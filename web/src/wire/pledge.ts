// What the server sealed before the first card, and what this browser threw in: kept here, so that whoever claims
// something else later is found out.

export interface Pledge {
  seal: string; // the commitment
  nonce: string; // what this browser added, none if it only watched
}

const KEY = "everglow-pledges";
const KEPT = 60; // tables

function all(): Record<string, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function keep(code: string, pledge: Pledge): void {
  const kept = Object.entries({ ...all(), [code]: pledge }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing can still compare what it is told at the end
  }
}

/** The first seal of a table is the one that counts. */
export function keepSeal(code: string, seal: string): void {
  const known = all()[code];
  if (!known?.seal) keep(code, { seal, nonce: known?.nonce ?? "" });
}

/** Whoever sits down again throws in something new. */
export function keepNonce(code: string, nonce: string): void {
  keep(code, { seal: all()[code]?.seal ?? "", nonce });
}

export const pledge = (code: string): Pledge | null => all()[code] ?? null;
