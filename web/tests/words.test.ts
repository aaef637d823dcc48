// What people read or hear lies in Fluent files, never in a component or a script.

import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SCRIPTS = import.meta.glob<string>(
  // generated: made of Fluent files; choice.ts: languages call themselves the same in every language; docs: the API
  // is described in English only
  ["../src/**/*.ts", "!../src/generated/**", "!../src/language/choice.ts", "!../src/docs/words.ts"],
  { query: "?raw", import: "default", eager: true },
);

// Attributes of elements, and what our own components show of theirs.
const SAID = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|legend|note)$/;
const WORD = /\p{L}{2,}/u;

// A string in a script may be anything; these are certainly language: a capitalised word, words in a row, and a
// word or a colon with a space before or after what is put in.
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const IN_A_ROW = /\p{L}{2,}[,.;:]? \p{L}{2,}/u;
const BESIDE = /(^| )\p{L}{2,}[,.;:]? | \p{L}{2,}[,.;:?]?( |$)/u;
const GLUED = /^[:;!?] |^[:;]$/; // French has a space before them, so they belong to the sentence
const CODE = /[<>[\]()="#/]/; // drawings, selectors, media queries
const SELECTS = /^(querySelector(All)?|closest)$/; // selectors may look like words
const ALLOWED = new Map([
  ["Enter", "a key, as browsers call it"],
  ["Escape", "a key, as browsers call it"],
  ["Notification", "the name of a part of the browser"],
]);

type Node = Record<string, any> & { type: string; start: number };
interface Found {
  text: string;
  at: number;
}

const isNode = (value: any): value is Node => typeof value?.type === "string";
const inside = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => !/^(css|metadata|parent|typeAnnotation)$/.test(name))
    .flatMap(([, value]) => value)
    .flatMap((value) => (isNode(value) ? [value] : []));

/** The pieces of an expression that become its text, whichever way it goes. */
function pieces(node: Node): Found[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ text: node.value, at: node.start }] : [];
    case "TemplateElement":
      return [{ text: node.value.cooked, at: node.start }];
    case "TemplateLiteral":
      return [...node.quasis, ...node.expressions].flatMap(pieces);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(pieces);
    case "LogicalExpression":
      return [node.left, node.right].flatMap(pieces);
    case "BinaryExpression":
      return node.operator === "+" ? [node.left, node.right].flatMap(pieces) : [];
    case "ArrayExpression":
      return node.elements.flatMap(pieces);
    case "ArrowFunctionExpression":
      return pieces(node.body);
    case "MemberExpression":
      return pieces(node.object); // of a chain such as names.map(…).join(…)
    case "CallExpression": {
      const joined = node.callee.property?.name === "join";
      const told = node.arguments.filter((a: Node) => joined || a.type === "ArrowFunctionExpression");
      return [node.callee, ...told].flatMap(pieces);
    }
    default:
      return node.type.startsWith("TS") && node.expression ? pieces(node.expression) : [];
  }
}

function shown(node: Node): Found[] {
  if (node.type === "Text") return [{ text: node.data, at: node.start }];
  if (node.type === "ExpressionTag") return pieces(node.expression);
  if (node.type === "Attribute") {
    const value = [node.value].flat().filter(isNode);
    return SAID.test(node.name) ? value.flatMap(shown) : value.flatMap(within);
  }
  if (/Directive$/.test(node.type)) return []; // styles, classes, transitions, handlers
  return inside(node).flatMap(shown);
}

/** What an attribute that is not read itself may hold: a snippet or a function, never text. */
const within = (node: Node): Found[] => (node.type === "ExpressionTag" ? scripted(node.expression) : []);

function scripted(node: Node): Found[] {
  if (/^(Import|TS(Type|Interface|Literal|Union))/.test(node.type)) return [];
  if (node.type === "NewExpression" && node.callee.name === "Error") return []; // for whoever builds the client
  if (SELECTS.test(node.callee?.property?.name)) return [];
  if (node.type === "Literal") return pieces(node).filter(({ text }) => isLanguage(text));
  const put = node.type === "TemplateLiteral" ? node.quasis.flatMap(pieces) : [];
  const drawn = put.some(({ text }: Found) => CODE.test(text));
  const told = drawn
    ? []
    : put.filter(({ text }: Found) => isLanguage(text) || BESIDE.test(text) || /^[:;!?] /.test(text));
  return [...told, ...inside(node).flatMap(scripted)];
}

const isLanguage = (text: string) =>
  !ALLOWED.has(text) && (CAPITALISED.test(text) || (IN_A_ROW.test(text) && !CODE.test(text)));

/** Every text outside Fluent files, as file:line and what it says. */
function literals(path: string, source: string): string[] {
  const { fragment, instance, module } = parse(source, { modern: true });
  const scripts = [instance, module].flatMap((script) => (script ? [script.content as unknown as Node] : []));
  const found = [
    ...shown(fragment as unknown as Node).filter(({ text }) => WORD.test(text) || GLUED.test(text)),
    ...scripts.flatMap(scripted),
  ];
  const line = (at: number) => source.slice(0, at).split("\n").length;
  return found.map(({ text, at }) => `${path.slice(3)}:${line(at)} ${text.trim().replace(/\s+/g, " ")}`);
}

describe("words lie in Fluent files", () => {
  test.each(Object.entries(COMPONENTS))("%s", (path, source) => {
    expect(literals(path, source).join("\n")).toBe("");
  });
  test.each(Object.entries(SCRIPTS))("%s", (path, source) => {
    expect(literals(path, `<script lang="ts">${source}</script>`).join("\n")).toBe("");
  });
});
