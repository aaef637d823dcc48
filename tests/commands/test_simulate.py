from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from everglow.commands.tally import Tally, bar
from everglow.games import games
from everglow.record_files import load, load_all
from everglow.words.wording import Wording
from tests.terminal import Terminal

ENGLISH = Wording()

TIMED = ("seconds", "games_per_second", "decisions_per_second")


def simulate(terminal: Terminal, *argv: object) -> dict[str, Any]:
    told = terminal.run("simulate", "vale", "--json", *argv)
    assert (told.code, told.err) == (0, "")
    summary: dict[str, Any] = json.loads(told.out)
    assert all(summary.pop(name) > 0 for name in TIMED)
    return summary


def test_everything_is_told_as_one_json_object(terminal: Terminal) -> None:
    told = simulate(terminal, "--players", "3", "--games", "7", "--seed", "x")
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("vale", 3, 7, "x")
    assert sum(told["wins"]) == pytest.approx(1, abs=0.001)
    assert len(told["mean_scores"]) == 3
    assert list(told["scores"]) == ["mean", "sd", "min", "q1", "median", "q3", "max"]


def test_the_same_seed_gives_the_same_games(terminal: Terminal) -> None:
    first = simulate(terminal, "--games", "5", "--seed", "1")
    assert first == simulate(terminal, "--games", "5")
    assert first != simulate(terminal, "--games", "5", "--seed", "2")


def test_everything_is_told_in_words(terminal: Terminal) -> None:
    told = terminal.run("simulate", "vale", "--games", "4", "--players", "4", "--seed", "1")
    assert told.out.startswith("4 random games of vale, 4 players, start=random, seed 1\n  speed ")
    for word in ("games/s", "decisions/s", "decisions a game", "mean", "quartiles", "seat 4"):
        assert word in told.out
    assert "█" not in told.out


def test_on_a_terminal_there_is_a_histogram_and_a_progress_bar(tmp_path: Path) -> None:
    told = Terminal(tmp_path, FORCE_COLOR="1").run("simulate", "vale", "--games", "20")
    assert "█" in told.out
    assert "Playing" in told.err


def test_several_records_go_into_one_file_line_by_line(terminal: Terminal, tmp_path: Path) -> None:
    simulate(terminal, "--games", "3", "--record", tmp_path / "games.jsonl")
    assert terminal.run("verify", tmp_path / "games.jsonl").out.startswith("3 records: ")
    assert len(load_all(tmp_path / "games.jsonl")) == 3


def test_a_single_record_is_a_record(terminal: Terminal, tmp_path: Path) -> None:
    simulate(terminal, "--games", "1", "--option", "start=2", "--record", tmp_path / "game.json")
    record = load(tmp_path / "game.json")
    assert record.options == {"start": "1"}
    assert record.verify(games()["vale"]).deciders() == []


def test_records_go_into_a_folder_one_by_one(terminal: Terminal, tmp_path: Path) -> None:
    simulate(terminal, "--games", "10", "--record", tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir())[:2] == ["vale-01.json", "vale-02.json"]
    assert load(tmp_path / "vale-10.json").secret == "1/10"


@pytest.mark.parametrize("taken", ["games.jsonl", "folder/vale-3.json"])
def test_a_file_that_exists_is_not_overwritten(terminal: Terminal, tmp_path: Path, taken: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / taken).write_text("mine")
    told = terminal.run("simulate", "vale", "--games", "3", "--record", tmp_path / taken.partition("/")[0])
    assert told == (2, "", f"everglow: {tmp_path / taken} exists already; name another file\n")
    assert [path.read_text() for path in tmp_path.rglob("*.json*")] == ["mine"]


def test_the_options_are_told(terminal: Terminal) -> None:
    assert simulate(terminal, "--games", "1")["options"] == {"start": "random"}
    assert simulate(terminal, "--games", "1", "--option", "start=2")["options"] == {"start": "1"}
    told = terminal.run("simulate", "vale", "--games", "1", "--option", "start=2").out
    assert told.startswith("1 random game of vale, 2 players, start=2, seed 1\n")


# Adding up


class Over:
    """A game that is over."""

    def __init__(self, *scores: int) -> None:
        self.points = list(scores)

    def scores(self) -> list[int]:
        return self.points

    def returns(self) -> list[float]:
        best = [points == max(self.points) for points in self.points]
        return [won / sum(best) for won in best]


def tally(*games: list[int]) -> Tally:
    result = Tally(len(games[0]))
    for scores in games:
        result.add(Over(*scores), 10, 0.5)  # type: ignore[arg-type]  # scores are all it needs
    return result


def test_scores_are_added_up_over_all_seats() -> None:
    told = tally([1, 2], [3, 4]).summary()
    assert told["scores"] == {"mean": 2.5, "sd": 1.12, "min": 1, "q1": 1, "median": 2, "q3": 3, "max": 4}
    assert (told["games_per_second"], told["decisions_per_second"], told["decisions_per_game"]) == (2, 20, 10)


def test_a_shared_victory_is_a_part_of_one_for_each() -> None:
    assert tally([5, 5], [5, 0]).summary()["wins"] == [0.75, 0.25]


def test_a_histogram_has_at_most_twelve_round_bars() -> None:
    assert tally([0, 0], [1, 2]).histogram(ENGLISH)[0] == f"     0 to   0  {'█' * 40} 50.0 %"
    assert len(tally([10, 69], [30, 40]).histogram(ENGLISH)) == 12
    assert tally([0, 5000], [0, 0]).histogram(ENGLISH)[0].startswith("     0 to 5000")


@pytest.mark.parametrize(("length", "drawn"), [(0, ""), (0.5, "▌"), (1, "█"), (2.125, "██▏")])
def test_bars_are_drawn_to_the_eighth(length: float, drawn: str) -> None:
    assert bar(length) == drawn
