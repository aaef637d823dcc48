// Names where there is little room.

/** A name in at most so many letters: whole, its first word, or its beginning with a full stop. */
export function brief(name: string, most: number): string {
  if (name.length <= most) return name;
  const first = name.split(/[\s-]+/)[0]!;
  return first.length <= most ? first : `${first.slice(0, Math.max(1, most - 1))}.`;
}
