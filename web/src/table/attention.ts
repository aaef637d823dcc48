// It is my turn: the tab shows it, and a notification tells it where that is allowed.

import { words } from "./words";

const ICON = "link[rel~='icon']";
const DOT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 33 14 18l6 8 6-11 10 18Z" fill="#171a35" stroke="#ffd27a" stroke-width="2"/><circle cx="29" cy="11" r="9" fill="#eaf77e"/></svg>',
  );
let usual: string | null = null;
let told = false;

export function attention(wanted: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>(ICON);
  usual ??= icon?.href ?? "";
  if (icon) icon.href = wanted ? DOT : usual;
  if (wanted && !told && document.hidden) notify();
  told = wanted;
}

/** Only over https or on this machine, and only if the person allowed it before. */
function notify(): void {
  if ("Notification" in window && Notification.permission === "granted")
    new Notification(words.page.title, { body: words.table.notice });
}
