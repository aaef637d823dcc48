"""The documented layout of observations is the one that is computed."""

from pathlib import Path

import pytest

from everglow.games import games
from everglow.learn.reference import table

PAGE = Path(__file__).parent.parent.parent / "docs" / "learning.md"


@pytest.mark.parametrize("name", games())
def test_the_page_says_what_every_number_tells(name):
    assert table(games()[name]) in PAGE.read_text(), "run: python -m everglow.learn.reference"


@pytest.mark.parametrize("name", games())
def test_the_table_ends_with_the_last_number(name):
    last = table(games()[name]).splitlines()[-1]
    assert f"to {games()[name].judge.num_features - 1} |" in last
