// The language of this page: bundles of words are loaded in it when they are needed, and again when it changes.

import { untrack } from "svelte";
import { LOAD, type Bundles } from "../generated/words";
import { remember, settings } from "../settings.svelte";
import { isLanguage, known, type Language } from "./choice";
import { LOCALES, Wording, type Message, type Sentence, type Things, type Vocabulary } from "./wording";

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
  wording: Wording; // of messages in which nobody is spoken of
  catalogues: Partial<Record<BundleName, Record<PropertyKey, unknown>>>;
}

/** All things by kind: a cover brings a few of a game, its table all of them. */
function together(bundles: Things[]): Things {
  const all: Things = {};
  for (const [kind, named] of bundles.flatMap((things) => Object.entries(things)))
    all[kind] = { ...all[kind], ...named };
  return all;
}

function spokenIn(language: Language, bundles: Spoken["bundles"]): Spoken {
  const found = Object.entries(bundles) as [BundleName, Bundle][];
  const vocabulary = {
    language,
    sentences: Object.fromEntries(
      found.map(([name, { sentences }]) => [name, sentences as Record<string, Sentence>]),
    ),
    things: together(found.map(([, { things }]) => things)),
  };
  const wording = new Wording(vocabulary);
  const catalogues = Object.fromEntries(
    found.map(([name, { sentences }]) => [name, bound(sentences, wording)]),
  );
  return { language, bundles, vocabulary, wording, catalogues };
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
let latest: Language | undefined; // what somebody wished last

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
    names.map(async (name) => [name, (await LOAD[name][to]()).default] as const),
  );
  return Object.fromEntries(loaded);
}

/** Load what a page says before it is shown. */
export async function need(...names: BundleName[]): Promise<void> {
  const { language: to, bundles } = untrack(() => spoken); // or a page would be loaded anew in another language
  const missing = names.filter((name) => !bundles[name]);
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
  latest = to;
  const names = Object.keys(spoken.bundles) as BundleName[];
  const loaded = await load(to, names);
  if (to !== latest) return; // somebody thought better of it
  if (Object.keys(spoken.bundles).length > names.length) return speak(to); // a page was loaded meanwhile
  spoken = spokenIn(to, loaded);
}

/** The same because somebody chose it: it is kept in this browser, and with the person. */
export async function choose(to: Language): Promise<void> {
  forget("lang");
  settings.language = to;
  remember();
  await speak(to);
}

/** Tell the server what was chosen here, so that other devices know it. */
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

/** A part of the client that is loaded with what it says. */
export const withWords = <T>(loading: Promise<T>, ...names: BundleName[]): Promise<T> =>
  Promise.all([loading, need(...names)]).then(([loaded]) => loaded);

/** What was chosen counts more from now on than what the link said. */
function forget(parameter: string): void {
  const here = new URL(location.href);
  if (!here.searchParams.has(parameter)) return;
  here.searchParams.delete(parameter);
  history.replaceState(history.state, "", here);
}

/** What all of these bundles say together. */
type Catalogues<B extends BundleName> = (
  B extends BundleName ? (words: Catalogue<B>) => void : never
) extends (words: infer All) => void
  ? All
  : never;
type Words = Record<PropertyKey, unknown>;

/** Words of bundles by area, always in the present language, also those of an area that was kept. They must have
 * been loaded. */
export function catalogue<B extends BundleName>(...names: B[]): Catalogues<B> {
  const found = (area: PropertyKey) =>
    names.map((name) => spoken.catalogues[name]).find((words) => words && area in words)?.[area];
  const kept = (area: PropertyKey) =>
    new Proxy<Words>({}, { get: (_, word) => (found(area) as Words)[word] });
  const read = (_: unknown, area: PropertyKey) =>
    typeof found(area) === "object" ? kept(area) : found(area);
  return new Proxy({}, { get: read }) as Catalogues<B>;
}

/** The present language as Intl knows it. */
export const locale = () => LOCALES[spoken.language] ?? spoken.language;

/** How messages of a table read for the seat `you`; names of things of the kinds `marked` can be looked at. */
export const wordingFor = (
  names: readonly string[],
  you: number | null,
  marked: readonly string[] = [],
): Wording => new Wording(spoken.vocabulary, names, you, marked);

/** A message in which nobody is spoken of. */
export const say = (message: Message): string => spoken.wording.say(message);

/** The name of a thing, such as a card, or another text of it. */
export const thing = (kind: string, id: string, form?: string): string =>
  spoken.wording.thing(kind, id, form);

/** All texts of a thing. */
export const texts = (kind: string, id: string): Record<string, string> =>
  spoken.vocabulary.things[kind]?.[id] ?? {};
