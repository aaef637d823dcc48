"""Whole games as text: a change of play shows as a difference to read, never as a surprise."""

import pytest

from .story import FILES, tell


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_game_is_told_as_it_was_written_down(file):
    written = file.read_text().splitlines()
    assert tell(written[0]) == written
