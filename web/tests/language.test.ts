// Which language a page speaks, and that it changes in place.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOAD } from "../src/generated/words";
import { known, LANGUAGES, OWN_NAMES, type Language } from "../src/language/choice";
import { day, number, percent } from "../src/language/formats";
import * as page from "../src/language/language.svelte";
import { Wording, type Message } from "../src/language/wording";
import { settings } from "../src/settings.svelte";

const ALL = Object.keys(LOAD) as page.BundleName[];

/** A browser at an address, with its languages. */
function browser(search: string, languages: string[]) {
  vi.stubGlobal("location", { search, href: `http://localhost/${search}` });
  vi.stubGlobal("navigator", { languages });
}

/** The language that a page finds. */
async function found(search: string, chosen: string, languages: string[]): Promise<Language> {
  browser(search, languages);
  settings.language = chosen;
  await page.begin("common");
  return page.language();
}

const replaced = vi.fn<(state: unknown, unused: string, url: URL) => void>();
beforeEach(() => {
  replaced.mockClear();
  vi.stubGlobal("history", { replaceState: replaced, state: null });
});
afterEach(async () => {
  settings.language = "";
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await page.begin(...ALL);
  await page.speak("en");
});

describe("the language of a page", () => {
  test("is what the address says, then what was chosen, then the browser's", async () => {
    expect(await found("?lang=de", "fr", ["nl"])).toBe("de");
    expect(await found("", "fr", ["nl"])).toBe("fr");
    expect(await found("", "", ["pt-BR", "nl-BE", "en"])).toBe("nl");
  });
  test("is not one that nobody knows", async () => {
    expect(await found("?lang=xx", "fr", ["nl"])).toBe("fr");
    expect(await found("?lang=xx", "", ["nl"])).toBe("nl");
    expect(await found("?lang=", "yy", ["pt"])).toBe("en");
    expect(await found("?lang=constructor", "", [])).toBe("en");
  });
  test("is known by the part before its country", () => {
    expect(known(["de-AT"])).toBe("de");
    expect(known([null, undefined, "", "FR-ca"])).toBe("fr");
  });
  test("has a name of its own", () => {
    expect(new Set(LANGUAGES.map((language) => OWN_NAMES[language])).size).toBe(LANGUAGES.length);
  });
});

describe("another language", () => {
  test("changes what a catalogue says, also an area of it that was kept", async () => {
    const { default: english } = await LOAD.common.en();
    const german = {
      ...english.sentences,
      settings: { ...english.sentences.settings, title: "Einstellungen" },
    };
    vi.spyOn(LOAD.common, "de").mockResolvedValue({ default: { ...english, sentences: german } });
    await page.begin("common");
    const words = page.catalogue("common");
    const area = words.settings;
    expect([words.settings.title, area.title]).toEqual(["Settings", "Settings"]);
    await page.speak("de");
    expect([words.settings.title, area.title]).toEqual(["Einstellungen", "Einstellungen"]);
    await page.speak("en");
    expect(area.title).toBe("Settings");
  });
  test("is kept, and the address no longer asks for one", async () => {
    browser("?lang=de", []);
    await page.choose("nl");
    expect(settings.language).toBe("nl");
    expect(replaced.mock.calls[0]![2].href).toBe("http://localhost/");
  });
  test("is the last one that was wished for", async () => {
    await Promise.all([page.speak("de"), page.speak("fr"), page.speak("nl")]);
    expect(page.language()).toBe("nl");
  });
  test("has what a page loads meanwhile", async () => {
    await page.begin("common");
    await Promise.all([page.speak("fr"), page.need("table"), page.need("replay")]);
    expect(page.language()).toBe("fr");
    expect(page.catalogue("common", "table", "replay").replay.keys).toBeTruthy();
  });
});

describe("grammar", () => {
  const worded = (language: string) => new Wording({ language, sentences: {}, things: {} });
  test.each([
    ["en", "A, B and C", "A or B"],
    ["de", "A, B und C", "A oder B"],
    ["fr", "A, B et C", "A ou B"],
    ["nl", "A, B en C", "A of B"],
  ])("lists of %s", (language, and, or) => {
    expect(worded(language).listed(["A", "B", "C"])).toBe(and);
    expect(worded(language).either(["A", "B"])).toBe(or);
  });
  test("nothing is singular in French only", () => {
    const zero = Object.fromEntries(LANGUAGES.map((language) => [language, worded(language).plural(0)]));
    expect(zero).toEqual({ en: "other", de: "other", fr: "one", nl: "other" });
    for (const language of LANGUAGES) {
      expect(worded(language).plural(1)).toBe("one");
      expect(worded(language).plural(2)).toBe("other");
    }
  });
  test("numbers and days are written as the language writes them", async () => {
    await page.speak("de");
    expect(number(1.5, 1)).toBe("1,5");
    expect(percent(0.5)).toMatch(/^50\s%$/);
    expect(day(1_700_000_000)).toMatch(/^1[45]\. Nov/);
    await page.speak("en");
    expect(number(1.5, 1)).toBe("1.5");
  });
});

test("a message of a newer server shows something harmless", () => {
  const unknown: Message = ["everglow.of_tomorrow", { seat: 1 }];
  expect(page.say(unknown)).toBe("everglow.of_tomorrow");
  expect(page.say(["tomorrow.said", {}])).toBe("tomorrow.said");
  expect(page.thing("creature", "of_tomorrow")).toBe("of_tomorrow");
});
