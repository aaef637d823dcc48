import { expect, test } from "vitest";
import { named } from "../src/games/vale/words/named";

test("the longest name counts: an exalted creature is not its younger self", () => {
  expect(named("Ann copies Imp (Genie Exalted) again")).toEqual([
    { text: "Ann copies " },
    { text: "Imp", id: "imp", stop: "" },
    { text: " (" },
    { text: "Genie Exalted", id: "genie_exalted", stop: ")" },
    { text: " again" },
  ]);
});

test("a stop stays with the name before it", () => {
  expect(named("Imp, Tengu (Genie).").map(({ text, stop }) => text + (stop ?? ""))).toEqual([
    "Imp,",
    " ",
    "Tengu",
    " (",
    "Genie).",
  ]);
});
