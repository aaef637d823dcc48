"""Laws that must hold at every question of Moths, besides the laws of every game."""

from __future__ import annotations

from typing import Any

from tests.third.moths.box import LAST_NIGHT, MOTHS


def every_moth_is_in_one_place(game: Any, state: Any, salt: int) -> None:
    flying = [p.sent for p in state.players if p.sent]
    assert sorted(state.deck + state.spent + flying + [m for p in state.players for m in p.hand]) == MOTHS


def there_are_always_moths_for_the_nights_to_come(game: Any, state: Any, salt: int) -> None:
    flights = LAST_NIGHT - state.night + (game.show.view(state, None)["phase"] == "flight")
    for p in state.players:
        assert len(p.hand) + len(state.deck) + bool(p.sent) >= flights


def nobody_sees_what_others_sent(game: Any, state: Any, salt: int) -> None:
    for seat, player in enumerate(game.show.view(state, salt % len(state.players))["players"]):
        assert player["flight"] is None or seat == salt % len(state.players)


LAWS = [
    every_moth_is_in_one_place,
    there_are_always_moths_for_the_nights_to_come,
    nobody_sees_what_others_sent,
]
