// Titles of games are English in every language, and said to be.

import { render } from "svelte/server";
import { afterEach, describe, expect, test } from "vitest";
import { MANIFESTS, titleOf } from "../src/games";
import Titled from "../src/games/Titled.svelte";
import { titled } from "../src/games/titles";
import { LANGUAGES } from "../src/language/choice";
import { speak } from "../src/language/language.svelte";

const GAMES = Object.keys(MANIFESTS);
afterEach(() => speak("en"));

/** What is drawn of a text, without Svelte's own marks. */
const drawn = (text: string) => render(Titled, { props: { text } }).body.replaceAll(/<!--.*?-->/g, "");

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(GAMES)("the title of %s is the English one, and marked", async (game) => {
    const english = titleOf(game);
    await speak(language);
    expect(titleOf(game)).toBe(english);
    expect(drawn(titleOf(game))).toBe(`<span lang="en">${english}</span>`);
  });
});

test("in a sentence, titles and our name are marked and nothing else", () => {
  expect(titled("Glow: die Regeln")).toEqual(["", "Glow", ": die Regeln"]);
  expect(titled("Über Everglow")).toEqual(["Über ", "Everglow", ""]);
  expect(drawn("Glower and <Glow>")).toBe('Glower and &lt;<span lang="en">Glow</span>>');
});
