"""No English is left in what any Fluent file of another language says, whoever says it and when."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from everglow.words.languages import LANGUAGES
from tests.words.english import english_in
from words.bundle import Bundle, read_bundle
from words.source import folders

OTHERS = [language for language in LANGUAGES if language != "en"]

# What people type, what programs write, and the title of a game stay as they are.
TYPED = re.compile(
    r"The Vale of Eternity|`[^`]*`|everglow \S.*?(?=  |$)|pip install \S+|--\w+|\w+[:=]\S+"
    r"|\([a-z]+, [a-z]+\)|\"[^\"]*\"|'[^']*'",
    re.MULTILINE,
)


class Texts(Visitor):
    """Collects the texts of a pattern, whichever of them is said."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's own name)
        self.found.append(node.value)


@cache
def bundles() -> list[Bundle]:
    """All Fluent files in all languages, read once: that takes seconds."""
    return [read_bundle(folder) for folder in folders()]


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, with its place."""
    for bundle in bundles():
        for source in bundle.sources[language].values():
            for entry in source.entries.values():
                reader = Texts()
                for pattern in entry.patterns():
                    reader.visit(pattern)
                yield from [(f"{source.path}:{entry.line}", text) for text in reader.found]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_any_text(language: str) -> None:
    left = [
        (place, words)
        for place, text in texts(language)
        if (words := english_in(TYPED.sub("", text), language))
    ]
    assert left == []


def test_english_is_found_at_the_beginning_of_a_sentence() -> None:
    assert english_in("You sell", "de") == {"you"}
    assert english_in("CC BY 3.0", "de") == set()


def test_english_that_is_left_would_be_found() -> None:
    found = [text for _, text in texts("en") if english_in(TYPED.sub("", text), "de")]
    assert len(found) > 1000


@pytest.mark.parametrize("language", OTHERS)
def test_a_minus_is_a_minus_and_an_apostrophe_no_straight_one(language: str) -> None:
    """A hyphen before a number reads as one, and only names are printed with a straight apostrophe."""
    wrong = re.compile(r"(?:^|[ (/])-\d|(?<!Xar)(?<!Moloc)(?<=[^\W\d_])'(?=[^\W\d_])", re.MULTILINE)
    assert [(place, text) for place, text in texts(language) if wrong.search(TYPED.sub("", text))] == []
