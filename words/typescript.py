"""Words as TypeScript: for each language, objects of texts and of functions that make texts."""

from __future__ import annotations

import json
from typing import Final

from words.kinds import Kind
from words.source import Entry

MODULE: Final = """// Made by `make words`; not to be edited.

import type {{ Message, Wording }} from "../../../language/wording";
{imported}
type Things = Record<string, Record<string, Record<string, string>>>;

const words{typed} = {{
  sentences: {{
{sentences}  }},
  things: {{
{things}  }} as Things,
}};

export type {{ Message, Wording }};
export default words;
"""


class TypeScript:
    """Spells expressions of TypeScript. `a` are the arguments of a message, `w` is the wording."""

    def text(self, said: str) -> str:
        return json.dumps(said, ensure_ascii=False)

    def joined(self, parts: list[str]) -> str:
        return f"({' + '.join(parts)})" if len(parts) > 1 else "".join(parts) or '""'

    def value(self, name: str, kind: Kind) -> str:
        return f"a.{name}{'!' * kind.optional}"

    def shown(self, value: str, kind: Kind) -> str:
        if kind.listed:
            return self.call("listed", self.mapped(value, self.shown("x", kind._replace(listed=False))))
        if kind.thing:
            return self.call("thing", self.text(kind.name), value)
        return {
            "number": f"`${{{value}}}`",
            "text": value,
            "seat": self.call("name", value),
            "icon": f"`{{${{{value}}}}}`",
            "message": self.call("say", value),
        }[kind.name]

    def mapped(self, value: str, each: str) -> str:
        return f"{value}.map((x) => {each})"

    def call(self, function: str, *arguments: str) -> str:
        return f"w.{function}({', '.join(arguments)})"

    def count(self, value: str) -> str:
        return f"{value}.length"

    def equal(self, one: str, other: str) -> str:
        return f"{one} === {other}"

    def absent(self, value: str) -> str:
        return f"{value} === null"

    def chosen(self, cases: list[tuple[str, str]], default: str) -> str:
        return f"({' : '.join([*[f'{test} ? {text}' for test, text in cases], default])})"


def function(entry: Entry, expression: str) -> str:
    """A text, or a function that makes one, of the same type in all languages whatever it makes use of."""
    if not entry.kinds:
        return expression
    typed = "; ".join([f"{name}: {kind.typed(True)}" for name, kind in entry.kinds.items()])
    used = "(a, w)" if "w." in expression else "(a)"
    return f"({used} => {expression}) as (a: {{ {typed} }}, w: Wording) => string"


def typescript_value(entry: Entry, parts: dict[str, str]) -> str:
    """A message as a member of an object: a text, a function, or an object with one of these by attribute."""
    if "" in parts:
        return f"      {entry.name}: {function(entry, parts[''])},\n"
    texts = [f"{name}: {function(entry, text)}" for name, text in parts.items()]
    return f"      {entry.name}: {{ {', '.join(texts)} }},\n"


def record(entry: Entry, parts: dict[str, str]) -> str:
    """A thing with its name and its texts."""
    texts = [f"{json.dumps(name or 'name')}: {text}" for name, text in parts.items()]
    return f"      {entry.name}: {{ {', '.join(texts)} }},\n"


def module(language: str, sentences: str, things: str) -> str:
    """All words of a bundle in a language; other languages have the type of English."""
    english = language == "en"
    imported = "" if english else 'import type english from "./en";\n'
    typed = "" if english else ": typeof english"
    return MODULE.format(imported=imported, typed=typed, sentences=sentences, things=things)
