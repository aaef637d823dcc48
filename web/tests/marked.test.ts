// Sentences with markers: where they are drawn, and where they are heard.

import { expect, test } from "vitest";
import { wordingFor } from "../src/language/language.svelte";
import { pieces, plain } from "../src/language/marked";
import type { Message } from "../src/language/wording";

const COPIED: Message = ["vale.copied", { seat: 0, card: "imp", cause: "genie_exalted" }];

test("names of a kind that is looked at are marked, others are not", () => {
  expect(wordingFor(["Ann"], null, ["creature"]).say(COPIED)).toBe(
    "Ann copies {imp|Imp} ({genie_exalted|Genie Exalted}).",
  );
  expect(wordingFor(["Ann"], null).say(COPIED)).toBe("Ann copies Imp (Genie Exalted).");
});

test("a bracket and a stop stay with their name", () => {
  expect(pieces("copies {imp|Imp} ({genie|Genie}).")).toEqual([
    { text: "copies " },
    { text: "", id: "imp", name: "Imp", stop: "" },
    { text: " " },
    { text: "(", id: "genie", name: "Genie", stop: ")." },
  ]);
});

test("a number stays with its icon, which may have a form", () => {
  expect(pieces("Nimm 1 {red:en}, dann")).toEqual([
    { text: "Nimm " },
    { text: "1 ", id: "red", form: "en", stop: "," },
    { text: " dann" },
  ]);
});

test("whoever does not see icons gets words and bare names", () => {
  expect(plain("{imp|Imp}: take 2 {red} stones, +1 {point}", "vale_icon")).toBe(
    "Imp: take 2 red stones, +1 point",
  );
});
