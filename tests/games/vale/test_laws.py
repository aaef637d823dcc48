"""What must hold at every question of The Vale of Eternity."""

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.card import CARDS

from ...laws.play import questions

GAMES = [
    pytest.param(seats, seed, id=f"{seats} players, seed {seed}") for seats in (2, 3, 4) for seed in range(8)
]


def places(s):
    piles = [s.deck, s.discarded, s.display]
    for p in s.players:
        piles += [p.hand, p.area, p.marked]
    return piles


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_card_is_in_exactly_one_place(seats, seed):
    for s in questions(GAME, seats, seed):
        assert sorted(card for pile in places(s) for card in pile) == list(range(len(CARDS)))


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_nobody_holds_too_many_stones_unless_asked_to_reduce_them(seats, seed):
    for s in questions(GAME, seats, seed):
        for seat, p in enumerate(s.players):
            assert min(p.stones) >= 0
            asked = GAME.question(s, seat)
            assert p.stones_held() <= p.stone_limit() or asked["kind"] == "keep"


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_points_are_never_negative_and_areas_never_too_full(seats, seed):
    for s in questions(GAME, seats, seed):
        assert min(s.scores()) >= 0
        assert all(len(p.area) <= s.round for p in s.players)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_game_lasts_at_most_ten_rounds_and_ends_with_sixty_points_or_the_tenth(seats, seed):
    for s in questions(GAME, seats, seed):
        assert 1 <= s.round <= 10
    assert s.round == 10 or max(s.scores()) >= 60


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_secrets_are_cards_of_the_hand_and_hands_are_sorted(seats, seed):
    for s in questions(GAME, seats, seed):
        for p in s.players:
            assert set(p.secrets) <= set(p.hand)
            assert p.hand == sorted(p.hand)


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
