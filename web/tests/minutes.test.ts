import { expect, test } from "vitest";
import { minutes } from "../src/table/minutes";

test("a time that is left reads like a clock", () => {
  expect(minutes(-5)).toBe("0:00");
  expect(minutes(44_100)).toBe("0:45");
  expect(minutes(600_000)).toBe("10:00");
  expect(minutes(3_600_000)).toBe("1:00:00");
  expect(minutes(86_390_000)).toBe("23:59:50");
});
