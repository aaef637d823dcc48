// Styles take their colours and sizes of type from kit/tokens.css; a game adds its own in box/box.css.

import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.{css,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PAPER = "../src/rules/print.css"; // black on white, whatever the table looks like
const TOKENS = "../src/kit/tokens.css";
const RAW = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
const DEFINED = /^\s*--[\w-]+:\s*#[0-9a-f]+;$/; // a colour gets its name
const SIZE = /(?<![-\w])font(?:-size)?:[^;]+/g;
// A token, what is inherited, or lettering that grows with the card or the frame around it.
const SCALED = /var\(--type-(?:\d|least)\)|inherit|\dem\b|cq(?:w|h|min)|var\(--(?:cw|ds|arch|text)/;

const styles = Object.entries(files)
  .filter(([path]) => path !== PAPER && path !== TOKENS)
  .map(([path, text]) => [path, path.endsWith(".css") ? text : styleOf(text)] as const);

function styleOf(component: string): string {
  return /<style[^>]*>([\s\S]*)<\/style>/.exec(component)?.[1] ?? "";
}

const rawColours = (style: string) =>
  style.split("\n").filter((line) => RAW.test(line) && !DEFINED.test(line));
const rawSizes = (style: string) => (style.match(SIZE) ?? []).filter((font) => !SCALED.test(font));

const offenders = (found: (style: string) => string[]) =>
  styles.flatMap(([path, style]) => found(style).map((line) => `${path}: ${line.trim()}`));

test("no style has a colour of its own", () => {
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.every(([path, style]) => style || path.endsWith(".svelte"))).toBe(true);
  expect(offenders(rawColours)).toEqual([]);
});

test("no style has a size of type of its own", () => expect(offenders(rawSizes)).toEqual([]));

test("there are eight sizes of type", () => {
  expect(files[TOKENS]?.match(/--type-\d: \d+px;/g)).toHaveLength(8);
});

test("a raw colour or size is found", () => {
  expect(rawColours("  color: #fff;\n  --ink: #e3ddd2;")).toEqual(["  color: #fff;"]);
  expect(rawSizes("font-size: 13px; font: 700 12px/1 var(--ui); font: inherit;")).toHaveLength(2);
});
