import { beforeEach, expect, test, vi } from "vitest";
import { commit, disclosed, keepSeal, pledge } from "../src/wire/pledge";

const TABLE = "ABCDEF";
const OTHER = "0".repeat(64);
const CHANGED = "1".repeat(64);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a nonce is told when the host has begun, and again to a server that lost the connection", () => {
  const mine = commit(TABLE);
  const nonce = disclosed(TABLE, [mine, OTHER], mine);
  expect(nonce).toBeTruthy();
  expect(disclosed(TABLE, [mine, OTHER], mine)).toBe(nonce);
  expect(pledge(TABLE)).toMatchObject({ nonce, hashes: [mine, OTHER] });
});

test("a nonce that is known is never told for other hashes, and the first ones are kept", () => {
  const mine = commit(TABLE);
  disclosed(TABLE, [mine, OTHER], mine);
  expect(disclosed(TABLE, [mine, CHANGED], mine)).toBeUndefined();
  expect(pledge(TABLE)?.hashes).toEqual([mine, OTHER]);
});

test("whoever commits anew tells only the new nonce", () => {
  const first = commit(TABLE);
  disclosed(TABLE, [first, OTHER], first);
  const second = commit(TABLE);
  const nonce = disclosed(TABLE, [second, OTHER], second);
  expect(disclosed(TABLE, [first, CHANGED], first)).toBeUndefined();
  expect(pledge(TABLE)).toMatchObject({ nonce, hashes: [second, OTHER] });
});

test("of several commitments the one that the server took counts", () => {
  const [first] = [commit(TABLE), commit(TABLE)];
  expect(disclosed(TABLE, [first], first)).toBe(pledge(TABLE)?.nonce);
});

test("where a browser keeps nothing, all of it lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  keepSeal("GHJKLM", OTHER);
  const mine = commit("GHJKLM");
  expect(disclosed("GHJKLM", [mine], mine)).toBeTruthy();
  expect(pledge("GHJKLM")?.seal).toBe(OTHER);
});
