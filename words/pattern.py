"""Patterns of Fluent as expressions of a programming language, which a target spells."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final, NamedTuple, Protocol

from fluent.syntax import ast

from words.kinds import Kind
from words.source import Entry, Mistake, Source

LISTS: Final = {"OR": "either", "JOIN": "joined"}  # how a wording calls them
PLURALS: Final = ("zero", "one", "two", "few", "many")
# A space before these marks, and inside guillemets, must not end a line in French.
NARROW: Final = re.compile(r" (?=[;!?])")
WIDE: Final = re.compile(r" (?=[:»])|(?<=«) ")


class Target(Protocol):
    """Spells expressions of one programming language."""

    def text(self, said: str) -> str: ...
    def joined(self, parts: list[str]) -> str: ...
    def value(self, name: str, kind: Kind) -> str: ...
    def shown(self, value: str, kind: Kind) -> str: ...
    def mapped(self, value: str, each: str) -> str: ...
    def call(self, function: str, *arguments: str) -> str: ...
    def count(self, value: str) -> str: ...
    def equal(self, one: str, other: str) -> str: ...
    def absent(self, value: str) -> str: ...
    def chosen(self, cases: list[tuple[str, str]], default: str) -> str: ...


class Chooser(NamedTuple):
    """Operand of a selector: an expression, and what may stand in its brackets."""

    value: str
    kind: Kind
    form: bool = False


class Writer:
    """Writes one message of one language."""

    def __init__(self, target: Target, source: Source, entry: Entry, language: str, icons: set[str]) -> None:
        self.target = target
        self.source = source
        self.entry = entry
        self.language = language
        self.icons = icons

    def pattern(self, pattern: ast.Pattern) -> str:
        """A text whose neighbouring literal parts are one."""
        parts = [one if (said := self.literal(one)) is None else said for one in pattern.elements]
        merged = [(group, list(found)) for group, found in groupby(parts, lambda part: isinstance(part, str))]
        return self.target.joined([one for literal, found in merged for one in self.written(literal, found)])

    def literal(self, element: ast.TextElement | ast.Placeable) -> str | None:
        """Text of an element that is the same for all arguments; None if it depends on them."""
        if isinstance(element, ast.TextElement):
            return spaced(element.value, self.language)
        if isinstance(element.expression, ast.StringLiteral):
            return str(element.expression.parse()["value"])
        if isinstance(element.expression, ast.TermReference):
            return f"{{{self.icon(element.expression)}}}"
        return None

    def written(self, literal: bool, found: list[Any]) -> list[str]:
        return [self.target.text("".join(found))] if literal else [self.expression(one) for one in found]

    def expression(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
        match expression:
            case ast.Placeable():
                return self.expression(expression.expression)
            case ast.VariableReference():
                return self.variable(expression.id.name)
            case ast.FunctionReference():
                return self.function(expression)
            case ast.SelectExpression():
                return self.select(expression)
        raise self.mistake("only parameters, icons, functions and selectors may stand in braces")

    def icon(self, reference: ast.TermReference) -> str:
        """A marker such as `red`, or `red:en` for a form of the word behind it: `{ -red(form: "en") }`."""
        name = reference.id.name
        if name not in self.icons:
            known = ", ".join(sorted(self.icons)) or "none"
            raise self.mistake(f"there is no icon -{name}; known are: {known}")
        named = reference.arguments.named if reference.arguments else []
        return ":".join(
            [name, *[str(one.value.parse()["value"]) for one in named if one.name.name == "form"]]
        )

    def kind(self, name: str) -> Kind:
        if name not in self.entry.kinds:
            raise self.mistake(f"English does not declare the parameter ${name} in the comment above it")
        return self.entry.kinds[name]

    def variable(self, name: str) -> str:
        kind = self.kind(name)
        if kind.choices or kind.name == "flag":
            raise self.mistake(f"${name} chooses between texts and cannot be shown itself")
        return self.target.shown(self.target.value(name, kind), kind)

    # Functions

    def function(self, reference: ast.FunctionReference) -> str:
        name, arguments = reference.id.name, reference.arguments.positional
        if name == "CAPITAL":
            return self.target.call("capital", self.expression(arguments[0]))
        value, kind = self.parameter(arguments)
        words = [self.target.text(word) for word in literals(arguments[1:])]
        one = kind._replace(listed=False)
        if name == "COUNT":
            return self.target.shown(self.target.count(value), Kind("number"))
        if name in LISTS:
            return self.target.call(
                LISTS[name], self.target.mapped(value, self.target.shown("x", one)), *words
            )
        if name == "PAD":
            return self.target.call(
                "padded", self.target.shown(value, kind), self.parameter(arguments[1:])[0]
            )
        forms = {"WHO": self.who, "FORM": self.form, "TEXT": self.text}
        if name not in forms:
            raise self.mistake(f"{name} is none of CAPITAL, COUNT, JOIN, OR, PAD, {', '.join(forms)}")
        if not kind.listed:
            return forms[name](value, kind, words)
        return self.target.call("listed", self.target.mapped(value, forms[name]("x", one, words)))

    def who(self, value: str, kind: Kind, words: list[str]) -> str:
        """A name, or a word for whoever reads it."""
        if kind.name != "seat" or len(words) != 1:
            raise self.mistake('WHO takes a seat and a word for the reader: WHO($seat, "you")')
        return self.target.call("who", value, *words)

    def form(self, value: str, kind: Kind, words: list[str]) -> str:
        """A grammatical form of a thing, or of the word behind an icon."""
        if len(words) != 1 or not (kind.thing or kind.name == "icon"):
            raise self.mistake('FORM takes a thing or an icon, and a form: FORM($card, "the")')
        if kind.thing:
            return self.target.call("thing", self.target.text(kind.name), value, *words)
        return self.target.joined(
            [self.target.text("{"), value, self.target.text(":"), *words, self.target.text("}")]
        )

    def text(self, value: str, kind: Kind, words: list[str]) -> str:
        """A text of a thing in one line, such as what a card says."""
        if len(words) != 1 or not kind.thing:
            raise self.mistake('TEXT takes a thing and the name of a text: TEXT($card, "instant")')
        return self.target.call("text", self.target.text(kind.name), value, *words)

    def parameter(self, arguments: list[ast.InlineExpression | ast.Placeable]) -> tuple[str, Kind]:
        """The first argument of a function, which is always a parameter."""
        first = arguments[0] if arguments else None
        if not isinstance(first, ast.VariableReference):
            raise self.mistake("a function needs a parameter first")
        kind = self.kind(first.id.name)
        return self.target.value(first.id.name, kind), kind

    # Selectors

    def select(self, expression: ast.SelectExpression) -> str:
        chooser = self.chooser(expression.selector)
        cases = [
            (self.test(chooser, variant), self.pattern(variant.value)) for variant in expression.variants
        ]
        default = [index for index, variant in enumerate(expression.variants) if variant.default]
        spoken = [case for index, case in enumerate(cases) if index not in default]
        return self.target.chosen(spoken, cases[default[0]][1])

    def chooser(self, selector: ast.InlineExpression) -> Chooser:
        if isinstance(selector, ast.VariableReference):
            kind = self.kind(selector.id.name)
            return Chooser(self.target.value(selector.id.name, kind._replace(optional=False)), kind)
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "COUNT":
            return Chooser(
                self.target.count(self.parameter(selector.arguments.positional)[0]), Kind("number")
            )
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "FORM":
            value, kind = self.parameter(selector.arguments.positional)
            words = [self.target.text(word) for word in literals(selector.arguments.positional[1:])]
            return Chooser(self.text(value, kind, words), Kind("text"), form=True)  # never shown itself
        raise self.mistake('a selector is a parameter, COUNT($list) or FORM($thing, "form")')

    def test(self, chooser: Chooser, variant: ast.Variant) -> str:
        key = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
        target, kind = self.target, chooser.kind
        if variant.default:
            return ""
        if key == "none" and kind.optional:
            return target.absent(chooser.value)
        if kind.name == "number" and not kind.listed:
            return self.number_test(chooser.value, key)
        if kind.name == "seat" and key == "you":
            return target.call("reads", chooser.value)
        if kind.name == "flag" and key == "yes":
            return chooser.value
        if key in kind.choices or chooser.form:
            return target.equal(chooser.value, target.text(key))
        raise self.mistake(f"[{key}] is no choice here")

    def number_test(self, value: str, key: str) -> str:
        if key in PLURALS:
            return self.target.equal(self.target.call("plural", value), self.target.text(key))
        if key.isdigit():
            return self.target.equal(value, key)
        raise self.mistake(f"[{key}] is neither a number nor one of {', '.join(PLURALS)}")

    def mistake(self, said: str) -> Mistake:
        return self.source.mistake(self.entry.line, f"{self.entry.name}: {said}")


def literals(arguments: list[ast.InlineExpression | ast.Placeable]) -> list[str]:
    return [
        str(argument.parse()["value"]) for argument in arguments if isinstance(argument, ast.StringLiteral)
    ]


def spaced(said: str, language: str) -> str:
    """A text with the spaces that its language wants."""
    return WIDE.sub("\u00a0", NARROW.sub("\u202f", said)) if language == "fr" else said
