from __future__ import annotations

import pytest

from everglow.bots.random_bot import RandomBot
from everglow.bots.roster import BOTS
from everglow.games import games

GAME = games()["vale"]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_game_to_its_end(name: str) -> None:
    state, opening = GAME.new(2, 1), RandomBot(GAME, 1)
    bots = [BOTS[name](GAME, seat) for seat in range(2)]
    while deciders := state.deciders():
        seat = deciders[0]
        bot = bots[seat] if state.round == 10 else opening  # the last round is enough to see
        state.apply(seat, bot.choose(state.imagine(seat, 1), seat))
    assert sum(state.returns()) == 1
