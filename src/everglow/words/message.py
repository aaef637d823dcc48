"""Messages: something to be said to people as data, worded where it is read, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

Message: TypeAlias = tuple[str, Mapping[str, Any]]
"""The name of a message, such as `vale.scored`, and its arguments. `make words` writes their constructors."""

PACKAGES: Final[dict[str, str]] = {}
"""Packages with the wordings of each bundle, such as `everglow.games.vale.words.generated` for `vale`."""


def register(bundle: str, package: str) -> None:
    """Say where a bundle's wordings are; each module of messages does so when it is imported."""
    PACKAGES[bundle] = package


def verbatim(text: str) -> Message:
    """A text that is the same in every language: a name, or what a game without translations says."""
    return ("everglow.verbatim", {"text": text})
