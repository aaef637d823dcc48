import { expect, test } from "vitest";
import { findings, hasher, seed, verified } from "../src/replay/fairness";

// The SHA-256 of "abc", as everybody knows it.
const SEAL = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const told = (secret: string, sound = true): any => ({
  table: { commitment: SEAL },
  reveal: { secret, nonces: ["x", "y"], result: {} },
  sound,
});
const holds = async (...args: Parameters<typeof findings>) =>
  (await findings(...args)).map(({ holds }) => holds);

test("a secret that fits the seal is verified", async () => {
  const found = await findings(told("abc"), { seal: SEAL, nonce: "y" }, hasher);
  expect(found.map(({ holds }) => holds)).toEqual([true, true, true, true]);
  expect(verified(found)).toBe(true);
});

test("another secret does not match", async () => {
  const found = await findings(told("abd"), null, hasher);
  expect(found[0]).toEqual({ what: "seal", holds: false, by: "browser" });
  expect(verified(found)).toBe(false);
});

test("a seal that is not the one of before does not match", async () => {
  expect(await holds(told("abc"), { seal: "0".repeat(64), nonce: "" }, hasher)).toEqual([
    true,
    false,
    null,
    true,
  ]);
});

test("a deal without what this browser threw in does not match", async () => {
  expect(await holds(told("abc"), { seal: SEAL, nonce: "z" }, hasher)).toEqual([true, true, false, true]);
});

test("a game that comes to another result does not match", async () => {
  expect(verified(await findings(told("abc", false), null, hasher))).toBe(false);
});

test("where browsers compute no hashes it is said to be on the server's word", async () => {
  const [found] = await findings(told("abc"), null, null);
  expect(found).toEqual({ what: "seal", holds: true, by: "server" });
});

test("the seed is the hash over the hashes of the secret and of every nonce, as the server makes it", async () => {
  expect(await seed("abc", ["x", "y"], hasher!)).toBe(
    "15ce1f92c06411b8f504dfd67c297ab1734de6a4becaed29378c2e5b487f700b",
  );
});

test("a lesson was prepared: only that it was played as it is written can be wrong", async () => {
  const lesson = (sound: boolean): any => ({
    table: { commitment: "", lesson: true },
    reveal: { secret: "a lesson", nonces: ["", ""], result: {} },
    sound,
  });
  const found = await findings(lesson(true), { seal: "", nonce: "thrown in for nothing" }, hasher);
  expect(found).toEqual([{ what: "played", holds: true, by: "server" }]);
  expect(verified(found)).toBe(true);
  expect(verified(await findings(lesson(false), null, hasher))).toBe(false);
});
