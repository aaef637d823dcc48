// JSON Patch as the server sends it: add, replace and remove. What did not change is shared.

import type { Change } from "../generated/messages";

export function patched<T>(value: T, changes: Change[]): T {
  return changes.reduce((whole, change) => applied(whole, steps(change.path), change) as T, value);
}

function steps(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function applied(value: unknown, [step, ...rest]: string[], change: Change): unknown {
  if (step === undefined) return change.value;
  // A list is indexed by its steps as well, which are texts.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && change.op === "remove") delete copy[step];
  else copy[step] = applied(copy[step], rest, change);
  return copy;
}
