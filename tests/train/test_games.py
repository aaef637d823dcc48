"""Games that bots played against themselves, as a seed and actions."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from everglow.bots.judges import HAND
from everglow.games import games
from everglow.train import selfplay
from everglow.train.games import Played, append, mend, read
from everglow.train.rows import Rows, extract
from everglow.train.selfplay import CURIOUS, Plan
from everglow.train.workers import finished

VALE, GLOW = games()["vale"], games()["glow"]
SHORT = Played(7, 2, 5, {}, [1, 2, 3])


@pytest.fixture(scope="module")
def played() -> Played:
    """A short game of planners who hardly look around."""
    before, selfplay.BREADTH = selfplay.BREADTH, 8
    try:
        return selfplay.play(VALE, Plan("vale", HAND, "test"), 3)
    finally:
        selfplay.BREADTH = before


# In a file


def test_games_are_written_one_a_line_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert read(path) == []
    for number in (1, 2):
        append(path, SHORT._replace(number=number))
    assert read(path) == [SHORT._replace(number=1), SHORT._replace(number=2)]


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    mend(path)
    append(path, SHORT)
    path.write_text(path.read_text() + SHORT.line()[:20])
    assert read(path) == [SHORT]
    mend(path)
    append(path, SHORT)
    assert read(path) == [SHORT, SHORT]


# Self-play


def test_a_game_replays_to_its_end(played: Played) -> None:
    state = played.begin(VALE)
    for action in played.actions:
        state.apply(state.deciders()[0], action)
    assert state.deciders() == []
    assert len(list(played.replay(VALE))) == len(played.actions)


def test_the_number_of_a_game_decides_how_it_is_played(played: Played, monkeypatch) -> None:
    monkeypatch.setattr(selfplay, "BREADTH", 8)
    assert selfplay.play(VALE, Plan("vale", HAND, "test"), 3) == played
    assert selfplay.play(VALE, Plan("vale", HAND, "other"), 3).seed != played.seed


def test_all_numbers_of_players_and_all_boards_are_played(monkeypatch) -> None:
    monkeypatch.setattr(selfplay, "_answers", lambda *_: [])
    found = [selfplay.play(GLOW, Plan("glow", HAND, "test"), number) for number in range(60)]
    assert {one.seats for one in found} == {2, 3, 4}
    assert {one.options["board"] for one in found} == {"realm", "sea"}


def test_some_games_have_no_random_answers_and_others_some() -> None:
    assert (CURIOUS.count(0), CURIOUS.count(3), CURIOUS.count(10)) == (3, 4, 3)


# Rows


def test_rows_tell_what_was_seen_and_how_the_game_ended(played: Played) -> None:
    rows = extract(VALE, [played, played])
    state = played.begin(VALE)
    for action in played.actions:
        state.apply(state.deciders()[0], action)
    assert list(rows.sizes) == [len(rows.lengths) // 2] * 2
    assert sum(rows.lengths) == len(rows.numbers)
    assert list(rows.players) == [played.seats] * 2
    assert list(rows.returns[: played.seats]) == pytest.approx(state.returns())
    assert list(rows.scores[4 : 4 + played.seats]) == state.scores()
    assert set(rows.seats) == set(range(played.seats))


def test_positions_at_the_end_of_a_turn_are_all_kept(played: Played) -> None:
    deciders = [seat for _, seat in played.replay(VALE)]
    changes = sum(one != other for one, other in itertools.pairwise(deciders))
    assert changes <= len(extract(VALE, [played]).lengths) < len(deciders)


def test_rows_of_several_processes_are_joined(played: Played) -> None:
    rows = Rows()
    for _ in range(2):
        rows.join(extract(VALE, [played]))
    assert vars(rows) == vars(extract(VALE, [played, played]))


# Processes


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(finished(abs, iter(range(-9, 0)), jobs)) == list(range(1, 10))


def test_tasks_may_be_left_undone() -> None:
    working = finished(abs, iter(range(10**9)), 2)
    assert next(working) in range(6)
    working.close()
