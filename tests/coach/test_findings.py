"""Findings of analyses: planted blunders, and luck that is nobody's merit."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from benchmarks.coach import found, play

from everglow.agenda import Situation
from everglow.bots.budget import Budget
from everglow.coach.fortune import fortune
from everglow.coach.judging import version_of
from everglow.coach.parts import JudgedTurn
from everglow.coach.shares import POINT, WHOLE, apportion, mean
from everglow.coach.summary import error_rate, slip, slips
from everglow.games import games
from tests.coach.corpus import CORPUS, analysed, played

VALE = games()["vale"]
# A game, how many play, how many games, and at least how often the stronger player wins.
UNEVEN = [("vale", 2, 30, 0.8), ("vale", 4, 16, 0.5), ("glow", 2, 16, 0.8), ("glow", 4, 12, 0.5)]
# A game, how many play, and seeds with which a blunder is planted.
PLANTED = [("vale", 2, range(8)), ("vale", 4, (0, 2)), ("glow", 2, (0, 2)), ("glow", 4, (0,))]
FOUND = 0.9  # of the planted blunders, at least
SURELY = 3.0  # standard errors


def test_nine_of_ten_planted_blunders_are_among_the_three_moments() -> None:
    budget = Budget(simulations=100)
    kinds = [(games()[name], ["planner"] * seats, seed) for name, seats, seeds in PLANTED for seed in seeds]
    games_played = [play(*kind, budget) for kind in kinds]
    assert all(planted.blunder for planted in games_played)
    assert sum(found(planted) for planted in games_played) >= FOUND * len(games_played)


@pytest.mark.parametrize(("name", "seats", "count", "wins"), UNEVEN)
def test_the_stronger_player_is_not_the_luckier_one(name: str, seats: int, count: int, wins: float) -> None:
    games_won, lucks = 0.0, []
    for seed in range(count):
        bots, strong = ["careless"] * seats, seed % seats
        bots[strong] = "greedy"
        game = play(games()[name], bots, seed).played
        games_won += game.turns[-1].after.returns()[strong]
        lucks.append(fortune(game)[strong])
    assert games_won > wins * count
    assert abs(fmean(lucks)) < SURELY * stdev(lucks) / count**0.5


def test_luck_alone_is_the_luck_of_the_whole_analysis() -> None:
    players = analysed(CORPUS[0])["closing"]["players"]
    assert fortune(played(CORPUS[0])) == [player["bridge"]["luck"] / WHOLE for player in players]


def test_shares_are_divided_to_the_last_unit() -> None:
    assert apportion([1, 1, 1]) == [WHOLE // 3 + 1, WHOLE // 3, WHOLE // 3]
    assert apportion([0, 0]) == [WHOLE // 2, WHOLE // 2]
    assert mean([[WHOLE, 0], [0, WHOLE], [0, WHOLE]]) == [WHOLE // 3, WHOLE - WHOLE // 3]


@pytest.mark.parametrize(
    ("points", "name"), [(4, "small"), (5, "inaccuracy"), (10, "mistake"), (15, "blunder"), (80, "blunder")]
)
def test_a_loss_has_the_name_that_chess_players_know(points: int, name: str) -> None:
    assert slip(points * POINT) == name


def test_the_error_rate_is_that_of_backgammon() -> None:
    rate, margin = error_rate([2 * POINT, 4 * POINT])
    assert rate == pytest.approx(500 * 0.03)
    assert margin > 0
    assert error_rate([]) == (0.0, 0.0)
    assert slips([2 * POINT, 12 * POINT, 11 * POINT]) == {"blunder": 0, "mistake": 2, "inaccuracy": 0}


def test_odds_of_a_reveal_are_its_rank_among_the_worlds() -> None:
    reveals: list[JudgedTurn] = [turn for turn in analysed(CORPUS[0])["turns"] if turn["worlds"]]
    assert reveals
    for turn in reveals:
        assert all(0 <= times <= turn["worlds"] for times in turn["as_good"])
        kind = [seat for seat, luck in enumerate(turn["luck"]) if luck > 0]
        assert all(turn["as_good"][seat] < turn["worlds"] for seat in kind)


def test_the_fingerprint_of_a_judge_is_computed_once() -> None:
    asked = list[int]()

    def judge(state: Situation, seat: int) -> float:
        asked.append(seat)
        return 0.0

    version = version_of(VALE, judge)
    times = len(asked)
    assert times > 0
    assert version_of(VALE, judge) == version
    assert len(asked) == times
