// Requests to the server. What cannot be done is an error with a sentence for people.

import type { Description } from "../docs/description";
import type { Branch, OpenTable, Question, ReplayTold } from "../generated/messages";
import type { GameEvent, GameView } from "./game";
import { words } from "../words";

export class Refusal extends Error {}

export interface GameListed {
  name: string;
  title: string;
  seats: number[];
  options: { name: string; values: string[]; default: string; about: string }[];
}

export interface Listing {
  code: string;
  game: string;
  status: string;
  names: string[];
  bots: number[];
  options: Record<string, string>;
  imported: boolean;
  used: number; // seconds since 1970
  yours: boolean; // it waits for me
  scores: number[]; // by seat, when the game is over
  winners: number[];
}

export interface Page {
  tables: Listing[];
  next: string; // empty on the last page
}

export interface Played {
  code: string;
  game: string;
  names: string[];
  seat: number;
  place: number;
  scores: number[];
  options: Record<string, string>;
}

export interface Against {
  game: string;
  seats: number;
  opponents: string; // people, brought, mixed, or a level
  games: number;
  won: number;
  points: number;
  places: number[];
}

export interface Profile {
  games: Played[];
  against: Against[];
  cards: { game: string; card: string; times: number; won: number }[];
}

export interface BotListed {
  bot: string;
  name: string;
  owner: string;
  games: string[];
}

export interface OwnBot {
  bot: string;
  name: string;
  public: boolean;
  listening: boolean;
}

export interface OwnDevice {
  id: string;
  device: string; // browser and system; empty if they are not known
  made: number; // seconds since 1970
  used: number;
  this: boolean;
}

async function ask<T>(path: string, body?: unknown, more: RequestInit = {}): Promise<T> {
  const sent = body === undefined ? more : { method: "POST", body: JSON.stringify(body), ...more };
  let answer: Response;
  try {
    answer = await fetch(path, { ...sent, headers: { "Content-Type": "application/json" } });
  } catch {
    throw new Refusal(words.wire.unreachable);
  }
  const told = await answer.json().catch(() => ({ error: words.wire.nonsense }));
  if (!answer.ok) throw new Refusal(told.error);
  return told;
}

export const me = () => ask<{ name: string | null }>("/api/me");
export const introduce = (name: string) => ask<{ name: string }>("/api/me", { name });
export const personalLink = () => ask<{ token: string }>("/api/me/link", {});
export const devices = () => ask<{ devices: OwnDevice[] }>("/api/me/devices").then((told) => told.devices);
export const endDevice = (id: string) =>
  ask<object>(`/api/me/devices/${id}`, undefined, { method: "DELETE" });
export const endOtherDevices = () => ask<object>("/api/me/devices", undefined, { method: "DELETE" });
export const description = () => ask<Description>("/openapi.json");
export const claim = (token: string) => ask<object>("/api/me/claim", { token });
export const profile = () => ask<Profile>("/api/me/profile");
export const deleteMe = (name: string) => ask<object>("/api/me/delete", { name });
export const games = () => ask<{ games: GameListed[]; lan: string[] }>("/api/games");
/** A page of a list of tables; `next` is where the following one begins. */
export const tables = (list: string, after = "") =>
  ask<Page>(`/api/tables?list=${list}${after && `&after=${after}`}`);
export const replay = (code: string, eyes?: string) =>
  ask<ReplayTold>(`/api/tables/${code}/replay${eyes === undefined ? "" : `?eyes=${eyes}`}`);
/** A record as somebody kept it in a file; the code of the table that shows it. */
export const bring = (record: unknown) =>
  ask<{ code: string }>("/api/records", record).then((told) => told.code);
/** Play on from a step of a finished game; the code of the table for it. */
export const branch = (code: string, wish: Branch) =>
  ask<{ code: string }>(`/api/tables/${code}/branch`, wish).then((told) => told.code);
export interface Tried {
  names: string[];
  view: GameView;
  question: Question | null;
  events: GameEvent[];
  log: string[];
  reason: string | null;
  rule: string;
}
export const tryOut = (game: string, position: string, actions: string[], why = "") =>
  ask<Tried>("/api/positions", { game, position, actions, why });
export const openTable = (wish: OpenTable) =>
  ask<{ code: string }>("/api/tables", wish).then((told) => told.code);
export const bots = () => ask<{ bots: BotListed[] }>("/api/bots").then((told) => told.bots);
export const challenge = (code: string, bot: string, seat: number, signal: AbortSignal) =>
  ask<object>(`/api/tables/${code}/challenges`, { bot, seat }, { signal });
export const myBots = () => ask<{ bots: OwnBot[] }>("/api/me/bots").then((told) => told.bots);
export const makeBot = (name: string, open: boolean) =>
  ask<{ token: string }>("/api/me/bots", { name, public: open });
export const renewToken = (bot: string) => ask<{ token: string }>(`/api/me/bots/${bot}/token`, {});
export const removeBot = (bot: string) => ask<object>(`/api/me/bots/${bot}`, undefined, { method: "DELETE" });
