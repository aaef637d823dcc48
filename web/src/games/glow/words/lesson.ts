// A guided first game: where it points to while it says something, and the rule behind that.

import type { Marks } from "../../../lesson/marks";
import { words } from "./words";

const PLACES = {
  goal: { rule: "final-scoring", at: "track" },
  adventurer: { rule: "what-is-agreed-on", at: "market" },
  take: { rule: "morning", at: "market" },
  discard: { rule: "morning", at: "market" },
  die: { rule: "D1", at: "question" },
  reroll: { rule: "late-morning", at: "dice" },
  resolve: { rule: "noon", at: "company" },
  go: { rule: "afternoon", at: "map" },
  sail: { rule: "sailing", at: "map" },
  skull: { rule: "J5", at: "company" },
  fetch: { rule: "C1", at: "graveyard" },
  wait: { rule: "who-decides-when", at: "log" },
  over: { rule: "final-scoring" },
};

/** By the kind of question, when it comes for the first time. */
export const lesson = (): Marks =>
  Object.fromEntries(
    Object.entries(PLACES).map(([kind, place]) => [
      kind,
      { ...words.glowLesson[kind as keyof typeof PLACES], ...place },
    ]),
  );
