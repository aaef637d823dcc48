"""Opponents in the terminal: levels of bots, names and colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from everglow.bots.roster import BOTS
from everglow.commands import arguments
from everglow.commands.match import seat_names
from everglow.record import Record
from everglow.record_files import load, save
from tests.commands.session import FIRST, play
from tests.terminal import Terminal

# How Everglow is called


@pytest.mark.parametrize(
    ("found", "argv", "called"),
    [
        ("/usr/bin/everglow", ".venv/bin/everglow", "everglow"),
        (None, ".venv/bin/everglow", ".venv/bin/everglow"),
        (None, "/my tools/everglow", "'/my tools/everglow'"),
        (None, "/site-packages/everglow/__main__.py", "python -m everglow"),
    ],
)
def test_commands_are_told_as_the_user_can_call_them(
    monkeypatch: pytest.MonkeyPatch, found: str | None, argv: str, called: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: found)
    monkeypatch.setattr("sys.argv", [argv])
    monkeypatch.setattr("sys.orig_argv", ["python", "-m", "everglow"])
    assert arguments.program() == called


# Who plays


def test_the_opponent_is_the_one_in_the_middle_unless_told_otherwise(terminal: Terminal) -> None:
    assert "(default: lantern)" in " ".join(terminal.run("play", "--help").out.split())
    assert terminal.run("play", "vale", "--option", "start=1").code == 0
    assert load(terminal.records()[0]).bots == ["", "lantern"]


@pytest.mark.parametrize(
    ("typed", "opponent"), [("5\n", "star"), ("Ember\n", "ember"), ("\n", "lantern"), ("9\n\n", "lantern")]
)
def test_a_person_at_a_terminal_is_offered_the_levels(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, typed: str, opponent: str
) -> None:
    monkeypatch.setattr("everglow.commands.opponents.at_a_terminal", lambda: True)
    told = terminal.run("play", "vale", "--option", "start=1", typed=typed)
    assert "spark: for your first game" in told.out
    assert ("Choose a number from 1 to 5" in told.out) == typed.startswith("9")
    assert load(terminal.records()[0]).bots == ["", opponent]


def test_whoever_leaves_before_choosing_an_opponent_leaves_no_game_behind(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everglow.commands.opponents.at_a_terminal", lambda: True)
    assert terminal.run("play", "vale").code == 130
    assert terminal.records() == []


def test_a_file_may_not_choose_a_program_to_run(terminal: Terminal, tmp_path: Path) -> None:
    record = Record("vale", "1", ["Anna", "Guest"], "secret")
    record.bots = ["", "process:touch owned"]
    save(record, tmp_path / "game.json")
    told = terminal.run("play", "vale", "--resume", tmp_path / "game.json")
    assert told.code == 2
    assert "say by --bot NAME who shall play" in told.err
    assert terminal.run("play", "vale", "--resume", tmp_path / "game.json", "--bot", "random").code == 0


@pytest.mark.parametrize("person", ["Random", "random", "Random A", "RANDOM B", "Random (bot)", "Anna"])
@pytest.mark.parametrize("bots", [["", "random"], ["random", "", "random"], ["", *list(BOTS)[:3]]])
def test_no_two_players_have_the_same_name(person: str, bots: list[str]) -> None:
    names = seat_names(bots, person)
    assert names[bots.index("")] == person
    assert len({name.casefold() for name in names}) == len(bots)


@pytest.mark.parametrize("colour", [{}, {"FORCE_COLOR": "1"}])
def test_a_name_is_shown_as_it_was_written(tmp_path: Path, colour: dict[str, str]) -> None:
    shown = play(Terminal(tmp_path, **colour), "--seed", "1", "--name", "{fire}", typed=FIRST)
    assert shown.count("{fire}") > 20


def test_on_a_terminal_the_game_is_shown_in_colours(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, FORCE_COLOR="1")
    shown = play(terminal, "--seed", "1", "--players", "4", typed=FIRST)
    assert "\x1b[" in shown
    assert "{" not in shown
    assert play(terminal, "--plain").count("\x1b") == 0
