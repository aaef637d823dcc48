import { expect, test } from "vitest";
import { findings, hasher, seed, verified } from "../src/replay/fairness";
import { hashOf, hex } from "../src/wire/sha256";

// The SHA-256 of "abc", as everybody knows it.
const SEAL = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const told = (secret: string, sound = true): any => ({
  table: { commitment: SEAL, branch: null, chairs: [{ you: true }, {}] },
  reveal: { secret, nonces: ["x", "y"], hashes: ["", ""], result: {} },
  sound,
});
const sealed = (nonces = ["x", ""], hashes = [hashOf("x"), ""]): any => ({
  ...told("abc"),
  reveal: { secret: "abc", nonces, hashes, result: {} },
});
const hashes = async (...args: Parameters<typeof findings>) =>
  (await findings(...args)).find(({ what }) => what === "hashes")!.holds;
const holds = async (...args: Parameters<typeof findings>) =>
  (await findings(...args)).map(({ holds }) => holds);

test("a secret that fits the seal is verified", async () => {
  const found = await findings(told("abc"), { seal: SEAL, nonce: "y" }, hasher);
  expect(found.map(({ holds }) => holds)).toEqual([true, true, null, true, true]);
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
    null,
    true,
  ]);
});

test("a deal without what this browser threw in does not match", async () => {
  expect(await holds(told("abc"), { seal: SEAL, nonce: "z" }, hasher)).toEqual([
    true,
    true,
    null,
    false,
    true,
  ]);
});

test("a game that comes to another result does not match", async () => {
  expect(verified(await findings(told("abc", false), null, hasher))).toBe(false);
});

test("our own SHA-256 is everybody's, also where browsers lend none", async () => {
  for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "é🎲".repeat(100)]) {
    const bytes = new TextEncoder().encode(text);
    expect(hashOf(text)).toBe(hex(await hasher(bytes)));
  }
  expect(hashOf("abc")).toBe(SEAL);
});

test("every nonce must fit the hash that was told before it", async () => {
  expect(await hashes(sealed(), null, hasher)).toBe(true);
  expect(await hashes(sealed(["y", ""]), null, hasher)).toBe(false);
  expect(await hashes(sealed(["x", "late"]), null, hasher)).toBe(false);
});

test("hashes are those that this browser saw when it told its nonce", async () => {
  const kept = (found: string[]) => ({ seal: SEAL, nonce: "x", hashes: found });
  expect(await hashes(sealed(), kept([hashOf("x"), ""]), hasher)).toBe(true);
  expect(await hashes(sealed(["z", ""], [hashOf("z"), ""]), kept([hashOf("x"), ""]), hasher)).toBe(false);
  expect(await hashes(sealed(["x", ""], ["", ""]), kept([hashOf("x"), ""]), hasher)).toBe(false);
});

test("a bot of the house has no nonce", async () => {
  const bot = (branch: string | null): any => ({
    ...sealed(["x", "y"], [hashOf("x"), hashOf("y")]),
    table: { commitment: SEAL, branch, chairs: [{ you: true }, { level: "star" }] },
  });
  expect(await hashes(bot(null), null, hasher)).toBe(false);
  expect(await hashes(bot("ABCDEF"), null, hasher)).toBe(true); // those of the people who played before
});

test("whoever committed here and was never asked for the nonce is told so", async () => {
  const kept = { seal: SEAL, nonce: "", offered: { [hashOf("z")]: "z" } };
  const found = await findings(sealed(), kept, hasher);
  expect(found[3]).toEqual({ what: "elsewhere", holds: null, by: "browser" });
  const watched = { ...sealed(), table: { commitment: SEAL, branch: null, chairs: [{}, {}] } };
  expect((await findings(watched, kept, hasher))[3]!.what).toBe("mine"); // they stood up again
});

test("a game from before there were hashes says so", async () => {
  expect(await hashes(told("abc"), null, hasher)).toBe(null);
});

test("the seed is the hash over the hashes of the secret and of every nonce, as the server makes it", async () => {
  expect(await seed("abc", ["x", "y"], hasher)).toBe(
    "15ce1f92c06411b8f504dfd67c297ab1734de6a4becaed29378c2e5b487f700b",
  );
});

test("a lesson was prepared: only that it was played as it is written can be wrong", async () => {
  const lesson = (sound: boolean): any => ({
    table: { commitment: "", lesson: true },
    reveal: { secret: "a lesson", nonces: ["", ""], hashes: ["", ""], result: {} },
    sound,
  });
  const found = await findings(lesson(true), { seal: "", nonce: "thrown in for nothing" }, hasher);
  expect(found).toEqual([{ what: "played", holds: true, by: "server" }]);
  expect(verified(found)).toBe(true);
  expect(verified(await findings(lesson(false), null, hasher))).toBe(false);
});
