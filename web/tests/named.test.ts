import { expect, test } from "vitest";
import { named } from "../src/games/vale/named";

test("the longest name counts: an exalted creature is not its younger self", () => {
  expect(named("Ann copies Imp (Genie Exalted).")).toEqual([
    { text: "Ann copies ", id: undefined },
    { text: "Imp", id: "imp" },
    { text: " (", id: undefined },
    { text: "Genie Exalted", id: "genie_exalted" },
    { text: ").", id: undefined },
  ]);
});
