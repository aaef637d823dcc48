import { expect, test } from "vitest";
import { named } from "../src/games/vale/words/named";

test("the longest name counts: an exalted creature is not its younger self", () => {
  expect(named("Ann copies Imp (Genie Exalted) again")).toEqual([
    { text: "Ann copies " },
    { text: "Imp", id: "imp", start: "", stop: "" },
    { text: " " },
    { text: "Genie Exalted", id: "genie_exalted", start: "(", stop: ")" },
    { text: " again" },
  ]);
});

test("a bracket and a stop stay with their name", () => {
  const together = named("Imp, Tengu (Genie).").map(({ text, start = "", stop = "" }) => start + text + stop);
  expect(together).toEqual(["Imp,", " ", "Tengu", " ", "(Genie)."]);
});
