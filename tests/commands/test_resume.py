"""`everglow play --resume`: leaving a game and coming back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_files import load, save
from tests.commands.session import FIRST, play
from tests.terminal import Terminal, last_question

# Leaving and coming back


@pytest.mark.parametrize("typed", ["1\n1\nq\n", "1\n1\nquit\n", "1\n1\n"])
def test_a_game_goes_on_where_it_was_left(terminal: Terminal, typed: str) -> None:
    left = play(terminal, "--seed", "4", "--players", "3", "--seat", "2", typed=typed)
    assert left.endswith("The game is saved. Go on with:\n  everglow play vale --resume\n")
    back = play(terminal, "--resume", typed="q\n")
    assert last_question(back) == last_question(left)
    assert len(terminal.records()) == 1


def test_a_resumed_game_remembers_what_happened(terminal: Terminal) -> None:
    play(terminal, "--seed", "3", "--option", "start=1", typed="2\n")
    assert "  You mark Gi-rin.\n" in play(terminal, "--resume", typed="l\n")


def test_a_resumed_game_can_be_played_to_its_end(terminal: Terminal) -> None:
    play(terminal, "--seed", "4", typed="1\n1\n1\n")
    assert "The record: " in play(terminal, "--resume", typed=FIRST)
    assert terminal.run("play", "vale", "--resume").code == 2


def test_the_last_game_that_is_not_over_is_resumed(terminal: Terminal) -> None:
    for name, typed in [("Anna", ""), ("Ben", ""), ("Cleo", FIRST)]:
        play(terminal, "--seed", name, "--name", name, typed=typed)
    folder = terminal.records()[0].parent
    (folder / "vale-damaged.json").write_text("{")
    age = ["Anna", "Ben", "Cleo", "{"]
    for path in folder.iterdir():
        time = next(time for time, name in enumerate(age) if name in path.read_text()[:200])
        os.utime(path, (time, time))
    assert "\nBen: " in play(terminal, "--resume")


def test_whoever_interrupts_can_go_on_later(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    told = terminal.run("play", "vale")
    assert told.code == 130
    assert told.out.endswith("The game is saved. Go on with:\n  everglow play vale --resume\n")
    assert len(terminal.records()) == 1


def test_a_new_game_reminds_of_one_that_is_not_over(terminal: Terminal) -> None:
    assert "--resume)" not in play(terminal)
    assert "(An earlier game is not over: everglow play vale --resume)" in play(terminal)


def test_a_record_kept_elsewhere_is_named_for_resuming(terminal: Terminal, tmp_path: Path) -> None:
    shown = play(terminal, "--record", tmp_path / "game.json")
    assert f"everglow play vale --resume {tmp_path / 'game.json'}\n" in shown
    assert terminal.records() == []


def test_a_record_is_never_overwritten_by_a_new_game(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, "--record", tmp_path / "game.json")
    told = terminal.run("play", "vale", "--record", tmp_path / "game.json")
    assert told.code == 2
    assert "exists already; go on with it by --resume" in told.err


def test_anybodys_game_can_be_taken_over_at_any_seat(terminal: Terminal, tmp_path: Path) -> None:
    game = games()["vale"]
    save(Record(game.name, game.version, ["Anna", "Ben"], "secret"), tmp_path / "game.json")
    play(terminal, "--resume", tmp_path / "game.json", "--seat", "2", typed="1\n")
    assert load(tmp_path / "game.json").bots == ["random", ""]
    play(terminal, "--resume", tmp_path / "game.json", typed="1\n")
    assert load(tmp_path / "game.json").bots == ["random", ""]


def test_a_resumed_game_is_not_written_before_somebody_acts(terminal: Terminal, tmp_path: Path) -> None:
    play(terminal, "--option", "start=1", "--record", tmp_path / "game.json")
    os.utime(tmp_path / "game.json", (1, 1))
    play(terminal, "--resume", tmp_path / "game.json", typed="t\n")
    assert (tmp_path / "game.json").stat().st_mtime == 1


def test_a_game_that_is_over_is_not_resumed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play(terminal, "--seed", "1", "--record", path, typed=FIRST)
    os.utime(path, (1, 1))
    told = terminal.run("play", "vale", "--resume", path)
    assert told == (
        2,
        "",
        f"everglow: {path}: this game is over; look at it with: everglow replay {path}\n",
    )
    assert path.stat().st_mtime == 1
