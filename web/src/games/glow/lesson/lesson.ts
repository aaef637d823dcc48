// A guided first game of Glow: two days. Each step fits a state of the turn, and points at what it needs.

import { GOLDEN, next, type Hint, type Lesson } from "../../../lesson/steps";
import { words as common } from "../../../lesson/words";
import type { Turn } from "../turn/turn.svelte";
import { words } from "../words/words";
import Goal from "./Goal.svelte";

type Step = (turn: Turn) => Hint | null;
type Said = Exclude<keyof typeof words.glowLesson, "pictured">;

const DAYS = 2;
const FIRST = "pocana"; // three dice, and no condition

export const lessonOf = (turn: Turn): Lesson => ({
  lasts: DAYS,
  get round() {
    return turn.view.round;
  },
  picture: Goal,
  goal: {
    key: "goal",
    ...words.glowLesson.goal,
    rule: "final-scoring",
    at: ["[data-room=track]", "[data-chip]"], // a phone has no track, but the points of every seat
    read: true,
  },
  hint: (done) => next(STEPS, turn, done),
});

const lit = (room: string) => `[data-room=${room}] [data-legal]`;
const KEEP = "[data-deed=keep]";
const STOP = "[data-deed=stop]";

const MET = "[data-pick^='card:'][data-legal]";
const NAMES: Partial<Record<Said, string[]>> = {
  again: ["[data-room=dice]"],
  chances: ["[data-room=company]"],
  resolve: [MET],
  go: ["[data-room=map]"],
  nowhere: ["[data-room=map]"],
  sail: ["[data-room=map]"],
};

/** A hint; with something picked, the golden button is left to press. */
function says(turn: Turn, key: Said, rule: string, tab: string, ...at: string[]): Hint {
  const said = { key, ...words.glowLesson[key], rule, tab, names: NAMES[key] ?? [] };
  const picked = turn.open.length === 1 || turn.chosen.length > 0;
  return picked ? { ...said, text: common.lesson.press, at: [GOLDEN] } : { ...said, at };
}

function adventurer(turn: Turn): Hint | null {
  if (turn.kind !== "adventurer") return null;
  const best = turn.legal("adventurers", FIRST);
  const at = best ? `[data-room=market] [data-card=${FIRST}]` : lit("market");
  return says(turn, best ? "adventurer" : "another", "what-is-agreed-on", "track", at);
}

const at = (kind: string, key: Said, rule: string, tab: string, ...where: string[]): Step => {
  return (turn) => (turn.kind === kind ? says(turn, key, rule, tab, ...where) : null);
};

function take(turn: Turn): Hint | null {
  const key = turn.view.round > 1 ? "second" : "take";
  return turn.kind === "take" ? says(turn, key, "morning", "track", lit("market")) : null;
}

function reroll(turn: Turn): Hint | null {
  if (turn.kind !== "reroll") return null;
  const pays = turn.saying("reroll").length > 0;
  if (!pays) return says(turn, "rolled", "late-morning", "party", KEEP, GOLDEN);
  const key = turn.view.round > 1 ? "chances" : "reroll";
  return says(turn, key, "late-morning", "party", `${lit("dice")}, ${KEEP}`);
}

/** Once more after a roll, for whoever does not know when to stop. */
const again: Step = (turn) =>
  turn.saying("reroll").length > 0 ? says(turn, "again", "late-morning", "party", KEEP) : null;

function resolve(turn: Turn): Hint | null {
  if (turn.kind !== "resolve") return null;
  const all = turn.harmless.length === turn.choices.length;
  const where = all ? [GOLDEN] : ["[data-deed=gains]", MET, GOLDEN];
  return says(turn, "resolve", "noon", "party", ...where);
}

function walk(turn: Turn): Hint | null {
  if (turn.kind !== "go") return null;
  if (turn.onlyEnding) return says(turn, "nowhere", "afternoon", "map", STOP, GOLDEN);
  return says(turn, "go", "afternoon", "map", "[data-room=steps] [data-legal]", lit("map"));
}

const STEPS: Step[] = [
  adventurer,
  take,
  at("discard", "discard", "morning", "track", lit("market")),
  at("die", "die", "D1", "track", "[data-room=question] [data-pick]"),
  reroll,
  again,
  resolve,
  walk,
  at("sail", "sail", "sailing", "map", "[data-room=steps] [data-legal]", lit("map")),
  at("skull", "skull", "J5", "party", "[data-pick^='card:'][data-legal]"),
  at("fetch", "fetch", "C1", "track", lit("graveyard")),
];
