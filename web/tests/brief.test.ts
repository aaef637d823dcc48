// Long names on a phone.

import { expect, test } from "vitest";
import { brief } from "../src/table/brief";

test("a name that fits stays whole", () => {
  expect(brief("Mira", 4)).toBe("Mira");
});

test("of several words the first is enough", () => {
  expect(brief("Anna Maria", 6)).toBe("Anna");
  expect(brief("Jean-Baptiste", 6)).toBe("Jean");
});

test("what is still too long is abbreviated", () => {
  expect(brief("Maximiliane-Charlotte", 6)).toBe("Maxim.");
  expect(brief("Maximiliane", 0)).toBe("M.");
});
