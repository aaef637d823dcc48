// A guided first game of the Vale: three rounds. Each step fits a state of the turn, and points at what it needs.

import { GOLDEN, next, type Hint, type Lesson } from "../../../lesson/steps";
import { words as common } from "../../../lesson/words";
import { CARDS } from "../box/families";
import type { Place, Turn } from "../turn/turn.svelte";
import { words } from "../words/words";
import Goal from "./Goal.svelte";

type Step = (turn: Turn) => Hint | null;

const ROUNDS = 3;
const FIRST = "salamander"; // of the prepared deal: cheap, and it acts every round
const TABS: Partial<Record<Place, string>> = { players: "others", area: "area" };

export const lessonOf = (turn: Turn): Lesson => ({
  lasts: ROUNDS,
  get round() {
    return turn.view.round;
  },
  picture: Goal,
  goal: {
    key: "goal",
    ...words.valeLesson.goal,
    rule: "end-of-the-round",
    at: ["[data-room=track]", "[data-chip]"], // a phone has no track, but the points of every seat
    read: true,
  },
  hint: (done) => next(STEPS, turn, done),
});

const thing = (place: Place, card: string) => `[data-pick="${place}:${card}"]`;
const lit = (room: string) => `[data-room=${room}] [data-legal]`;
const mine = (turn: Turn) => turn.view.players[turn.side]!;

/** The same hint when something is picked: the golden button is left to press. */
function pressing(turn: Turn, hint: Hint, place: Place): Hint {
  return turn.picked?.place === place && turn.deed
    ? { ...hint, text: common.lesson.press, at: [GOLDEN] }
    : hint;
}

function mark(turn: Turn): Hint | null {
  if (turn.kind !== "mark" || mine(turn).marked.length || !turn.legal("display", FIRST)) return null;
  const { title, text } = words.valeLesson.mark;
  const at = [thing("display", FIRST)];
  const card = CARDS[FIRST]!.name;
  const said = {
    key: "mark",
    card,
    title: title({ card: FIRST }),
    text: text({ card: FIRST }),
    rule: "hunt",
  };
  return pressing(turn, { ...said, at, tab: "market" }, "display");
}

function second(turn: Turn): Hint | null {
  if (turn.kind !== "mark" || turn.view.round > 1) return null;
  const hint = {
    key: "second",
    ...words.valeLesson.second,
    rule: "hunt",
    at: [lit("market")],
    names: ["[data-room=market]"],
    tab: "market",
  };
  return pressing(turn, hint, "display");
}

/** In later rounds: what is new in this one. */
function anew(key: "slots" | "partners", round: number): Step {
  return (turn) => {
    if (turn.kind !== "mark" || turn.view.round !== round) return null;
    const hint = { key, ...words.valeLesson[key], rule: "slots", at: [lit("market")], tab: "market" };
    return pressing(turn, hint, "display");
  };
}

function sell(turn: Turn): Hint | null {
  const { marked, stones } = mine(turn);
  const card = marked.find((one) => one !== FIRST) ?? marked[0];
  if (turn.kind !== "action" || !card || stones.red + stones.blue + stones.purple) return null;
  if (!turn.choices.some(({ name }) => name === `sell:${card}`)) return null;
  const { title, text } = words.valeLesson.sell;
  const chosen = turn.isPicked("display", card);
  const at = chosen ? ["[data-deed=sell]", GOLDEN] : [thing("display", card)];
  const said = { key: "sell", card: CARDS[card]!.name };
  return { ...said, title: title({ card }), text: text({ card }), rule: "action", at, tab: "market" };
}

function tame(turn: Turn): Hint | null {
  const card = turn.kind === "action" ? mine(turn).marked[0] : undefined;
  if (!card || !turn.legal("display", card)) return null;
  const { title, text } = words.valeLesson.tame;
  const name = CARDS[card]!.name;
  const said = { key: "tame", card: name, title: title({ card }), text: text({ card }), rule: "action" };
  return pressing(turn, { ...said, at: [thing("display", card)], tab: "market" }, "display");
}

function summon(turn: Turn): Hint | null {
  if (turn.kind !== "action") return null;
  const held = (mine(turn).hand ?? []).filter(({ card }) => turn.legal("hand", card));
  const [cheapest] = held.sort((a, b) => a.cost - b.cost);
  if (!cheapest) return null;
  const { title, text } = words.valeLesson.summon;
  const said = { key: "summon", title: title(cheapest), text: text(cheapest), rule: "action" };
  return pressing(turn, { ...said, at: [thing("hand", cheapest.card)], tab: "hand" }, "hand");
}

function end(turn: Turn): Hint | null {
  const idle = turn.kind === "action" && turn.ending && !mine(turn).marked.length;
  if (!idle || turn.count("hand")) return null;
  return { key: "end", ...words.valeLesson.end, rule: "action", at: [GOLDEN] };
}

/** Stones to pay or to keep: the golden button if those that are chosen will do. */
function stones(kind: "pay" | "keep", rule: string): Step {
  return (turn) => {
    const at = turn.payment ? GOLDEN : "[data-stones][data-asked]";
    return turn.kind === kind ? { key: kind, ...words.valeLesson[kind], rule, at: [at] } : null;
  };
}

function activate(turn: Turn): Hint | null {
  if (turn.kind !== "resolution" || !turn.count("area")) return null;
  const said = { key: "resolution", ...words.valeLesson.resolution, rule: "resolution" };
  return pressing(turn, { ...said, at: [lit("area")], tab: "area" }, "area");
}

type Kind = "choose" | "player" | "recover";

/** Questions that come now and then. */
function rare(kind: Kind, rule: string, at: string, place: Place): Step {
  return (turn) => {
    if (turn.kind !== kind) return null;
    const hint = { key: kind, ...words.valeLesson[kind], rule, at: [at], tab: TABS[place] };
    return pressing(turn, hint, place);
  };
}

const STEPS: Step[] = [
  mark,
  second,
  anew("slots", 2),
  anew("partners", ROUNDS),
  sell,
  tame,
  summon,
  end,
  stones("pay", "R01"),
  stones("keep", "R05"),
  activate,
  rare("choose", "R16", "[data-pick^='options:']", "options"),
  rare("player", "R17", "[data-pick^='players:'][data-legal]", "players"),
  rare("recover", "R12", lit("area"), "area"),
];
