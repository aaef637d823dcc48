// Names of fields and values of a view, as people read them.

/** `spell_pile` as "Spell pile". */
export const label = (name: string): string => {
  const spaced = name.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export type Scalar = string | number | boolean | null;

export const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";

/** A {marker} of a sentence is read as its name. */
export const plain = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => name.replaceAll("_", " "));

/** Fields that every table shows in places of their own. */
const ELSEWHERE = ["game", "seat", "players", "deciders", "winners", "places", "round", "phase", "over"];

export const fields = (value: object): [string, unknown][] => Object.entries(value);

/** What lies on the table and belongs to nobody. */
export const shared = (view: object): [string, unknown][] =>
  fields(view).filter(([name]) => !ELSEWHERE.includes(name));

/** What lies before each player, if the game has a list of them. */
export function players(view: object): object[] {
  const found: unknown[] = "players" in view && Array.isArray(view.players) ? view.players : [];
  return found.filter((player) => typeof player === "object" && player !== null);
}

/** Fields with a single value first, together; then every field that holds more. */
export function grouped(all: [string, unknown][]): [string, unknown][][] {
  const single = all.filter(([, value]) => isScalar(value));
  const others = all.filter(([, value]) => !isScalar(value));
  return [single, others].filter(({ length }) => length > 0);
}
