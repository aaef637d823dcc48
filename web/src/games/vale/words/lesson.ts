// A guided first game: where it points to while it says something, and the rule behind that.

import type { Marks } from "../../../lesson/marks";
import { words } from "./words";

const PLACES = {
  goal: { rule: "the-round", at: "track" },
  mark: { rule: "hunt", at: "market" },
  action: { rule: "action", at: "hand" },
  pay: { rule: "R01", at: "question" },
  keep: { rule: "R05", at: "question" },
  resolution: { rule: "resolution", at: "area" },
  choose: { rule: "R16", at: "question" },
  player: { rule: "R17", at: "others" },
  recover: { rule: "R12", at: "area" },
  wait: { rule: "the-round", at: "log" },
  over: { rule: "R29" },
};

/** By the kind of question, when it comes for the first time. */
export const lesson = (): Marks =>
  Object.fromEntries(
    Object.entries(PLACES).map(([kind, place]) => [
      kind,
      { ...words.valeLesson[kind as keyof typeof PLACES], ...place },
    ]),
  );
