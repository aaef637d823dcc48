"""A page of docs/rules as the client shows it: chapters, and in them every rule and ruling with an anchor.

An entry is what begins with a title in bold: a ruling such as `**R07 Impossible instant effects.**`, found
at #R07, or a rule such as `**Hunt.**`, found at #hunt.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Final, TypedDict, TypeVar

from markdown_it import MarkdownIt
from markdown_it.token import Token


class Said(TypedDict):
    """Text under a title: as a page, and as plain text to search in; and where it comes from, as pages."""

    html: str
    text: str
    sources: list[str]


class Entry(Said):
    """A rule or a ruling, with its address."""

    id: str
    title: str
    level: int


class Contents(Said):
    """Contents under a heading: whatever comes first, and its entries."""

    entries: list[Entry]


class Chapter(Entry):
    """A heading with all that stands under it."""

    entries: list[Entry]


class Rulebook(TypedDict):
    """A page of rules; its first chapter has the title of the page."""

    title: str
    chapters: list[Chapter]


class Position(TypedDict):
    """A position to try out, by its name, and the address of the rule that it shows."""

    name: str
    rule: str


class Book(Rulebook):
    """A page of rules, and the positions in it."""

    positions: list[Position]


Part = TypeVar("Part", bound=Entry)

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
TITLE: Final = re.compile(r"\*\*(.+?)\.\*\*")
RULING: Final = re.compile(r"([A-Z]{1,2}\d{1,2}) (.+)")
CITED: Final = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
PART: Final = re.compile(r"\(([A-Z]{1,2}\d{1,2}[a-z])\)")  # of a ruling, with an address of its own
SOURCE: Final = re.compile(r"\s*\[([^\[\]]+)\]")  # in brackets: where a rule comes from


def rulebook(page: Path) -> Rulebook:
    """The title of a page, and its chapters."""
    tokens = MARKDOWN.parse(page.read_text(encoding="utf-8"))
    chapters: list[Chapter] = []
    for heading, below in split(tokens):
        level, title = int(heading[0].tag[1]), heading[1].content
        anchor = slug(title) if level < 3 else f"on-{slug(title)}"  # a phase has the shorter address
        chapters.append({"id": anchor, "title": title, "level": level, **contents(below)})
    known = {entry["id"] for chapter in chapters for entry in chapter["entries"]}
    for part in parts_of(chapters):
        others = known - {part["id"]}
        part["sources"] = [linked(source, others) for source in SOURCE.findall(part["html"])]
        part["html"] = linked(SOURCE.sub("", part["html"]), others)
    return {"title": chapters[0]["title"], "chapters": chapters}


def parts_of(chapters: list[Chapter]) -> list[Entry]:
    """List everything that has an address: chapters, and the entries in each."""
    return [part for chapter in chapters for part in [chapter, *chapter["entries"]]]


class Misaligned(Exception):
    """A translation of a page has other chapters or entries than the English page."""


def translated(page: Path, english: Rulebook) -> Rulebook:
    """A page in another language. Its chapters and entries have the addresses of the English ones."""
    book = rulebook(page)
    for own, other in aligned(page, book["chapters"], english["chapters"]):
        for entry, same in aligned(page, own["entries"], other["entries"]):
            entry["id"] = same["id"]
        own["id"] = other["id"]
    return book


def aligned(page: Path, parts: Sequence[Part], english: Sequence[Part]) -> list[tuple[Part, Part]]:
    """The parts of a page beside the English ones: as many, and rulings with the same numbers."""
    for own, other in zip_longest(parts, english):
        if own is None or other is None or number(own) != number(other):
            said = f"{own['title']!r}" if own else "nothing"
            raise Misaligned(
                f"{page}: expected {other['title'] if other else 'no more'!r} in English, found {said}"
            )
    return list(zip(parts, english, strict=True))


def number(part: Entry) -> str:
    """The number of a ruling; empty for rules and chapters."""
    return part["id"] if CITED.fullmatch(part["id"]) else ""


def anchors(book: Rulebook) -> list[str]:
    """List the anchors of everything in a book that has an address."""
    return [
        anchor for part in parts_of(book["chapters"]) for anchor in [part["id"], *PART.findall(part["text"])]
    ]


def entries(book: Rulebook) -> dict[str, str]:
    """Every rule and ruling by its address, with its title."""
    return {entry["id"]: entry["title"] for chapter in book["chapters"] for entry in chapter["entries"]}


def mentioning(book: Rulebook, names: dict[str, str]) -> dict[str, list[str]]:
    """Return, by id of a card, the rulings that name it. A longer name hides a shorter one in it."""
    either = "|".join(re.escape(name) for name in sorted(names.values(), key=len, reverse=True))
    found: dict[str, list[str]] = {card: [] for card in names}
    for chapter in book["chapters"]:
        for entry in chapter["entries"]:
            said = set(re.findall(rf"\b(?:{either})\b", f"{entry['title']} {entry['text']}"))
            for card, name in names.items():
                if name in said and RULING.match(f"{entry['id']} x"):
                    found[card].append(entry["id"])
    return found


def contents(tokens: list[Token]) -> Contents:
    """Return the contents under a heading: whatever comes first, and its entries."""
    begin = next((i for i in range(len(tokens)) if is_entry(tokens, i)), len(tokens))
    found = [entry(part) for part in entered(tokens[begin:])]
    return {"html": rendered(tokens[:begin]), "text": plain(tokens[:begin]), "sources": [], "entries": found}


def entered(tokens: list[Token]) -> list[list[Token]]:
    """One list of tokens for each entry."""
    begins = [i for i in range(len(tokens)) if is_entry(tokens, i)] + [len(tokens)]
    return [tokens[a:b] for a, b in pairwise(begins)]


def entry(tokens: list[Token]) -> Entry:
    inline = tokens[1]
    title, said = bold(tokens), inline.content[inline.content.index("**", 2) + 2 :].strip()
    inline.children = MARKDOWN.parseInline(said)[0].children
    ruling = RULING.fullmatch(title)
    anchor, called = (ruling[1], ruling[2]) if ruling else (slug(title), title)
    page: Said = {"html": rendered(tokens), "text": plain(tokens), "sources": []}
    return {"id": anchor, "title": called, "level": 4, **page}


def is_entry(tokens: list[Token], i: int) -> bool:
    """A paragraph that begins with a title in bold."""
    return tokens[i].type == "paragraph_open" and tokens[i].level == 0 and bold(tokens[i:]) != ""


def bold(tokens: list[Token]) -> str:
    """The title in bold that a paragraph begins with; empty if it has none."""
    found = TITLE.match(tokens[1].content)
    return found[1] if found else ""


def split(tokens: list[Token]) -> list[tuple[list[Token], list[Token]]]:
    """The three tokens of each heading, and what is below it."""
    places = [i for i in range(len(tokens)) if tokens[i].type == "heading_open"] + [len(tokens)]
    return [(tokens[a : a + 3], tokens[a + 3 : b]) for a, b in pairwise(places)]


def rendered(tokens: list[Token]) -> str:
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})).strip()


def plain(tokens: list[Token]) -> str:
    """Plain text as one would search for it: without marks and sources."""
    text = re.sub(r"<[^>]+>", " ", rendered(tokens))
    return re.sub(r"\s+", " ", SOURCE.sub("", text)).strip()


def linked(html: str, known: set[str]) -> str:
    """Rulings that are cited lead to where they stand, and parts of one have a place."""
    html = PART.sub(r'<span id="\1">(\1)</span>', html)
    return CITED.sub(lambda cited: _link(cited[0]) if cited[0] in known else cited[0], html)


def _link(ruling: str) -> str:
    return f'<a href="#{ruling}">{ruling}</a>'


def slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
