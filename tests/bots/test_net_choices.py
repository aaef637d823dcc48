"""Choices of bots with a net: the same interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from everglow.games import games
from tests.bots.net.nets import weights_for
from tests.test_compiled import needs_compiler, run

CHOICES = """
import json, sys
import everglow
from everglow.bots.roster import recruit
from everglow.games import games
from everglow.rng import stream
game, chosen = games()[sys.argv[1]], []
for seed in range(3):
    state, choices = game.new(2 + seed, seed), stream(seed)
    bots = [recruit(name + "@" + sys.argv[2], game, seed) for name in ("planner", "search@2")]
    for bot in bots:
        bot.breadth = 30
    number = 0
    while deciders := state.deciders():
        seat, number = deciders[0], number + 1
        legal = state.legal_actions(seat)
        if number % 40 == 0 and len(legal) > 1:
            chosen.append([bot.choose(state, seat) for bot in bots])
        state.apply(seat, legal[choices.below(len(legal))])
print(json.dumps([everglow.COMPILED, chosen]))
"""


@needs_compiler
@pytest.mark.parametrize("name", games())
def test_a_bot_with_a_net_chooses_alike_interpreted_and_compiled(name: str, tmp_path: Path) -> None:
    net = tmp_path / "my.net"
    net.write_bytes(weights_for(games()[name]).dump())
    compiled, interpreted = run(CHOICES, name, net), run(CHOICES, name, net, interpreted=True)
    assert [compiled[0], interpreted[0]] == [True, False]
    assert compiled[1] == interpreted[1]
    assert len({tuple(pair) for pair in compiled[1]}) > 3
