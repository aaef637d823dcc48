"""Names of people: validation, and which names look alike (Unicode Technical Standard 39)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

from everglow.server.table.errors import Refused
from everglow.server.words.generated import messages as words

CONFUSABLES: Final = Path(__file__).parent / "confusables.txt"
# Letters, marks and symbols that show nothing: fillers, the empty Braille cell, joiners, variation selectors.
BLANK: Final = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}


LONGEST_NAME: Final = 24


def invisible(character: str) -> bool:
    """Whether it shows nothing, not even as a space does."""
    return ord(character) in BLANK or category(character)[0] == "C"


def visible(name: str) -> str:
    """A name as it is shown: what looks the same is the same, and nothing is hidden in it."""
    shown = [c for c in normalize("NFC", name) if c.isspace() or not invisible(c)]
    return " ".join("".join(shown).split())


def alike(one: str, other: str) -> bool:
    """Whether somebody could take one name for the other."""
    return not _keys(one).isdisjoint(_keys(other))


def _keys(name: str) -> set[str]:
    """The name without regard to case, and its shape: `Ian` is like `ian` by one, like `lan` by the other."""
    characters = [c for c in normalize("NFKC", name) if not invisible(c) and not c.isspace()]
    letters = "".join(characters)
    return {letters.casefold(), _shape(_shape(letters).casefold())}


def _shape(text: str) -> str:
    """The skeleton of a text: every character by the prototype of those that look like it."""
    prototypes = _prototypes()
    return normalize("NFD", "".join(prototypes.get(c, c) for c in normalize("NFD", text)))


@cache
def _prototypes() -> dict[str, str]:
    prototypes: dict[str, str] = {}
    for line in CONFUSABLES.read_text(encoding="utf-8").splitlines():
        prototype, _, lookalikes = line.partition("#")[0].partition(";")
        prototypes |= {_text(code): _text(prototype) for code in lookalikes.split()}
    return prototypes


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def checked_name(name: str) -> str:
    """A nickname as it is kept; Refused if it is none."""
    cleaned = visible(name)
    cleaned = cleaned.replace("{", "(").replace("}", ")")  # braces would mark icons
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refused(words.expected_name(longest=LONGEST_NAME))
    return cleaned
