"""The examples of docs/learning.md run."""

import doctest
from pathlib import Path


def test_the_examples_of_the_page_are_true():
    page = Path(__file__).parent.parent.parent / "docs" / "learning.md"
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0
