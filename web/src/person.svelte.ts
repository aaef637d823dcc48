// Who sits at this browser.

import type { Language } from "./language/choice";
import { choose, keep, learn } from "./language/language.svelte";
import * as http from "./wire/http";

export const person = $state({ name: null as string | null, known: false, problem: "" });

export async function recognise(): Promise<void> {
  try {
    const { name, language } = await http.me();
    [person.name, person.problem] = [name, ""];
    await learn(language);
  } catch (error) {
    person.problem = (error as Error).message;
  }
  person.known = true;
}

/** Delete everything of this person, here and on the server. */
export async function leave(name: string): Promise<void> {
  await http.deleteMe(name);
  person.name = null;
  try {
    localStorage.clear();
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** Read another language from now on, here and, for somebody with a name, on other devices. */
export async function prefer(language: Language): Promise<void> {
  await choose(language);
  if (person.name !== null) await keep();
}

export async function introduce(name: string): Promise<void> {
  person.name = (await http.introduce(name)).name;
  await keep(); // what was chosen before there was a name
}
