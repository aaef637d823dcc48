// Whether the server has newer pages than this one, and loading them when nobody minds.

const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g;
const TRIED = "everglow-renewed"; // when a page was last loaded anew because a part of it was missing
const SOON = 10_000; // milliseconds
const PATIENCE = 2_000; // milliseconds between two knocks at a server that is away

export const news = $state({ waiting: false });

/** Ask for the page again: are its files still those that we run on? */
export async function lookForNews(): Promise<void> {
  const answer = await answered();
  if (!answer?.ok) return;
  const named = (await answer.text()).match(ASSET) ?? [];
  news.waiting = named.some((name) => !document.head.innerHTML.includes(name));
  if (news.waiting && harmless()) await renew();
}

const answered = () => fetch("/", { cache: "no-store" }).catch(() => null);

/** Nobody plays, nobody types, nothing lies open. */
export function harmless(): boolean {
  const field = document.activeElement as HTMLInputElement | null;
  return !location.pathname.startsWith("/t/") && !field?.value && !document.querySelector("dialog[open]");
}

export async function renew(): Promise<void> {
  if ("caches" in window) await caches.delete("assets").catch(() => false);
  location.reload();
}

/** The same, but not if it was tried just now and did not help; whether it was done. */
export async function renewOnce(): Promise<boolean> {
  if (triedJustNow()) return false;
  await renew();
  return true;
}

/** A part of the client that is loaded when it is needed. If it is gone, so was the server, or it has newer ones. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    while (!(await answered())?.ok) await new Promise((again) => setTimeout(again, PATIENCE));
    if (triedJustNow()) throw error;
    await renew();
    return new Promise(() => {}); // the page is about to be another
  }
}

function triedJustNow(): boolean {
  try {
    const last = Number(sessionStorage.getItem(TRIED));
    sessionStorage.setItem(TRIED, String(Date.now()));
    return Date.now() - last < SOON;
  } catch {
    return true; // a browser that keeps nothing would try for ever
  }
}

/** Whoever comes back to the page may come back to newer ones. */
export function stayFresh(): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void lookForNews();
    else if (news.waiting) void renew();
  });
  if ("serviceWorker" in navigator && import.meta.env.PROD)
    void navigator.serviceWorker.register("/worker.js").catch(() => {}); // only over https or on this machine
}
