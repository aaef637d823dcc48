// The way on the map that somebody thinks of, and what is said about it.

import { words } from "../words/words";
import { wayTo } from "../phases/foresight";
import type { Trip, Turn } from "../turn/turn.svelte";
import { ISLANDS, ROUTES, SPOTS } from "./map";
import { needs, price, spotsOf, title } from "./travel";

const atSea = (turn: Turn): boolean => turn.view.board === "sea";
const picked = (turn: Turn): string | null => (turn.picked?.place === "map" ? turn.picked.operand : null);

/** What the game plans for the spot that is looked at, else for the one that is picked. */
const tripOf = (turn: Turn): Trip | null | undefined =>
  !atSea(turn) && turn.ahead ? turn.trips[turn.ahead] : turn.trip;

/** The places of the way to what is looked at, else to what is picked; empty if none is thought of. */
export function wayOf(turn: Turn): string[] {
  if (atSea(turn)) return picked(turn)?.split("-") ?? [];
  const { group } = turn.me;
  const trip = tripOf(turn);
  if (trip) return spotsOf(group, trip);
  if (!turn.ahead || turn.view.seat === null || turn.kind === "go") return [];
  return wayTo(ROUTES, group, turn.ahead);
}

/** The name of the place that is looked at, and what its way takes; null where the question says it already. */
export function captionOf(turn: Turn): { name: string; way: string } | null {
  const { ahead } = turn;
  if (!ahead || !(ahead in SPOTS || ahead in ISLANDS)) return null;
  if (picked(turn)?.split("-").at(-1) === ahead) return null;
  return { name: title(ahead), way: toll(turn) };
}

/** What the way takes: as planned, or as far as one can tell without a plan. */
function toll(turn: Turn): string {
  const [trip, way] = [tripOf(turn), wayOf(turn)];
  if (trip) return price(trip);
  return way.length > 1 && !atSea(turn)
    ? words.glowMap.trip({ steps: way.length - 1, parts: needs(way) })
    : "";
}
