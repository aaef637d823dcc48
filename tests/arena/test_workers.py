from __future__ import annotations

from pathlib import Path

import pytest

from everglow.arena.match import Result
from everglow.arena.terms import Terms
from everglow.arena.workers import GaveUp, play_here

BOTS = "tests.arena.bots"


def terms(*bots: str) -> Terms:
    return Terms("vale", {}, list(bots), len(bots), "1", 10.0)


def played(terms: Terms, games: int, jobs: int) -> list[Result]:
    return sorted(play_here(terms, list(range(games)), jobs), key=lambda result: result.number)


def test_a_worker_that_dies_costs_nothing_and_no_game_counts_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compare the results with those of a run in which nobody died, by however many workers."""
    monkeypatch.setenv("DEADLY", str(tmp_path / "died"))
    deadly = played(terms(f"{BOTS}:Deadly", f"{BOTS}:First"), 6, jobs=2)
    assert (tmp_path / "died").exists()
    peaceful = played(terms(f"{BOTS}:First", f"{BOTS}:First"), 6, jobs=1)
    assert [result.number for result in deadly] == [0, 1, 2, 3, 4, 5]
    assert [result.scores for result in deadly] == [result.scores for result in peaceful]


def test_a_game_that_kills_every_worker_ends_the_run_with_a_sentence() -> None:
    with pytest.raises(GaveUp, match=r"^workers died 3 times without finishing a game; .* is game 0$"):
        played(terms(f"{BOTS}:Poison", "random"), 2, jobs=1)


def test_whoever_has_seen_enough_need_not_wait() -> None:
    games = play_here(terms("random", "random"), list(range(10_000)), 1)
    assert next(games).scores
    games.close()
