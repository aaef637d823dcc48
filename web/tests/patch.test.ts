import { expect, test } from "vitest";
import { patched } from "../src/wire/patch";

test("what is replaced, added and removed is so in the new value, and the old one stays", () => {
  const old = { a: [1, { b: 2 }], gone: 1 };
  const changes = [
    { op: "remove", path: "/gone" },
    { op: "replace", path: "/a/1/b", value: 3 },
    { op: "add", path: "/c~1d~0", value: null },
  ] as const;
  expect(patched(old, [...changes])).toEqual({ a: [1, { b: 3 }], "c/d~": null });
  expect(old).toEqual({ a: [1, { b: 2 }], gone: 1 });
});

test("a whole value can be replaced", () => {
  expect(patched<unknown>(null, [{ op: "replace", path: "", value: { a: 1 } }])).toEqual({ a: 1 });
});
