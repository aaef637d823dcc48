from __future__ import annotations

import sys
from pathlib import Path

import pytest

from everglow.commands import watch
from everglow.commands.match import Match, seat_names
from everglow.commands.story import Story
from everglow.console import Screen
from everglow.games import games
from everglow.record import Record
from everglow.record_files import load
from tests.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path) -> Terminal:
    return Terminal(tmp_path)


def test_a_game_is_told_round_by_round(terminal: Terminal) -> None:
    told = terminal.run("watch", "vale", "--bots", "random,random,random", "--seed", "1")
    assert told.code == 0
    assert told.out.startswith("The Vale of Eternity\n\nRound 1, ")
    assert "\n\nRound 2, " in told.out
    assert " wins\n" in told.out
    assert "{" not in told.out


def test_the_same_seed_tells_the_same_game(terminal: Terminal) -> None:
    assert terminal.run("watch", "vale", "--seed", "1") == terminal.run("watch", "vale", "--seed", "1")
    assert terminal.run("watch", "vale") != terminal.run("watch", "vale")


def test_the_record_goes_where_it_is_wanted(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("watch", "vale", "--record", tmp_path / "game.json", "--option", "start=2")
    record = load(tmp_path / "game.json")
    assert record.bots == ["random", "random"]
    assert record.actions[0].seat == 1
    assert record.verify(games()["vale"]).deciders() == []


def test_there_is_a_pause_after_every_action(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(watch.time, "sleep", pauses.append)
    terminal.run("watch", "vale", "--seed", "1", "--delay", "0.5")
    assert set(pauses) == {0.5}


def test_winners_who_are_level_share_the_victory() -> None:
    class Level:
        def scores(self) -> list[int]:
            return [5, 9, 9]

        def returns(self) -> list[float]:
            return [0, 0.5, 0.5]

        def places(self) -> list[int]:
            return [3, 1, 1]

    game = games()["vale"]
    story = Story(game, Level(), ["Anna", "Ben", "Cleo"], None, Screen())
    assert story.outcome() == [
        "Ben     9  shares the victory",
        "Cleo    9  shares the victory",
        "Anna    5",
    ]


def test_the_rules_order_those_who_have_not_won_too() -> None:
    class Behind:
        def scores(self) -> list[int]:
            return [5, 9, 5]

        def returns(self) -> list[float]:
            return [0, 1, 0]

        def places(self) -> list[int]:
            return [3, 1, 2]

    story = Story(games()["vale"], Behind(), ["Anna", "Ben", "Cleo"], None, Screen())
    assert [line.split()[0] for line in story.outcome()] == ["Ben", "Cleo", "Anna"]


def test_a_name_in_the_final_scores_is_no_marker() -> None:
    class Over:
        def scores(self) -> list[int]:
            return [1, 0]

        def returns(self) -> list[float]:
            return [1, 0]

        def places(self) -> list[int]:
            return [1, 2]

    story = Story(games()["vale"], Over(), ["{a}", "Ben"], None, Screen())
    assert [story.screen.text(line).plain for line in story.outcome()] == [
        "{a}    1  wins",
        "Ben    0",
    ]


def test_a_file_that_exists_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("mine")
    told = terminal.run("watch", "vale", "--record", tmp_path / "game.json")
    assert told == (2, "", f"everglow: {tmp_path}/game.json exists already; name another file\n")
    assert (tmp_path / "game.json").read_text() == "mine"


def test_bots_of_other_people_can_be_watched(terminal: Terminal, tmp_path: Path) -> None:
    tidy = Path(__file__).parents[2] / "examples" / "tidy_bot.py"
    bots = f"process:{sys.executable} {tidy},tests.arena.bots:First"
    told = terminal.run("watch", "vale", "--bots", bots, "--seed", "1", "--record", tmp_path / "game.json")
    assert (told.code, told.err) == (0, "")
    assert load(tmp_path / "game.json").names == ["tidy_bot", "First"]


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("tests.arena.bots:Crashing", "crashed: ZeroDivisionError: nothing to divide"),
        ("tests.arena.bots:Illegal", "answered -1, which is not legal"),
        ("process:false", "ended with exit code 1"),
    ],
)
def test_what_goes_wrong_in_them_is_told_in_a_sentence(terminal: Terminal, bot: str, what: str) -> None:
    told = terminal.run("watch", "vale", "--bots", f"{bot},random", "--seed", "1")
    assert (told.code, told.err) == (2, f"everglow: {bot} {what}\n")


def test_bots_of_one_name_are_told_apart_at_the_table() -> None:
    assert seat_names(["a:Bot", "b:Bot", "random"], "") == ["Bot A", "Bot B", "Random"]


def test_where_several_decide_at_once_bots_answer_before_people() -> None:
    class Both:
        def deciders(self) -> list[int]:
            return [0, 1]

    game = games()["vale"]
    record = Record(game.name, game.version, ["Anna", "Random"], "1")
    record.bots = ["", "random"]
    match = Match(game, record)
    match.state = Both()
    assert match.decider() == 1
