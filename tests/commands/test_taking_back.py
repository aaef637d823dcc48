"""Undo in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_files import load
from tests.commands.session import FIRST, play
from tests.terminal import Terminal, last_question

# Taking back


def first_step(game: str, tmp_path: Path, typed: str, bot: str = "random") -> tuple[str, Record]:
    """Output and record of somebody who begins a game of two."""
    path = tmp_path / f"{game}.json"
    terminal = Terminal(tmp_path / "home")
    told = terminal.run(
        "play", game, "--bot", bot, "--seed", "3", "--option", "start=1", "--record", path, typed=typed
    )
    assert (told.code, told.err) == (0, "")
    return told.out, load(path)


@pytest.mark.parametrize("word", ["z", "undo", "Z"])
def test_an_answer_is_taken_back_with_what_bots_answered(tmp_path: Path, word: str) -> None:
    shown, record = first_step("vale", tmp_path, f"1\n{word}\n")
    assert "You take back your last answer." in shown
    assert len(record.actions) == 3  # mine, and two of the bot
    assert record.standing() == []
    assert last_question(shown) == last_question(shown.partition("\n> ")[0] + "\n> ")


def test_the_same_position_gets_the_same_answer_of_a_bot(tmp_path: Path) -> None:
    _, record = first_step("vale", tmp_path, "1\nz\n2\nz\n1\n")
    assert record.standing() == record.actions[:3]
    assert len(record.actions) == 9


def test_a_bot_does_not_remember_what_was_taken_back(tmp_path: Path) -> None:
    _, straight = first_step("vale", tmp_path / "a", "2\n1\n")
    _, crooked = first_step("vale", tmp_path / "b", "1\nz\n2\n1\n")
    assert crooked.standing() == straight.standing()


def test_before_the_first_answer_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert "There is nothing to take back yet." in first_step("vale", tmp_path, "z\n")[0]


def test_chance_is_not_taken_back(tmp_path: Path) -> None:
    shown, record = first_step("glow", tmp_path, "1\n" * 3 + "z\n" * 5)
    assert "This cannot be taken back: " in shown
    assert record.standing()


def test_an_answer_is_taken_back_in_a_game_that_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    first_step("vale", tmp_path, "1\n")
    shown = play(terminal, "--resume", tmp_path / "vale.json", typed="z\n")
    assert "You take back your last answer." in shown
    assert load(tmp_path / "vale.json").standing() == []


def test_what_is_taken_back_stays_in_the_record_and_the_game_is_verified(tmp_path: Path) -> None:
    shown, record = first_step("vale", tmp_path, "1\nz\n" * 3 + FIRST)
    assert len(record.undos) == 3
    assert record.verify(games()["vale"]).deciders() == []
    assert " wins\n" in shown


def test_answers_of_guests_are_not_taken_back(tmp_path: Path) -> None:
    shown, record = first_step("vale", tmp_path, "1\nz\n", bot="everglow.bots.random_bot:RandomBot")
    assert "This cannot be taken back: " in shown
    assert record.undos == []


# Seats and help


def test_people_count_seats_from_one(terminal: Terminal) -> None:
    shown = play(terminal, "--players", "3", "--seat", "3", "--option", "start=3", "--name", "Anna")
    assert "Round 1, you begin." in shown
    record = load(terminal.records()[0])
    assert record.options == {"start": "2"}
    assert record.names.index("Anna") == 2
    assert terminal.run("play", "vale", "--seat", "0").code == 2


@pytest.mark.parametrize("game", games())
def test_help_has_an_example_of_each_game(terminal: Terminal, game: str) -> None:
    assert f"  everglow play {game}\n" in terminal.run("play", "--help").out
