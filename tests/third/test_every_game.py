"""The tests of every game hold for the third one too, as they are: they find it by themselves."""

import re

import pytest

from .environment import GAME, run

ENGINE = ["laws/test_laws.py", "bots/test_every_bot.py", "bots/test_plan.py"]
ARENA = ["arena/test_match.py"]
TERMINAL = ["commands/test_every_game.py", "commands/test_scenario.py", "commands/test_taking_back.py"]
SERVER = [
    *["server/table/test_session.py", "server/table/test_lesson.py", "server/table/test_table.py"],
    *["server/views/test_leaks.py", "server/views/test_patch.py"],
    *["server/http/test_trial.py", "server/remote_bots/test_bot_api.py"],
]
OWN = [f"third/{GAME}/test_undo.py", f"third/{GAME}/test_types.py"]
FILES = [f"tests/{file}" for file in ENGINE + ARENA + TERMINAL + SERVER + OWN]


@pytest.fixture(scope="module")
def report():
    """Run what is parametrised by all games, for this one."""
    return run("pytest", *FILES, "-k", GAME, "-vv", "--no-header", "-p", "no:cacheprovider")


def test_all_of_them_pass(report):
    assert report.returncode == 0, report.stdout[-5000:]


@pytest.mark.parametrize("file", FILES)
def test_each_file_has_something_to_say_about_it(report, file):
    assert re.search(rf"^{file}::.* PASSED", report.stdout, re.MULTILINE)
