// Beside the pages: a word for when the server cannot be reached, and files whose names tell what is in them.
// Pages themselves are never kept, so that nobody sees an old one.

const PAGE = "offline-2";
const ASSETS = "assets"; // src/fresh.svelte.ts empties it when there are newer pages
const OFFLINE = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(OFFLINE)));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clients.claim(), forget()]));
});

async function forget() {
  const old = (await caches.keys()).filter((name) => name !== PAGE && name !== ASSETS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(reached(request, "/offline.html"));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(reached(request, pathname));
});

const reached = (request, otherwise) => fetch(request).catch(() => caches.match(otherwise));

async function kept(request) {
  const cache = await caches.open(ASSETS);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
