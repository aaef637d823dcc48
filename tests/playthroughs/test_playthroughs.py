"""Whole games as text: a change of play shows as a difference to read, never as a surprise."""

import pytest

from .story import FILES, FOLDER, language_of, tell

TRANSLATED = [file for file in FILES if language_of(file) != "en"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_game_is_told_as_it_was_written_down(file):
    written = file.read_text(encoding="utf-8").splitlines()
    assert tell(written[0], language_of(file)) == written


@pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: file.name)
def test_the_same_game_is_told_line_by_line_in_every_language(file):
    written = file.read_text(encoding="utf-8").splitlines()
    english = (FOLDER / f"{file.name.split('.')[0]}.txt").read_text(encoding="utf-8").splitlines()
    played = [[line for line in lines if not line.startswith(" ")] for lines in (written, english)]
    assert played[0] == played[1]
    assert len(written) == len(english)
