// Where we are: the address without its server. Links of ours change it without loading the page anew.

import { news } from "./fresh.svelte";

export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

function arrive(): void {
  [route.path, route.search, route.hash] = [location.pathname, location.search, location.hash];
}

export function go(path: string): void {
  if (news.waiting) return location.assign(path); // a good moment for newer pages
  const before = location.pathname;
  history.pushState(null, "", path);
  arrive();
  if (location.pathname !== before) scrollTo(0, 0);
}

/** The same page, told more exactly: nothing to go back to. */
export function stay(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

/** The code in what somebody typed or pasted: a link, or the code itself. */
export function codeIn(typed: string): string | null {
  const last = typed.split(/[?#]/)[0]!.split("/").filter(Boolean).pop() ?? "";
  const code = last.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return code.length === 6 ? code : null;
}

addEventListener("popstate", arrive);

/** Follow a link of our own inside the page; others, and those for a new tab, are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const own = link && link.origin === location.origin && !link.target && !link.hasAttribute("download");
  if (!own || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (link.pathname.startsWith("/api/") || link.pathname === "/openapi.json") return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
