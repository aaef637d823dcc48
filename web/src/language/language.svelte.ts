// The language of this page: bundles of words are loaded in it when they are needed, and again when it changes.

import { LOAD, type Bundles } from "../generated/words";
import { remember, settings } from "../settings.svelte";
import { isLanguage, known, type Language } from "./choice";
import { Wording, type Message, type Sentence, type Things, type Vocabulary } from "./wording";

export type BundleName = keyof Bundles;
interface Bundle {
  sentences: object;
  things: Things;
}

/** A catalogue as components use it: texts, and functions of the arguments alone. */
type Bound<T> = T extends (args: infer A, ...rest: never[]) => string
  ? (args: A) => string
  : T extends object
    ? { readonly [K in keyof T]: Bound<T[K]> }
    : T;
type Catalogue<B extends BundleName> = Bound<Bundles[B]["sentences"]>;

interface Spoken {
  language: Language;
  bundles: Partial<Record<BundleName, Bundle>>;
  vocabulary: Vocabulary;
  catalogues: Partial<Record<BundleName, Record<PropertyKey, unknown>>>;
}

function spokenIn(language: Language, bundles: Spoken["bundles"]): Spoken {
  const found = Object.entries(bundles) as [BundleName, Bundle][];
  const vocabulary = {
    language,
    sentences: Object.fromEntries(
      found.map(([name, { sentences }]) => [name, sentences as Record<string, Sentence>]),
    ),
    things: Object.assign({}, ...found.map(([, { things }]) => things)) as Things,
  };
  const wording = new Wording(vocabulary);
  const catalogues = Object.fromEntries(
    found.map(([name, { sentences }]) => [name, bound(sentences, wording)]),
  );
  return { language, bundles, vocabulary, catalogues };
}

type AnySentence = (args: unknown, wording: Wording) => string;

/** The same tree with functions that need no wording. */
function bound(tree: object, wording: Wording): Record<string, unknown> {
  const one = (value: unknown) => {
    if (typeof value === "function") return (args: unknown) => (value as AnySentence)(args, wording);
    return typeof value === "object" && value !== null ? bound(value, wording) : value;
  };
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, one(value)]));
}

let spoken = $state.raw(spokenIn("en", {}));

/** The language of the page. */
export const language = () => spoken.language;

/** What the address asks for. */
function asked(): Language | null {
  const found = new URLSearchParams(globalThis.location?.search).get("lang");
  return isLanguage(found) ? found : null;
}

/** What the address asks for, then what was chosen here, then what the browser says. */
function wished(): Language {
  return known([asked(), settings.language, ...(globalThis.navigator?.languages ?? [])]);
}

async function load(to: Language, names: readonly BundleName[]): Promise<Spoken["bundles"]> {
  const loaded = await Promise.all(
    names.map(async (name) => [name, ((await LOAD[name][to]()) as { default: Bundle }).default] as const),
  );
  return Object.fromEntries(loaded);
}

/** Load what a page says before it is shown. */
export async function need(...names: BundleName[]): Promise<void> {
  const to = spoken.language;
  const missing = names.filter((name) => !spoken.bundles[name]);
  if (missing.length === 0) return;
  const loaded = await load(to, missing);
  if (to !== spoken.language) return need(...names); // it was changed meanwhile
  spoken = spokenIn(to, { ...spoken.bundles, ...loaded });
}

/** Load what a game says at its table, and what the server says there; some games have no words of their own. */
export const needGame = (game: string): Promise<void> =>
  game in LOAD ? need("server", game as BundleName) : need("server");

/** Speak another language from now on; everything that is shown changes at once. */
export async function speak(to: Language): Promise<void> {
  const loaded = await load(to, Object.keys(spoken.bundles) as BundleName[]);
  spoken = spokenIn(to, loaded);
}

/** The same because somebody chose it: it is kept in this browser, and with the person. */
export async function choose(to: Language): Promise<void> {
  settings.language = to;
  remember();
  await Promise.all([speak(to), keep()]);
}

/** Tell the server what was chosen here, so that other devices know it; nothing of somebody without a name. */
export async function keep(): Promise<void> {
  if (!settings.language) return;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ language: settings.language });
  await fetch("/api/me", { method: "PUT", headers, body }).catch(() => null);
}

/** What the person chose on another device, unless the address or this browser says something else. */
export async function learn(chosen: string | null | undefined): Promise<void> {
  if (isLanguage(chosen) && !settings.language && !asked()) await speak(chosen);
}

/** Find the language of the page, and load what its first page says. */
export async function begin(...names: BundleName[]): Promise<void> {
  spoken = spokenIn(wished(), {});
  await need(...names);
}

/** Words of one or several bundles by area, always in the present language. They must have been loaded. */
export function catalogue<A extends BundleName>(a: A): Catalogue<A>;
export function catalogue<A extends BundleName, B extends BundleName>(
  a: A,
  b: B,
): Catalogue<A> & Catalogue<B>;
export function catalogue(...names: BundleName[]): unknown {
  const find = (area: PropertyKey) =>
    names.map((name) => spoken.catalogues[name]).find((words) => words && area in words)?.[area];
  return new Proxy({}, { get: (_, area) => find(area) });
}

/** How messages of a table read for the seat `you`. */
export const wordingFor = (names: readonly string[], you: number | null): Wording =>
  new Wording(spoken.vocabulary, names, you);

/** A message in which nobody is spoken of. */
export const say = (message: Message): string => wordingFor([], null).say(message);

/** The name of a thing, such as a card, or another text of it. */
export const thing = (kind: string, id: string, form?: string): string =>
  wordingFor([], null).thing(kind, id, form);

/** All texts of a thing. */
export const texts = (kind: string, id: string): Record<string, string> =>
  spoken.vocabulary.things[kind]?.[id] ?? {};
