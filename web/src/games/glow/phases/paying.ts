// What pays for rolling dice again or turning one: cards, tokens, steps back on the track.

import { FACES, FIELDS, nameOf, TO_TURN, type Face } from "../box/cards";
import type { DieTold, Player } from "../turn/turn.svelte";
import { words } from "../words/words";

/** By source: how many rerolls it pays. */
export type Mix = Record<string, number>;

/** The fields of the track that pay, from the one that the view names on down: each is one reroll. */
const fieldsBelow = ({ reroll_field: first }: Player): number[] =>
  first === null ? [] : FIELDS.slice(0, FIELDS.indexOf(first) + 1).reverse();

/** Where so many rerolls of the track leave me. */
export const landing = (player: Player, rerolls: number): number => fieldsBelow(player)[rerolls - 1]!;

/** How many rerolls a source has left today. */
export function left(player: Player, source: string): number {
  if (source === "token") return player.reroll_tokens;
  return source === "track" ? fieldsBelow(player).length : 1;
}

const DEAR = ["token", "track"]; // a card costs nothing, light is lost
const dearness = (source: string) => DEAR.indexOf(source);

/** The cheapest of these sources first. */
export const cheapest = (sources: string[]): string[] =>
  [...sources].sort((a, b) => dearness(a) - dearness(b));

/** So many rerolls from these sources, as far as they go. */
export function mixed(player: Player, sources: string[], rerolls: number): Mix {
  const mix: Mix = {};
  let missing = rerolls;
  for (const source of sources) {
    const spent = Math.min(left(player, source), missing);
    if (spent) mix[source] = spent;
    missing -= spent;
  }
  return mix;
}

/** One more from this source, one less from the dearest other; or none of it, if it has no more. */
export function shifted(player: Player, sources: string[], mix: Mix, source: string): Mix {
  const others = cheapest(sources).filter((other) => other !== source);
  const wanted = ((mix[source] ?? 0) + 1) % (Math.min(left(player, source), TO_TURN) + 1);
  const rest = mixed(player, others, TO_TURN - wanted);
  const covered = Object.values(rest).reduce((sum, count) => sum + count, wanted);
  if (covered < TO_TURN) return { ...rest, [source]: wanted + TO_TURN - covered };
  return wanted ? { ...rest, [source]: wanted } : rest;
}

/** The rerolls one by one, in the order in which the game asks for them. */
export const oneByOne = (sources: string[], mix: Mix): string[] =>
  sources.flatMap((source) => Array.from({ length: mix[source] ?? 0 }, () => source));

/** What a mix takes, in words: "10 → 5 light", "2 tokens, none left", "Fire Lumipili"; "1 token, 1 card" if mixed. */
export function priced(player: Player, mix: Mix): string {
  const { token = 0, track = 0, ...cards } = mix;
  const names = Object.keys(cards)
    .filter((card) => cards[card])
    .map(nameOf);
  const { payTokens, payTokensLeft, payCards, payLight, payMixed } = words.glowTurn;
  const parts = [
    ...(token ? [payTokens({ spent: token })] : []),
    ...(names.length ? [payCards({ count: names.length })] : []),
    ...(track ? [payLight({ before: player.light, after: landing(player, track) })] : []),
  ];
  if (parts.length > 1) return payMixed({ parts });
  if (token) return payTokensLeft({ spent: token, left: player.reroll_tokens - token });
  return payMixed({ parts: names.length ? names : parts });
}

/** The faces to which a die can be turned: all that it has but the one it shows. */
export const otherFaces = ({ colour, face }: DieTold): Face[] =>
  [...new Set(FACES[colour])].filter((other) => other !== face);
