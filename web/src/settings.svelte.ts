// What this person prefers, kept in this browser.

import { media } from "./kit/media.svelte";

const KEY = "everglow";
const usual = {
  language: "", // empty: as the browser says
  pace: 1,
  level: "", // of bots, as it was chosen last
  players: 2,
  guide: true,
  sound: globalThis.matchMedia?.("(pointer: coarse)").matches ? "off" : "effects",
  volume: 0.6,
  vibration: true,
  motion: "device",
  contrast: "device",
  theme: "device",
  text: 1,
  shortcuts: true,
  confirm: "never",
  watchers: true, // whether what watchers say is heard
  gestures: true, // whether reactions and nudges of others are seen
  marks: false, // against bots, the coach marks every answer; such a game does not count
  quick: true, // what leaves no choice is answered by the client
};
export type Settings = typeof usual;

/** What may be chosen, where that is only a few things. */
export const CHOICES = {
  pace: [0, 1, 2.5],
  sound: ["off", "effects", "all"],
  motion: ["device", "full", "reduced"],
  contrast: ["device", "normal", "high"],
  theme: ["device", "dusk", "dawn"],
  text: [1, 1.1, 1.2, 1.3],
  confirm: ["never", "final", "always"],
};

/** What was kept, as far as it is something that can be chosen: another version may have kept other things. */
export function fitting(kept: Record<string, unknown>): Settings {
  const fits = ([name, value]: [string, unknown]) => {
    const choices: unknown[] | undefined = CHOICES[name as keyof typeof CHOICES];
    return choices ? choices.includes(value) : typeof kept[name] === typeof usual[name as keyof Settings];
  };
  const silent = kept.sound === false ? { sound: "off" } : {}; // as earlier versions kept it
  return { ...usual, ...silent, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
}

function remembered(): Settings {
  try {
    return fitting(Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, unknown>);
  } catch {
    return { ...usual };
  }
}

export const settings = $state(remembered());

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

const reduced = media("(prefers-reduced-motion: reduce)");
const bright = media("(prefers-color-scheme: light)");
const stark = media("(prefers-contrast: more)");

/** Whether things should not move: the person says so, or the device. */
export const still = () => (settings.motion === "device" ? reduced.current : settings.motion === "reduced");

/** Whether everything should stand out as far as it can. */
export const contrasted = () =>
  settings.contrast === "device" ? stark.current : settings.contrast === "high";

/** The hour at which the valley is seen; high contrast is on black. */
export function theme(): "dusk" | "dawn" {
  if (contrasted()) return "dusk";
  if (settings.theme === "device") return bright.current ? "dawn" : "dusk";
  return settings.theme === "dawn" ? "dawn" : "dusk";
}
