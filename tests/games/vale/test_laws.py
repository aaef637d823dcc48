"""Laws over a whole game of The Vale of Eternity. Those that hold at every question are in `laws.py`."""

import pytest

from everglow.games.vale import GAME

from ...laws.play import questions

GAMES = [
    pytest.param(seats, seed, id=f"{seats} players, seed {seed}") for seats in (2, 3, 4) for seed in range(8)
]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_game_ends_with_sixty_points_or_the_tenth_round(seats, seed):
    *_, s = questions(GAME, seats, seed)
    assert s.round == 10 or max(s.scores()) >= 60


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_events_tell_every_change_of_points_and_stones(seats, seed):
    told = {"scored": 1, "lost": -1}
    moved = {"took": 1, "put_back": -1, "paid": -1}
    points, stones = None, None
    for s in questions(GAME, seats, seed):
        points = points or [(p - s.start) % seats + 1 for p in range(seats)]
        stones = stones or [0] * seats
        for event in s.events:
            kind = event["event"]
            if kind in told:
                points[event["seat"]] += told[kind] * event["points"]
            if kind in moved:
                stones[event["seat"]] += moved[kind] * sum(event["stones"].values())
        s.events.clear()
        assert points == s.scores()
        assert stones == [p.stones_held() for p in s.players]
