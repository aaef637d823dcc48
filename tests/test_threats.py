"""docs/threats.md: every promise has a test, and the test is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "threats.md").read_text()
PROMISES = re.findall(r"^\| (.+) \| `(tests/\S+\.py)::(test_\w+)` \|$", PAGE, re.MULTILINE)
IN_BROWSERS = re.findall(r"^\| (.+) \| `(web/tests/\S+\.test\.ts): (.+)` \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("promise", "file", "test"), PROMISES, ids=[test for *_, test in PROMISES])
def test_behind_every_promise_stands_a_test(promise: str, file: str, test: str) -> None:
    assert re.search(rf"^(async )?def {test}\(", (ROOT / file).read_text(), re.MULTILINE), promise


@pytest.mark.parametrize(("promise", "file", "test"), IN_BROWSERS, ids=[test for *_, test in IN_BROWSERS])
def test_behind_promises_of_the_pages_stands_a_test_of_theirs(promise: str, file: str, test: str) -> None:
    assert f'test("{test}"' in (ROOT / file).read_text(), promise


def test_no_promise_is_without_one() -> None:
    part = PAGE.partition("## What is promised")[2].partition("## ")[0]
    assert len(PROMISES + IN_BROWSERS) == len(re.findall(r"^\| ", part, re.MULTILINE)) - 1
    assert len(PROMISES) > 20


def test_the_cost_of_doors_is_told() -> None:
    assert len(re.findall(r"^\| .+ \| \d+\.\d \|$", PAGE, re.MULTILINE)) > 20
