// Who sits at this browser.

import * as http from "./wire/http";

export const person = $state({ name: null as string | null, known: false, problem: "" });

export async function recognise(): Promise<void> {
  try {
    person.name = (await http.me()).name;
    person.problem = "";
  } catch (error) {
    person.problem = (error as Error).message;
  }
  person.known = true;
}

export async function introduce(name: string): Promise<void> {
  person.name = (await http.introduce(name)).name;
}
