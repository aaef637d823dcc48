// Drawings by name: those of the first page. Other pages add theirs (more.ts), and so does a game when it is opened.

import first from "../generated/icons-first.json";

const CARD =
  '<path d="M196 60h200a40 40 0 0 1 40 40v280a40 40 0 0 1-40 40h-20V150a60 60 0 0 0-60-60H156a40 40 0 0 1 40-30Z" opacity=".65"/><path d="M116 110h190a40 40 0 0 1 40 40v270a40 40 0 0 1-40 40H116a40 40 0 0 1-40-40V150a40 40 0 0 1 40-40Zm95 90-62 85 62 85 62-85Z"/>';

const drawings: Record<string, string> = { ...first, card: CARD };

export function add(more: Record<string, string>): void {
  Object.assign(drawings, more);
}

export function drawing(name: string): string {
  const found = drawings[name];
  if (found === undefined) throw new Error(`there is no icon ${name}`);
  return found;
}
