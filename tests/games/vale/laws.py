"""Laws that must hold at every question of The Vale of Eternity."""

from __future__ import annotations

from typing import Any

from everglow.games.vale.box.card import CARDS


def every_card_is_in_exactly_one_place(game: Any, s: Any, salt: int) -> None:
    piles = [s.deck, s.discarded, s.display]
    for p in s.players:
        piles += [p.hand, p.area, p.marked]
    assert sorted(card for pile in piles for card in pile) == list(range(len(CARDS)))


def nobody_holds_too_many_stones_unless_asked_to_reduce_them(game: Any, s: Any, salt: int) -> None:
    for seat, p in enumerate(s.players):
        assert min(p.stones) >= 0
        assert p.stones_held() <= p.stone_limit() or game.show.question(s, seat)["kind"] == "keep"


def points_are_never_negative_and_areas_never_too_full(game: Any, s: Any, salt: int) -> None:
    assert 1 <= s.round <= 10
    assert min(s.scores()) >= 0
    assert all(len(p.area) <= s.round for p in s.players)


def secrets_are_cards_of_the_hand_and_hands_are_sorted(game: Any, s: Any, salt: int) -> None:
    for p in s.players:
        assert set(p.secrets) <= set(p.hand)
        assert p.hand == sorted(p.hand)


def odds_are_the_same_in_every_imagined_world(game: Any, s: Any, salt: int) -> None:
    seat, thing = salt % len(s.players), f"card:{CARDS[salt % len(CARDS)].name}"
    assert game.texts.odds(s.imagine(seat, salt), seat, thing) == game.texts.odds(s, seat, thing)


LAWS = [
    odds_are_the_same_in_every_imagined_world,
    every_card_is_in_exactly_one_place,
    nobody_holds_too_many_stones_unless_asked_to_reduce_them,
    points_are_never_negative_and_areas_never_too_full,
    secrets_are_cards_of_the_hand_and_hands_are_sorted,
]
