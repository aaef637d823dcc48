// After going to another page the focus is on its heading, so that it is read out and the next Tab goes on from there.

const WHILE = 5000; // milliseconds in which a page may still come in

/** Focus the first heading of the page that comes; give back what stops waiting for it. */
export function focusHeading(root: HTMLElement = document.body): () => void {
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const kind of ["pointerdown", "keydown"]) root.removeEventListener(kind, stop);
  };
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== document.body) return; // the page chose something else itself
    const heading = root.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  watcher.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(stop, WHILE);
  for (const kind of ["pointerdown", "keydown"]) root.addEventListener(kind, stop);
  return stop;
}
