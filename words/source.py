"""Fluent files: found, parsed, and refused with file and line where something is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words.kinds import Kind, declared

ROOT: Final = Path(__file__).parent.parent
LANGUAGES: Final = ("en", "de", "fr", "nl")
HOMES: Final = ("src/everglow", "web/src", "tests/third")
THINGS: Final = re.compile(r"^kind: (\w+)$", re.MULTILINE)  # in the first comment of a file that names things


class Mistake(Exception):
    """Something in a Fluent file is wrong; the message says where, and what was expected."""


class Entry(NamedTuple):
    """A message of a file: its value or its attributes, the parameters that English declares, its line."""

    name: str
    value: ast.Pattern | None
    attributes: dict[str, ast.Pattern]
    kinds: dict[str, Kind]
    comment: str
    line: int
    text: str  # as the file writes it, without its comment

    def patterns(self) -> list[ast.Pattern]:
        return [*([self.value] if self.value else []), *self.attributes.values()]


class Source(NamedTuple):
    """A Fluent file. With a kind of `things`, it names those, each with its texts as attributes."""

    path: Path
    things: str
    entries: dict[str, Entry]

    def mistake(self, line: int, said: str) -> Mistake:
        shown = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return Mistake(f"{shown}:{line}: {said}")


def folders() -> list[Path]:
    """All folders of words: each has a folder for every language."""
    found = [path.parent for home in HOMES for path in (ROOT / home).rglob("words/en") if path.is_dir()]
    return sorted(path for path in found if "node_modules" not in path.parts)


def read(path: Path) -> Source:
    """Parse a file. Fluent's parser never fails: what it cannot read, it calls junk."""
    text = path.read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    source = Source(path, things_of(resource), {})
    for entry in read_entries(source, resource, text):
        if entry.name in source.entries:
            raise source.mistake(entry.line, f"{entry.name} is there already; every message has one name")
        source.entries[entry.name] = entry
    return source


def things_of(resource: ast.Resource) -> str:
    heads = [entry.content for entry in resource.body if isinstance(entry, ast.ResourceComment)]
    found = THINGS.search("\n".join(filter(None, heads)))
    return found[1] if found else ""


def read_entries(source: Source, resource: ast.Resource, text: str) -> Iterator[Entry]:
    for entry in resource.body:
        line = line_of(entry, text)
        if isinstance(entry, ast.Junk):
            place = entry.annotations[0].span
            at = text.count("\n", 0, place.start if place else 0) + 1
            raise source.mistake(at, f"this is not Fluent: {entry.annotations[0].message}")
        if isinstance(entry, ast.Term):
            raise source.mistake(line, "a term is declared; icons and cards are messages in files of things")
        if isinstance(entry, ast.Message):
            yield message(entry, line, text)


def line_of(entry: ast.EntryType, text: str) -> int:
    """The line on which the message itself begins, after its comment."""
    place = entry.id.span if isinstance(entry, ast.Message | ast.Term) else entry.span
    return text.count("\n", 0, place.start if place else 0) + 1


def message(entry: ast.Message, line: int, text: str) -> Entry:
    comment = entry.comment.content or "" if entry.comment else ""
    attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}
    return Entry(
        entry.id.name, entry.value, attributes, declared(comment), comment, line, written(entry, text)
    )


def written(entry: ast.Message, text: str) -> str:
    """Return the message as the file writes it, from its name on."""
    if entry.id.span is None or entry.span is None:
        return ""
    return text[entry.id.span.start : entry.span.end].rstrip()


class Mentions(Visitor):
    """Collects the parameters and icons that a pattern mentions."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.icons: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.parameters.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.icons.add(node.id.name)


def mentions(patterns: list[ast.Pattern]) -> Mentions:
    found = Mentions()
    for pattern in patterns:
        found.visit(pattern)
    return found
