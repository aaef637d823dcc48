// What a guided first game says: its goal first, then by the kind of question, while one waits, and at the end.

export interface Mark {
  title: string;
  text: string;
  rule: string; // where the rules tell more
  at?: string; // the part of the table that it points at, by its data-room
}
export type Marks = Partial<Record<string, Mark>>;

/** What was put away at this table, also after a reload. */
export function putAway(code: string): string[] {
  return JSON.parse(sessionStorage.getItem(`lesson:${code}`) ?? "[]") as string[];
}

export function putAwayToo(code: string, kinds: string[]): void {
  sessionStorage.setItem(`lesson:${code}`, JSON.stringify(kinds));
}
