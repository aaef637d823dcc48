// The games that this client can draw: every folder here with a manifest.

import { words } from "../words";
import type { GameWords, Manifest, OptionWords } from "./manifest";

const found = import.meta.glob<Manifest>("./*/manifest.ts", { eager: true, import: "default" });
const folder = (path: string) => path.split("/")[1]!;

/** By name, in the order of the home page. */
export const MANIFESTS: Record<string, Manifest> = Object.fromEntries(
  Object.entries(found)
    .map(([path, manifest]) => [folder(path), manifest] as const)
    .sort(([, a], [, b]) => a.order - b.order),
);

const books = import.meta.glob("../generated/rules-*.json");
export const hasRules = (game: string) => `../generated/rules-${game}.json` in books;

/** Games that have a page of rules, or one of cards. */
export const withPage = (page: "rules" | "cards") =>
  Object.keys(MANIFESTS).filter((game) => (page === "rules" ? hasRules(game) : MANIFESTS[game]!.gallery));

export const tableOf = (game: string) => MANIFESTS[game]!.table();

export const wordsOf = (game: string): GameWords | undefined => MANIFESTS[game]?.words;

export const titleOf = (game: string): string => wordsOf(game)?.title ?? capital(game);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");

export const emblemOf = (game: string): string => MANIFESTS[game]?.emblem ?? "card";

/** How an option is called; games share the one that says who begins. */
export const optionOf = (game: string, name: string): OptionWords =>
  wordsOf(game)?.options[name] ?? words.options[name] ?? { title: capital(name), values: {} };
