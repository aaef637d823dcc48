// What the device says of itself, heard of from the first moment on. Svelte's own MediaQuery subscribes when an effect
// reads it, and now and then misses a change.

export function media(query: string): { readonly current: boolean } {
  const list = globalThis.matchMedia?.(query);
  let current = $state(list?.matches ?? false);
  list?.addEventListener("change", () => (current = list.matches));
  return {
    get current() {
      return current;
    },
  };
}
