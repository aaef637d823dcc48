"""docs/threats.md: every promise has a test, and the test is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from everglow.server.http.route import Route
from everglow.server.http.routes import ROUTES
from everglow.server.table.requests import AnyRequest

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


def route_name(route: Route) -> str:
    """Name of an endpoint on the page; all that a bot does at a table goes through the same one."""
    path = re.sub(r"{(\w+)}", lambda found: found[1].upper(), route.path)
    deed = re.sub(r"^(/api/bot/tables/CODE)/.+", r"\1/DEED", path)
    return f"{route.method} {deed}"


COSTS = {
    route: float(cost) for route, cost in re.findall(r"^\| `(.+?)`.* \| (\d+\.\d) \|$", PAGE, re.MULTILINE)
}
SPOKEN = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| socket: (.+) \|", PAGE, re.MULTILINE)))


@pytest.mark.parametrize("route", ROUTES, ids=route_name)
def test_every_route_is_charged_what_was_measured_there_at_least(route: Route) -> None:
    assert route.cost >= COSTS[route_name(route)]


def test_every_message_was_measured() -> None:
    assert set(SPOKEN) == {kind.__name__.lower() for kind in get_args(AnyRequest)}
