// The games that this client can draw: every folder here with a manifest. Others get the plain table.

import type { Account } from "../end/account";
import { part } from "../fresh.svelte";
import { need, withWords, type BundleName } from "../language/language.svelte";
import { words } from "../words";
import type { GameWords, Manifest, OptionWords } from "./manifest";

const found = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "default" });
const folder = (path: string) => path.split("/")[1]!;

/** A manifest whose parts come with their words. */
function worded(manifest: Manifest): Manifest {
  const { table, shown, account, gallery, figures, trial } = manifest;
  const both =
    <T>(load: () => Promise<T>) =>
    async () =>
      (await Promise.all([load(), need(...manifest.bundles.table)]))[0];
  return {
    ...manifest,
    table: both(table),
    shown: shown && both(shown),
    account: account && both(account),
    gallery: gallery && both(gallery),
    figures: figures && both(figures),
    trial: trial && both(trial),
  };
}

/** By name, in the order of the home page. */
export const MANIFESTS: Record<string, Manifest> = Object.fromEntries(
  Object.entries(found)
    .map(([path, manifest]) => [folder(path), worded(manifest)] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

/** What the first page says of games. */
export const firstWords = (): BundleName[] =>
  Object.values(MANIFESTS).flatMap(({ bundles }) => bundles.first);

const books = import.meta.glob("../generated/rules-*.json");
export const hasRules = (game: string) => `../generated/rules-${game}.json` in books;

/** Games that have a page of rules, or one of cards. */
export const withPage = (page: "rules" | "cards") =>
  Object.keys(MANIFESTS).filter((game) => (page === "rules" ? hasRules(game) : MANIFESTS[game]!.gallery));

/** A game's own table, or the plain one: for games that have none, and where the address asks for it. */
export const tableOf = (game: string, plain = false) =>
  (plain ? undefined : MANIFESTS[game]?.table()) ??
  part(() => withWords(import("../table/plain/PlainTable.svelte"), "plain"));

/** What a game tells of itself when it is over. */
export const accountOf = async (game: string): Promise<Account> => {
  const own = await MANIFESTS[game]?.account?.();
  return (
    own?.account ??
    (await part(() => withWords(import("../table/plain/account"), "plain"))).accountOf(titleOf(game))
  );
};

export const wordsOf = (game: string): GameWords | undefined => MANIFESTS[game]?.words;

export const titleOf = (game: string): string => wordsOf(game)?.title ?? capital(game);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export const emblemOf = (game: string): string => MANIFESTS[game]?.emblem ?? "card";

/** How an option is called; games share the one that says who begins. */
export const optionOf = (game: string, name: string): OptionWords =>
  wordsOf(game)?.options[name] ?? shared()[name] ?? { title: capital(name), values: {} };

/** Options of several games. That chance says who begins is no news. */
function shared(): Record<string, OptionWords> {
  const { title, random } = words.options.start;
  return { start: { title, values: { random }, told: { random: "" } } };
}
