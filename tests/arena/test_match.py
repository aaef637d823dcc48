from __future__ import annotations

import pytest

from everglow.arena import match
from everglow.arena.match import Match, first_place, play, ranking, without
from everglow.arena.terms import Terms
from everglow.bots.words.generated import messages as m
from everglow.games import games
from everglow.words.wording import Wording
from tests.arena.bots import Watched

BOTS = "tests.arena.bots"


def terms(*bots: str, limit: float = 10.0, game: str = "vale", **options: str) -> Terms:
    return Terms(game, options, list(bots), len(bots), "1", limit)


@pytest.mark.parametrize("game", games())
def test_a_game_is_the_same_whenever_it_is_played(game: str) -> None:
    three = terms("random", "random", "random", game=game)
    first, again, other = play(three, 4), play(three, 4), play(three, 5)
    assert (first.shares, first.ranks, first.scores) == (again.shares, again.ranks, again.scores)
    assert first.scores != other.scores
    assert sum(first.shares) == 1
    assert sum(first.ranks) == 6


def test_results_follow_the_bots_to_their_seats() -> None:
    """The deterministic bot plays alike wherever it sits; only its seat is another."""
    two = terms(f"{BOTS}:First", f"{BOTS}:First")
    here, there = play(two, 0), play(two, 1)
    assert here.scores == there.scores[::-1]


def test_a_bot_is_shown_an_imagined_state_and_only_where_there_is_a_choice() -> None:
    Watched.seen.clear()
    watched = Match(terms(f"{BOTS}:Watched", "random"), 0)
    watched.play()
    assert Watched.seen
    assert not any(shown is watched.state for shown in Watched.seen)
    assert watched.result().paces[0].decisions == len(Watched.seen)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Crashing", "crashed: ZeroDivisionError: nothing to divide"),
        ("Leaving", "crashed: SystemExit: 3"),
        ("Illegal", "answered -1, which is not legal"),
        ("Demanding", "crashed: BadBot: tests.arena.bots:Demanding: expected a class made by (game, seed), "
            "but KeyError: 'weights'"),
    ],
)  # fmt: skip
def test_a_bot_that_behaves_badly_forfeits_its_game(bot: str, why: str) -> None:
    for number in (0, 1):
        result = play(terms("random", f"{BOTS}:{bot}"), number)
        assert (result.forfeit[0], Wording().say(result.forfeit[1])) == (1, why)
        assert (result.shares, result.ranks) == ([1, 0], [1, 2])


def test_a_bot_that_never_answers_is_woken_and_forfeits() -> None:
    assert play(terms(f"{BOTS}:Slow", "random", limit=0.05), 0).forfeit == (0, m.took_longer(seconds="0.05"))


def test_an_answer_that_comes_too_late_forfeits() -> None:
    assert play(terms("search@300", "random", limit=1e-6), 0).forfeit == (0, m.took_longer(seconds="1e-06"))


def test_a_busy_machine_does_not_count_against_our_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "thread_time", lambda: 0.0)  # the processor did next to nothing for it
    assert play(terms("greedy", "random", limit=1e-6), 0).forfeit is None


def test_without_the_one_who_forfeits_whoever_is_ahead_is_first() -> None:
    assert without([1, 4, 2, 2], 0) == [4, 3, 1, 1]
    assert without([3, 1, 3, 1], 1) == [2, 4, 2, 1]


def test_those_who_share_a_place_share_its_points_and_its_rank() -> None:
    assert first_place([4, 3, 1, 1]) == [0, 0, 0.5, 0.5]
    assert ranking([4, 3, 1, 1]) == [4, 3, 1.5, 1.5]


class Tied:
    """The end of a game in which a tie-breaker decides who is second."""

    def scores(self) -> list[int]:
        return [5, 9, 5]

    def places(self) -> list[int]:
        return [3, 1, 2]


def test_ranks_are_the_places_of_the_rules() -> None:
    game = Match(terms("random", "random", "random"), 0)
    game.state = Tied()  # type: ignore[assignment]  # all that a result is read from
    ranks = game.result().ranks
    assert [ranks[game.terms.place(seat, 0)] for seat in range(3)] == [3, 1, 2]
