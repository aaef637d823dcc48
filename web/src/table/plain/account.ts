// What can be told at the end of any game: the points that its view shows, and nothing about where they came from.

import type { Account } from "../../end/account";
import type { GameView } from "../../generated/game";
import { players } from "./label";
import { words } from "./words";

export const POINT = "trophy"; // its icon

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const points = (player: object): number =>
  "points" in player ? number(player.points) : "score" in player ? number(player.score) : 0;

export const accountOf = (title: string): Account => ({
  title,
  point: POINT,
  get points() {
    return words.plain.points;
  },
  round: (round) => words.plain.round({ round }),
  phase: (phase) => phase,
  standing: (view: GameView) => players(view).map(points),
  get standingHint() {
    return words.plain.standing;
  },
  sources: (view: GameView) => players(view).map(() => []),
  deeds: () => [],
});
