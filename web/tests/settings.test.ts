// What a browser kept is taken as far as it can be chosen; keys are what the list says they are.

import { afterEach, describe, expect, test } from "vitest";
import { words } from "../src/words";
import { SOUNDS } from "../src/sound/notes";

// There is no browser here: what the settings ask of one.
globalThis.matchMedia ??= (() => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})) as any;
const { CHOICES, fitting, settings } = await import("../src/settings.svelte");
const { deedOf, KEYS } = await import("../src/settings/keys");
const { paceName } = await import("../src/settings/pace");

const press = (key: string, shiftKey = false) => deedOf({ key, shiftKey });

describe("settings", () => {
  test("are the usual ones where nothing was kept", () => {
    expect(fitting({})).toMatchObject({
      pace: 1,
      sound: "effects",
      motion: "device",
      confirm: "never",
      text: 1,
    });
  });
  test("are what was kept, one by one", () => {
    expect(fitting({ text: 1.2, shortcuts: false })).toMatchObject({ text: 1.2, shortcuts: false, pace: 1 });
  });
  test("stay silent where an earlier version was silenced", () => {
    expect(fitting({ sound: false }).sound).toBe("off");
    expect(fitting({ sound: true }).sound).toBe("effects");
  });
  test("are never something that cannot be chosen", () => {
    const kept = { text: 40, motion: "wild", confirm: null, sound: "loud", volume: "1", gone: true };
    expect(fitting(kept)).toEqual(fitting({}));
  });
  test("each have a word for everything that may be chosen", () => {
    const { sounds, motions, contrasts, themes, confirms } = words.settings;
    const said = { sound: sounds, motion: motions, contrast: contrasts, theme: themes, confirm: confirms };
    for (const [name, labels] of Object.entries(said))
      expect(Object.keys(labels).sort()).toEqual([...CHOICES[name as keyof typeof said]].sort());
    expect(CHOICES.pace.map(paceName)).toEqual(["Instant", "Normal", "Slow"]);
  });
});

describe("keys", () => {
  afterEach(() => {
    settings.shortcuts = true;
  });
  test("no key is for two things", () => {
    const keys = Object.values(KEYS).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });
  test.each(Object.entries(KEYS))("%s is done by its keys", (deed, keys) => {
    for (const key of keys) expect(press(key.replace("Shift+", ""), key.startsWith("Shift+"))).toBe(deed);
  });
  test("letters and figures can be switched off, ways around the table cannot", () => {
    settings.shortcuts = false;
    expect(["z", "e", "1", ","].map((key) => press(key))).toEqual([null, null, null, null]);
    expect(["F6", "ArrowLeft", "Escape"].map((key) => press(key))).toEqual(["nextPart", "last", "drop"]);
  });
  test("other keys are the browser's", () => {
    expect(press("q")).toBeNull();
  });
});

test("no sound is loud, none is long", () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThan(0.4);
    expect(Math.max(...notes.map(({ at, lasts }) => at + lasts))).toBeLessThan(2.5);
  }
});
