// What a guided first game says: by the kind of question, or while one waits, or at the end.

export interface Mark {
  title: string;
  text: string;
  rule: string; // where the rules tell more
}
export type Marks = Partial<Record<string, Mark>>;

/** What was put away at this table, also after a reload. */
export function putAway(code: string): string[] {
  return JSON.parse(sessionStorage.getItem(`lesson:${code}`) ?? "[]");
}

export function putAwayToo(code: string, kinds: string[]): void {
  sessionStorage.setItem(`lesson:${code}`, JSON.stringify(kinds));
}
