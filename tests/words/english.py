"""Finds English in texts of other languages."""

from __future__ import annotations

import re
from typing import Final

# Words of English that the other language does not have.
COMMON: Final = {
    *("the", "and", "with", "your", "you", "from", "this", "that", "have", "are", "has", "it", "its", "not"),
    *("when", "which", "their", "they", "then", "there", "to", "for", "take", "takes", "card", "stones"),
    *("expected", "unknown", "cannot", "would", "other", "others", "another", "every", "each", "who", "how"),
    *("here", "than", "only", "them", "because", "player", "players", "seat", "seats", "stone", "creature"),
}
ENGLISH: Final = {
    "de": COMMON | {"of", "or", "is", "on", "by"},
    "fr": COMMON | {"of", "is", "by"},
    "nl": COMMON,
}

# Names that stay as they are: the title of a game, an HTTP header, a licence.
NAMES: Final = re.compile(r"The Vale of Eternity|X-Forwarded-For|CC BY")


def english_in(text: str, language: str) -> set[str]:
    """English words of a text, in any case; without names, markers and places where words may break."""
    bare = re.sub(r"\{[^}]*\}|\u00ad", "", NAMES.sub("", text))
    return set(re.findall(r"\b[^\W\d_]+\b", bare.lower())) & ENGLISH[language]
