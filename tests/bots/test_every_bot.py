"""Laws of all our bots, in every game."""

from __future__ import annotations

import pytest

from everglow import COMPILED
from everglow.bots.roster import recruit
from everglow.games import games
from tests.bots.positions import later, near_the_end

GAMES = list(games().values())
SEARCH = "search@30" if COMPILED else "search@6"  # interpreted, the same code needs six times as long
BOTS = ["random", "careless", "greedy", "greedy@net", "novice", "amateur", "planner", SEARCH]
DECISIONS = 3 if COMPILED else 1  # of every seat, up to the end of a game

every_bot = pytest.mark.parametrize("name", BOTS)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_bot
@every_game
@pytest.mark.parametrize("decisions", [0, 60, 120])
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(game, name: str, decisions: int) -> None:
    state = later(game, decisions)
    seat = state.deciders()[0]
    worlds = [state.imagine(seat, world) for world in (1, 2, 3)]
    assert len({recruit(name, game, 5).choose(world, seat) for world in worlds}) == 1


@every_bot
@every_game
def test_the_same_seed_gives_the_same_choices(game, name: str) -> None:
    state = later(game, 30)
    seat = state.deciders()[0]
    chosen = [[recruit(name, game, seed).choose(state, seat) for seed in range(4)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(state.legal_actions(seat))


@every_bot
@every_game
def test_thinking_leaves_the_state_as_it_is(game, name: str) -> None:
    state = later(game, 40)
    before = state.key()
    recruit(name, game, 1).choose(state, state.deciders()[0])
    assert state.key() == before


@every_bot
@every_game
@pytest.mark.parametrize("seats", [2, 4])
def test_every_bot_ends_a_game(game, name: str, seats: int) -> None:
    state = near_the_end(game, seats, DECISIONS * seats)
    bots = [recruit(name, game, seat) for seat in range(seats)]
    while deciders := state.deciders():
        seat = deciders[0]
        state.apply(seat, bots[seat].choose(state.imagine(seat, 1), seat))
    assert sum(state.returns()) == pytest.approx(1)
