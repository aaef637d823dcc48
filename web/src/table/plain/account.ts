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
  points: words.plain.points,
  round: words.plain.round,
  standing: (view: GameView) => players(view).map(points),
  standingHint: words.plain.standing,
  sources: (view: GameView) => players(view).map(() => []),
  deeds: () => [],
});
