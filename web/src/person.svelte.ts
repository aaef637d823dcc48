// Who sits at this browser.

import type { Avatar, Colour } from "./kit/faces.svelte";
import type { Language } from "./language/choice";
import { choose, keep, learn } from "./language/language.svelte";
import * as http from "./wire/http";

interface Person {
  name: string | null;
  avatar: Avatar | "";
  colour: Colour | "";
  known: boolean;
  problem: string;
}
export const person = $state<Person>({ name: null, avatar: "", colour: "", known: false, problem: "" });

export async function recognise(): Promise<void> {
  try {
    const { name, language, avatar = "", colour = "" } = await http.me();
    [person.name, person.avatar, person.colour, person.problem] = [name, avatar, colour, ""];
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

let dressed: Promise<unknown> = Promise.resolve(); // one request after the other: the last choice is kept

/** Look so at every table from now on, on all devices. */
export async function dressUp(avatar: Avatar | "", colour: Colour | ""): Promise<void> {
  const before: [Avatar | "", Colour | ""] = [person.avatar, person.colour];
  [person.avatar, person.colour] = [avatar, colour]; // at once: the next choice may come before the answer
  const saved = dressed.then(() => http.chooseFace({ avatar, colour }));
  dressed = saved.catch(() => {});
  try {
    await saved;
  } catch (error) {
    [person.avatar, person.colour] = before;
    throw error;
  }
}

export async function introduce(name: string): Promise<void> {
  person.name = (await http.introduce(name)).name;
  await keep(); // what was chosen before there was a name
}
