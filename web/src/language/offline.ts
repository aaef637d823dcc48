// What the page says while the server is out of reach (public/offline.html): it is kept in this browser, as nothing can
// be loaded then.

import { words } from "../words";
import { language } from "./language.svelte";

const KEY = "everglow-offline"; // also in public/offline.js

export function keepOffline(): void {
  const { title, heading, safe, again, againIn, now } = words.offline;
  const said = { title, heading, safe, again, againIn: againIn({ seconds: "{seconds}" }), now };
  try {
    localStorage.setItem(KEY, JSON.stringify({ lang: language(), ...said }));
  } catch {
    // a browser that keeps nothing reads it in English
  }
}
