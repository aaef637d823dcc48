"""Games are found in their folder, and through the environment."""

import os
import pickle
import sys
from copy import deepcopy

import pytest

from everglow.games import VARIABLE, BadGame, games, packages


def test_the_environment_adds_packages_after_ours(monkeypatch):
    monkeypatch.setenv(VARIABLE, "theirs.chess,theirs.draughts")
    assert packages()[-2:] == ["theirs.chess", "theirs.draughts"]
    assert all(package.startswith("everglow.games.") for package in packages()[:-2])


@pytest.mark.parametrize("copied", [deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copied_game_is_the_game_itself(copied):
    for game in games().values():
        assert copied(game) is game


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ("json", "expected a package that exports GAME, but module 'json' has no attribute 'GAME'"),
        ("everglow.games.vale", "expected a game of another name than 'vale', not everglow.games.vale"),
    ],
)
def test_what_is_no_other_game_is_refused(monkeypatch, named, expected):
    monkeypatch.setenv(VARIABLE, named)
    with pytest.raises(BadGame, match=expected):
        games()


def test_a_game_may_lie_in_the_current_folder(monkeypatch, tmp_path):
    (tmp_path / "borrowed.py").write_text("from everglow.games.vale import GAME\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path not in ("", os.getcwd())])
    monkeypatch.setenv(VARIABLE, "borrowed")
    with pytest.raises(BadGame, match="another name than 'vale', not borrowed"):
        games()
