// How the page looks by what the person prefers; the stylesheets do the rest.

import { language } from "../language/language.svelte";
import { contrasted, settings, still, theme } from "../settings.svelte";

export function dress(): void {
  const root = document.documentElement;
  root.lang = language();
  root.dataset.motion = still() ? "reduced" : "full";
  root.dataset.contrast = contrasted() ? "high" : "normal";
  root.dataset.theme = theme();
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--night-0"));
  root.dataset.text = settings.text > 1 ? "large" : "normal";
  root.style.setProperty("--text", String(settings.text));
}
