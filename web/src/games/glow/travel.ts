// Travelling: where I may go and for how much, how spots are called, and the way so far.

import type { Choice } from "../../table/asked.svelte";
import { words } from "./words";
import { WORDS } from "./cards";
import { ISLANDS, ROUTES, SPOTS, type Placed, type Point, type Reach } from "./map";
import type { Turn, View } from "./turn.svelte";

const says = words.glow.place;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function reachOf({ verb, operand, name }: Choice, price: number): Reach {
  if (verb === "sail") {
    const [from, spot] = operand.split("-");
    return { spot, from, cost: footprints(price), action: name };
  }
  const { needs } = SPOTS[operand];
  return { spot: operand, cost: price === 0 && needs ? `{${needs}}` : footprints(price), action: name };
}

const footprints = (price: number) => (price === 0 ? words.glow.free : words.glow.takes(price));

/** Everybody's markers. */
export function placesOf(view: View): Placed[] {
  return view.players.flatMap((player, seat): Placed[] => {
    if (view.board === "sea") return player.boats.map((spot) => ({ seat, spot, kind: "boat" }));
    const group: Placed = { seat, spot: player.group, kind: "group", adventurer: player.adventurer };
    return player.camp === "start" ? [group] : [group, { seat, spot: player.camp, kind: "camp" }];
  });
}

/** A place by what it is, not by its number. */
export function title(place: string): string {
  if (place in ISLANDS) return capital(says.island(ISLANDS[place].place));
  const { needs, without, village } = SPOTS[place];
  if (needs) return capital(WORDS[needs]);
  if (without) return says.pass(WORDS[without]);
  return village ? says.village(village) : says.start;
}

const short = (island: string) => says.shortly(ISLANDS[island].place);

/** A step as one would say it: where it leads, seen from here. */
export function called(turn: Turn, choice: Choice): string {
  const { spot, from } = reachOf(choice, 0);
  if (from) return `${capital(short(from))} → ${short(spot)}`;
  return `${title(spot)}, ${towards(SPOTS[turn.me.group].at, SPOTS[spot].at)}`;
}

/** What entering a spot takes, whatever the dice show. */
export function need(place: string): string {
  if (place in ISLANDS) return "";
  const { needs, without, toll } = SPOTS[place];
  if (needs) return `{${needs}}`;
  return without ? words.glow.without(without) : toll ? words.glow.toll(toll) : words.glow.free;
}

/** The direction from one place to another, as on a map with north above. */
export function towards([a, b]: Point, [c, d]: Point): string {
  const turn = Math.atan2((d - b) * 0.52, c - a) / (Math.PI / 4); // the board is about twice as wide as high
  return words.glow.winds[(Math.round(turn) + 8) % 8];
}

/** The way so far: the view tells which spots were entered, but not in which order. */
export function walked(entered: string[], group: string): string[] {
  if (!entered.includes(group)) return [];
  return backwards([group], new Set(entered)) ?? [];
}

function backwards(way: string[], entered: Set<string>): string[] | null {
  if (way.length === entered.size) return way;
  for (const { ends } of ROUTES) {
    if (!ends.includes(way[0])) continue;
    const before = ends[0] === way[0] ? ends[1] : ends[0];
    const found = entered.has(before) && !way.includes(before) ? backwards([before, ...way], entered) : null;
    if (found) return found;
  }
  return null;
}
