"""Choices of bots with a net: the same interpreted and compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from everglow.games import games
from tests.bots.net.nets import weights_for
from tests.test_compiled import needs_compiler, run

CHOICES = """
import json, sys
import everglow
from everglow.bots.budget import Budget
from everglow.bots.constants import Constants
from everglow.bots.judges import judge_of
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.search_bot import SearchBot
from everglow.games import games
from everglow.rng import stream
game, chosen = games()[sys.argv[1]], []
judge, few = judge_of(game, sys.argv[2]), Constants(30, game.judge.trust)
for seed in range(3):
    state, choices = game.new(2 + seed, seed), stream(seed)
    bots = [PlannerBot(game, seed, judge, 30), SearchBot(game, seed, Budget(simulations=2), judge, few)]
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


SEARCHES = "import sys; from tests.bots.net.choices import tell; tell(sys.argv[1])"


@needs_compiler
@pytest.mark.parametrize("name", games())
def test_long_searches_and_greedy_play_by_the_shipped_net_are_alike_too(name: str) -> None:
    compiled, interpreted = run(SEARCHES, name), run(SEARCHES, name, interpreted=True)
    assert [compiled[0], interpreted[0]] == [True, False]
    assert compiled[1] == interpreted[1]
    for search in [search for table in compiled[1] for search in table["searches"]]:
        assert search["simulations"] > 400
        assert min(search["preferred"], search["followed"]) > 100
    if name == "glow":
        assert {"realm", "sea"} == {table["options"]["board"] for table in compiled[1] if mornings(table)}


def mornings(table: dict[str, Any]) -> list[Any]:
    """The searches in a morning, where dice are still to be rolled."""
    return [search for search in table["searches"] if search["phase"] == "morning"]
