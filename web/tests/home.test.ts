// The first page: by which words one is greeted, and whose turn comes first.

import { describe, expect, test } from "vitest";
import { hourOf } from "../src/home/greeting";
import { sorted } from "../src/home/order";
import { words } from "../src/words";

describe("a greeting", () => {
  test.each([
    [6, "morning"],
    [12, "day"],
    [17, "day"],
    [18, "evening"],
    [23, "evening"],
    [2, "night"],
  ])("at %i o'clock it is %s", (hours, hour) => {
    expect(hourOf(hours)).toBe(hour);
  });
  test("says good evening only in the evening", () => {
    const said = (hours: number) => words.home.hello({ name: "Mira", hour: hourOf(hours) });
    const evening = [...Array(24).keys()].filter((hours) => said(hours).startsWith("Good evening"));
    expect(evening).toEqual([18, 19, 20, 21, 22, 23]);
  });
});

test("tables that wait for me come first, the oldest before the others", () => {
  const table = (code: string, yours: boolean, used: number) => ({ code, yours, used }) as any;
  const { mine, others } = sorted([table("C", true, 30), table("B", false, 20), table("A", true, 10)]);
  expect(mine.map(({ code }) => code)).toEqual(["A", "C"]);
  expect(others.map(({ code }) => code)).toEqual(["B"]);
});
