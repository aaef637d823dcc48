// Where on the table one clicks for each answer.

import type { Choice } from "../../../table/asked.svelte";

export type Place = "adventurers" | "track" | "reserve" | "dice" | "cards" | "graveyard" | "map";

const PLACES: Record<string, Place> = {
  adventurer: "adventurers",
  take: "track",
  discard: "track",
  black: "track",
  die: "reserve",
  pick: "dice",
  resolve: "cards",
  lose: "cards",
  break: "cards",
  fetch: "graveyard",
  go: "map",
  sail: "map",
};

// What one seems to want from a thing that does not glow.
export const WISHES: Record<Place, string> = {
  adventurers: "adventurer",
  track: "take",
  reserve: "die",
  dice: "pick",
  cards: "resolve",
  graveyard: "fetch",
  map: "go",
};

export const placed = ({ verb }: Choice): Place | null => PLACES[verb] ?? null;

/** What one clicks for it: a spell tile has the same name for every verb. */
export const meant = ({ verb, operand }: Choice): string => (verb === "break" ? `spell_${operand}` : operand);

// How things are called on the screen (`data-pick`) where that is not their place.
const CALLED: Partial<Record<Place, string[]>> = { cards: ["card"], map: ["spot", "step"] };

/** The things on the screen that stand for an answer: on a map also its line in the list of steps. */
export function thingsAt(choice: Choice): string[] {
  const place = placed(choice);
  if (choice.verb === "reroll") return [`source:${choice.operand}`];
  if (choice.verb === "face") return [`face:${choice.operand}`];
  return place ? (CALLED[place] ?? [place]).map((name) => `${name}:${meant(choice)}`) : [];
}

/** Where an answer is given on a table at which nobody is asked, as selectors. */
export function ghostAt(name: string): string[] {
  const [verb, operand = ""] = name.split(":") as [string, string?];
  const place = PLACES[verb];
  if (place === "track") return [`[data-pick="track:${operand}"]`];
  if (place === "map") return [`[data-spot="${operand.split("-").at(-1)}"]`];
  return place ? [`[data-card="${verb === "break" ? `spell_${operand}` : operand}"]`] : [];
}
