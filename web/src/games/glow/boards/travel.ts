// Travelling: where I may go and for how much, how spots are called, and the way so far.

import type { Choice } from "../../../table/asked.svelte";
import { words } from "../words/words";
import type { Given } from "../box/cards";
import { ISLANDS, joins, ROUTES, SPOTS, type Placed, type Point, type Reach } from "./map";
import type { Trip, Turn, View } from "../turn/turn.svelte";

export function reachOf({ verb, operand, name }: Choice, price: number): Reach {
  if (verb === "sail") {
    const [from, spot] = operand.split("-") as [string, string];
    return { spot, from, cost: footprints(price), action: name };
  }
  const { needs } = SPOTS[operand]!;
  return { spot: operand, cost: price === 0 && needs ? `{${needs}}` : footprints(price), action: name };
}

const footprints = (price: number) =>
  price === 0 ? words.glowMap.free : words.glowMap.takes({ count: price });

/** Everybody's markers. */
export function placesOf(view: View): Placed[] {
  return view.players.flatMap((player, seat): Placed[] => {
    if (view.board === "sea") return player.boats.map((spot) => ({ seat, spot, kind: "boat" }));
    const group: Placed = { seat, spot: player.group, kind: "group", adventurer: player.adventurer };
    return player.camp === "start" ? [group] : [group, { seat, spot: player.camp, kind: "camp" }];
  });
}

/** A place by what it is, with the mark that the map shows there. */
export function title(place: string): string {
  if (place in ISLANDS) return words.glowMap.island({ place });
  const { needs, without, village, mark } = SPOTS[place]!;
  if (needs) return words.glowMap.spot({ element: needs, mark });
  if (without) return words.glowMap.pass({ element: without, mark });
  return village ? words.glowMap.village({ light: village }) : words.glowMap.start;
}

/** Where a step leads and what it takes, for those who listen. */
export const spokenReach = ({ from, spot, cost }: Reach): string =>
  from ? words.glowMap.fromTo({ start: from, place: spot, cost }) : words.glowMap.to({ place: spot, cost });

/** A step as one would say it: where it leads, seen from here. */
export function called(turn: Turn, choice: Choice): string {
  const { spot, from } = reachOf(choice, 0);
  if (from) return words.glowMap.sailing({ start: from, place: spot });
  const wind = towards(SPOTS[turn.me.group]!.at, SPOTS[spot]!.at);
  return words.glowMap.towards({ title: title(spot), wind });
}

/** What a way takes and gives, in the order in which one asks. */
export function price({ steps, dice, ...counts }: Trip): string {
  const { uses, tripParts, trip } = words.glowMap;
  const parts = [
    ...(dice.length ? [uses({ dice })] : []),
    ...(["footprints", "light", "skulls", "fireflies", "rerolls", "lacking"] as const).flatMap((what) =>
      counts[what] ? [tripParts[what]({ count: counts[what] })] : [],
    ),
  ];
  return trip({ steps: steps.length, parts });
}

/** The spots of a way, from where the group stands. */
export const spotsOf = (group: string, { steps }: Trip): string[] => [
  group,
  ...steps.map((step) => step.split(":")[1]!),
];

/** What the steps of a way ask for, whatever the dice show, and what lies on it. */
export const needs = (way: string[]): string[] =>
  way
    .slice(1)
    .flatMap((spot, i) => [found(joins(ROUTES, way[i]!, spot)?.finds ?? null), need(spot)])
    .filter(Boolean);

function found(finds: Given | null): string {
  if (!finds) return "";
  if (finds.what === "skull") return "{skull}";
  const { gain, loss } = words.glowMap;
  const count = finds.count ?? 1;
  return (count < 0 ? loss : gain)({ count: Math.abs(count), good: finds.what });
}

/** What entering a spot takes. */
function need(place: string): string {
  const { needs, without, toll } = SPOTS[place]!;
  if (needs) return `{${needs}}`;
  if (without) return words.glowMap.without({ element: without });
  return toll ? words.glowMap.toll({ count: toll }) : words.glowMap.free;
}

/** The direction from one place to another, as on a map with north above. */
export function towards([a, b]: Point, [c, d]: Point): (typeof WINDS)[number] {
  const turn = Math.atan2((d - b) * 0.52, c - a) / (Math.PI / 4); // the board is about twice as wide as high
  return WINDS[(Math.round(turn) + 8) % 8]!;
}

const WINDS = [
  "east",
  "south_east",
  "south",
  "south_west",
  "west",
  "north_west",
  "north",
  "north_east",
] as const;

/** The way so far: the view tells which spots were entered, but not in which order. */
export function walked(entered: string[], group: string): string[] {
  if (!entered.includes(group)) return [];
  return backwards([group], new Set(entered)) ?? [];
}

function backwards(way: string[], entered: Set<string>): string[] | null {
  if (way.length === entered.size) return way;
  for (const { ends } of ROUTES) {
    if (!ends.includes(way[0]!)) continue;
    const before = ends[0] === way[0] ? ends[1] : ends[0];
    const found = entered.has(before) && !way.includes(before) ? backwards([before, ...way], entered) : null;
    if (found) return found;
  }
  return null;
}
