"""The third game for learners, by the tests of PettingZoo, Gymnasium and OpenSpiel for environments."""

import re

import pytest

from ..environment import GAME, run

FILES = [f"tests/extras/test_{library}.py" for library in ("aec", "solo", "spiel")]
LATE = "copy_goes_on or history or resampled"  # these begin after fifty decisions, when it is over


@pytest.fixture(scope="module")
def report():
    return run("pytest", *FILES, "-k", f"{GAME} and not ({LATE})", "-vv", "-p", "no:cacheprovider")


def test_all_of_them_pass(report):
    assert report.returncode == 0, report.stdout[-5000:]


@pytest.mark.parametrize("file", FILES)
def test_each_library_has_something_to_say_about_it(report, file):
    assert re.search(rf"^{file}::.* PASSED", report.stdout, re.MULTILINE)
