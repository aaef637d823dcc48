// Requests to the server. What cannot be done is an error with a sentence for people.

import type { Description } from "../docs/description";
import type {
  AnalysisTold,
  BotsListed,
  BotToken,
  Branch,
  DevicesListed,
  HintTold,
  MarkTold,
  Insight,
  Invitation,
  Me,
  Named,
  Offer,
  OpenTable,
  OwnBotsListed,
  PersonalLink,
  PlayOn,
  Pose,
  Posed,
  Profile,
  ReplayTold,
  SavedState,
  TablesListed,
  TrainingTold,
  Tried,
  Verdict,
  Wears,
} from "../generated/messages";
import type { Refusal as Refused } from "../generated/messages";
import { need, say } from "../language/language.svelte";
import { isMessage, type Message } from "../language/wording";
import { words } from "../words";
import { fromJson } from "./json";

export class Refusal extends Error {}

const PAGES_SAY = ["everglow", "server", "complaints"];

/** The bundles that word a message and those within it. */
const bundlesOf = ([name, args]: Message): string[] => [
  name.split(".")[0]!,
  ...Object.values(args).filter(isMessage).flatMap(bundlesOf),
];

/** Why not, in the language of the page; as the server said it, if a game says it. */
export async function reasonOf({ error, message }: Refused): Promise<string> {
  if (!message || !bundlesOf(message).every((name) => PAGES_SAY.includes(name))) return error;
  await need("server", "complaints");
  return say(message);
}

export type {
  BotTold as BotListed,
  DeviceTold as OwnDevice,
  GameTold as GameListed,
  OwnBotTold as OwnBot,
  Profile,
  TableListed as Listing,
  TablesListed as Page,
  Tried,
} from "../generated/messages";

async function ask<T>(path: string, body?: unknown, more: RequestInit = {}): Promise<T> {
  const sent = body === undefined ? more : { method: "POST", body: JSON.stringify(body), ...more };
  let answer: Response;
  try {
    answer = await fetch(path, { ...sent, headers: { "Content-Type": "application/json" } });
  } catch {
    throw new Refusal(words.wire.unreachable);
  }
  const told: unknown = await answer.json().catch(() => ({ error: words.wire.nonsense }));
  if (!answer.ok) throw new Refusal(await reasonOf(fromJson<Refused>(told)));
  return fromJson<T>(told);
}

export const me = () => ask<Me>("/api/me");
export const introduce = (name: string) => ask<Named>("/api/me", { name });
export const chooseFace = (face: Wears) => ask<Me>("/api/me/face", face, { method: "PUT" });
export const personalLink = () => ask<PersonalLink>("/api/me/link", {});
export const devices = () => ask<DevicesListed>("/api/me/devices").then((told) => told.devices);
export const endDevice = (id: string) =>
  ask<object>(`/api/me/devices/${id}`, undefined, { method: "DELETE" });
export const endOtherDevices = () => ask<object>("/api/me/devices", undefined, { method: "DELETE" });
export const description = () => ask<Description>("/openapi.json");
export const claim = (token: string) => ask<object>("/api/me/claim", { token });
export const profile = () => ask<Profile>("/api/me/profile");
export const insight = () => ask<Insight>("/api/me/insight");
export const deleteMe = (name: string) => ask<object>("/api/me/delete", { name });
export const games = () => ask<Offer>("/api/games");
/** A page of a list of tables; `next` is where the following one begins. */
export const tables = (list: string, after = "") =>
  ask<TablesListed>(`/api/tables?list=${list}${after && `&after=${after}`}`);
/** The state of a table for whoever builds its game: only a server that `make dev` starts tells it. */
export const savedState = (code: string, step: number) =>
  ask<SavedState>(`/api/tables/${code}/state?step=${step}`);
export const replay = (code: string, eyes?: string) =>
  ask<ReplayTold>(`/api/tables/${code}/replay${eyes === undefined ? "" : `?eyes=${eyes}`}`);
/** What is new of the analysis of a finished game, as soon as there is more than is known. */
export const analysis = (code: string, known: number) =>
  ask<AnalysisTold>(`/api/tables/${code}/analysis?known=${known}`);
/** What is new of the costliest turns of an analysed game, which a search looks at again. */
export const deepAnalysis = (code: string, known: number, unasked: boolean) =>
  ask<AnalysisTold>(`/api/tables/${code}/analysis/deep?known=${known}${unasked ? "&unasked=1" : ""}`);
/** What the coach would answer to an open question, where all others are bots. */
export const askHint = (code: string, question: number) =>
  ask<HintTold>(`/api/tables/${code}/hint`, { question });
/** What the last answer cost, where all others are bots. */
export const askMark = (code: string, question: number) =>
  ask<MarkTold>(`/api/tables/${code}/mark`, { question });
/** A record as somebody kept it in a file; the code of the table that shows it. */
export const bring = (record: unknown) => ask<Invitation>("/api/records", record).then((told) => told.code);
/** Play on from a step of a finished game; the code of the table for it. */
export const branch = (code: string, wish: Branch) =>
  ask<Invitation>(`/api/tables/${code}/branch`, wish).then((told) => told.code);
export const tryOut = (game: string, position: string, actions: string[], why = "") =>
  ask<Tried>("/api/positions", { game, position, actions, why });
export const training = () => ask<TrainingTold>("/api/training");
/** A position to train with, after some answers of the turn. */
export const pose = (wish: Pose) => ask<Posed>("/api/training/position", wish);
export const solve = (puzzle: string, actions: string[]) =>
  ask<Verdict>("/api/training/answer", { puzzle, actions });
export const playOn = (puzzle: string, level: string) =>
  ask<Invitation>("/api/training/branch", { puzzle, level } satisfies PlayOn).then((told) => told.code);
export const openTable = (wish: OpenTable) => ask<Invitation>("/api/tables", wish).then((told) => told.code);
export const bots = () => ask<BotsListed>("/api/bots").then((told) => told.bots);
export const challenge = (code: string, bot: string, seat: number, signal: AbortSignal) =>
  ask<object>(`/api/tables/${code}/challenges`, { bot, seat }, { signal });
export const myBots = () => ask<OwnBotsListed>("/api/me/bots").then((told) => told.bots);
export const makeBot = (name: string, open: boolean) => ask<BotToken>("/api/me/bots", { name, public: open });
export const renewToken = (bot: string) => ask<BotToken>(`/api/me/bots/${bot}/token`, {});
export const removeBot = (bot: string) => ask<object>(`/api/me/bots/${bot}`, undefined, { method: "DELETE" });
