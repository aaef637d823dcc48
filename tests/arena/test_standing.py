from __future__ import annotations

import pytest

from everglow.arena.match import Result
from everglow.arena.pace import Pace
from everglow.arena.rating import ratings
from everglow.arena.standing import Standing, labels, standings
from everglow.arena.terms import Terms

ONE_AGAINST_TWO = Terms("vale", {}, ["a", "b"], 3, "1", 10.0)


def result(number: int, scores: list[int], forfeit: int | None = None) -> Result:
    best = [score == max(scores) for score in scores]
    ranks = [1.0 + sum(other > score for other in scores) for score in scores]
    paces = [Pace() for _ in scores]
    for at, pace in enumerate(paces):
        pace.add(0.1 * (at + 1))
    out = None if forfeit is None else (forfeit, "crashed")
    return Result(number, [won / sum(best) for won in best], ranks, scores, paces, out)


DEAL = [result(0, [9, 5, 1]), result(1, [6, 8, 2]), result(2, [3, 3, 0])]


def test_a_bot_is_measured_deal_by_deal_and_copies_by_their_mean() -> None:
    a, b = standings(ONE_AGAINST_TWO, DEAL)
    assert (a.games, a.share.deals) == (3, 1)
    assert a.share.mean == pytest.approx((1 + 0 + 0.5) / 3)
    assert b.share.mean == pytest.approx((0 + 1 + 0.5) / 6)
    assert a.score.mean == pytest.approx((9 + 6 + 3) / 3)
    assert a.margin.mean == pytest.approx((4 - 2 + 0) / 3)
    assert b.score.mean == pytest.approx((5 + 1 + 8 + 2 + 3 + 0) / 6)
    assert (a.pace.decisions, b.pace.decisions) == (3, 6)


def test_the_order_in_which_games_are_finished_does_not_matter() -> None:
    forth, back = standings(ONE_AGAINST_TWO, DEAL), standings(ONE_AGAINST_TWO, DEAL[::-1])
    assert [s.share.to_json() for s in forth] == [s.share.to_json() for s in back]
    assert ratings(ONE_AGAINST_TWO, DEAL) == ratings(ONE_AGAINST_TWO, DEAL[::-1])


def test_a_forfeited_game_counts_for_places_but_not_for_points() -> None:
    a, b = standings(ONE_AGAINST_TWO, [*DEAL[:2], result(2, [0, 1, 1], forfeit=0)])
    assert (a.forfeits, b.forfeits) == (1, 0)
    assert a.share.mean == pytest.approx(1 / 3)
    assert a.score.mean == pytest.approx((9 + 6) / 2)


def test_where_every_game_is_forfeited_there_are_no_points() -> None:
    lost = [result(n, [0, 1, 1], forfeit=0) for n in range(3)]
    assert [s.score.deals for s in standings(ONE_AGAINST_TWO, lost)] == [0, 0]


def test_standings_of_different_deals_add_up() -> None:
    later = [game._replace(number=game.number + 3) for game in DEAL[::-1]]
    for whole, first, rest in zip(
        standings(ONE_AGAINST_TWO, DEAL + later),
        standings(ONE_AGAINST_TWO, DEAL),
        standings(ONE_AGAINST_TWO, later),
        strict=True,
    ):
        first.merge(Standing.from_json(rest.to_json()))
        assert (first.games, first.pace.decisions) == (whole.games, whole.pace.decisions)
        for name in ("share", "rank", "margin", "score"):
            added = getattr(first, name).to_json()
            assert added == pytest.approx(getattr(whole, name).to_json(), abs=1e-5)


def test_whoever_wins_more_is_rated_higher_and_surer_with_every_game() -> None:
    won = [result(n, [9, 1, 1]) for n in range(30)]
    few, many = ratings(ONE_AGAINST_TWO, won[:3]), ratings(ONE_AGAINST_TWO, won)
    assert many[0].mu > few[0].mu > 25 > few[1].mu > many[1].mu
    assert many[0].sigma < few[0].sigma


def test_bots_of_one_name_are_told_apart() -> None:
    assert labels(["a", "b", "a"]) == ["a A", "b", "a B"]
