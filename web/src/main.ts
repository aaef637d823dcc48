import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./kit/tokens.css";
import "./app.css";
import { stayFresh } from "./fresh.svelte";
import { firstWords } from "./games";
import { watchMotion } from "./kit/motion";
import { watchFrames } from "./kit/scrolling";
import { watchTaps } from "./kit/skip";
import { begin } from "./language/language.svelte";
import "./settings/dawn.css";
import "./settings/contrast.css";
import "./settings/forced.css";

// Not awaited at the top: no other file could then share code with this one, and the first page would be many files.
void begin("common", "everglow", ...firstWords()).then(() => {
  watchTaps(); // before anything that listens to them
  mount(App, { target: document.getElementById("app")! });
  stayFresh();
  watchMotion();
  watchFrames();
});
