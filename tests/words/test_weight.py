"""A language is light: only the one in use is loaded, and of it what one game says."""

from __future__ import annotations

import gzip

import pytest

from everglow.words.languages import LANGUAGES
from words.__main__ import GENERATED

MOST = 25_000  # bytes, compressed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["vale", "glow"])
def test_the_words_of_a_game_in_a_language_are_light(game: str, language: str) -> None:
    files = [GENERATED / bundle / f"{language}.ts" for bundle in (game, f"{game}-table", f"{game}-cover")]
    assert 5_000 < sum(len(gzip.compress(file.read_bytes())) for file in files) <= MOST
