// A seat is a colour and a shape, never a colour alone. Whoever sits there may have chosen another colour
// (faces.svelte.ts).

export const SEATS = [
  { colour: "var(--seat-0, #ffcf6b)", shape: '<circle cx="12" cy="12" r="9.5"/>' },
  { colour: "var(--seat-1, #4fe0cf)", shape: '<path d="M12 1.5 22.5 12 12 22.5 1.5 12Z"/>' },
  { colour: "var(--seat-2, #ff8fa8)", shape: '<path d="M12 2 22.5 21H1.5Z"/>' },
  { colour: "var(--seat-3, #b9a2ff)", shape: '<rect x="3" y="3" width="18" height="18" rx="3"/>' },
];

/** The colour of a seat as it is now, for what is not drawn with styles. */
export function paintOf(seat: number): string {
  const [, name, own] = /var\((.*), (.*)\)/.exec(SEATS[seat]!.colour)!;
  return getComputedStyle(document.documentElement).getPropertyValue(name!) || own!;
}
