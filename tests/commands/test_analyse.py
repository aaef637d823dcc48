"""`analyse`: what decided a finished game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from everglow.record_files import load, save
from tests.terminal import Terminal


def test_an_analysis_tells_bridges_moments_and_luck(terminal: Terminal, game: Path) -> None:
    told = terminal.run("analyse", game)
    assert told.code == 0
    assert told.out.startswith("The Vale of Eternity, judged by ")
    lines = told.out.splitlines()
    assert lines[1].split()[:4] == ["player", "start", "luck", "own"]
    assert [line.split()[-1][-1] for line in lines[2:4]] in (["█", "▁"], ["▁", "█"])
    assert "3 moments that mattered" in told.out
    assert told.out.count("\n  done: ") == told.out.count("\n  better: ") == 3
    assert "worse in" in told.out
    assert "{" not in told.out


def test_an_analysis_as_json_adds_up(terminal: Terminal, game: Path) -> None:
    found = json.loads(terminal.run("analyse", game, "--json").out)
    for player in found["closing"]["players"]:
        start, *parts, end = player["bridge"].values()
        assert start + sum(parts) == end


def test_on_a_terminal_a_bar_grows_while_a_game_is_judged(tmp_path: Path, game: Path) -> None:
    told = Terminal(tmp_path, FORCE_COLOR="1").run("analyse", game)
    assert told.code == 0
    assert "Judging" in told.err


def test_a_deep_analysis_looks_again_at_the_sharpest_moments(terminal: Terminal, game: Path) -> None:
    found = json.loads(terminal.run("analyse", game, "--json", "--deep", "0.01").out)
    assert len([turn for turn in found["turns"] if turn["deep"]]) == 10
    for player in found["closing"]["players"]:
        start, *parts, end = player["bridge"].values()
        assert start + sum(parts) == end


def test_an_unfinished_game_is_not_judged(terminal: Terminal, game: Path) -> None:
    record = load(game)
    record.undo(1)
    save(record, game)
    told = terminal.run("analyse", game)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"everglow: {game}: the game is not over; only finished games are judged\n"


def test_a_game_of_other_rules_is_not_judged(terminal: Terminal, game: Path) -> None:
    record = load(game)
    record.rules_version = "0"
    save(record, game)
    told = terminal.run("analyse", game)
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"everglow: {game}: rules_version: expected ")
    assert told.err.count("\n") == 1


def test_a_broken_record_is_not_judged(terminal: Terminal, game: Path) -> None:
    game.write_text('{"format": 1}')
    told = terminal.run("analyse", game)
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("said", ["0", "-1", "long", "601", "nan"])
def test_seconds_of_a_deep_analysis_have_bounds(terminal: Terminal, game: Path, said: str) -> None:
    told = terminal.run("analyse", game, "--deep", said)
    assert told.code == 2
    assert f"expected seconds, more than 0 and at most 600, not '{said}'" in told.err
