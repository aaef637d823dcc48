from __future__ import annotations

import pytest

from everglow.bots.budget import Budget
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot
from everglow.bots.tree import Node, credit, favourite, search, step, worths
from everglow.games import games
from everglow.rng import stream
from tests.bots.positions import later

GAMES = list(games().values())
VALE = games()["vale"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("decisions", [0, 60, 120])
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(game, decisions: int) -> None:
    state = later(game, decisions)
    seat = state.deciders()[0]
    worlds = [state.imagine(seat, world) for world in (1, 2, 3)]
    assert len({SearchBot(game, 5, Budget(40)).choose(world, seat) for world in worlds}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_and_budget_give_the_same_choices(game) -> None:
    state = later(game, 30)
    seat = state.deciders()[0]
    chosen = [[SearchBot(game, seed, Budget(30)).choose(state, seat) for seed in range(6)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(state.legal_actions(seat))


def test_what_has_no_alternative_is_not_searched() -> None:
    state = VALE.new(2, 1)
    while len(state.legal_actions(state.deciders()[0])) > 1:
        state.apply(state.deciders()[0], state.legal_actions(state.deciders()[0])[0])
    bot = SearchBot(VALE, 1)
    before = bot.choices.copy()
    assert bot.choose(state, state.deciders()[0]) == state.legal_actions(state.deciders()[0])[0]
    assert bot.choices.word() == before.word()


def test_searching_leaves_the_state_as_it_is() -> None:
    state = later(VALE, 40)
    before = state.key()
    SearchBot(VALE, 1, Budget(20)).choose(state, state.deciders()[0])
    assert state.key() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_few_simulations_beat_random_play(game) -> None:
    won = 0.0
    for seed in range(4):
        state, bots = game.new(2, seed), [RandomBot(game, seed), RandomBot(game, seed)]
        bots[seed % 2] = SearchBot(game, seed, Budget(10))
        while deciders := state.deciders():
            state.apply(deciders[0], bots[deciders[0]].choose(state.imagine(deciders[0], seed), deciders[0]))
        won += state.returns()[seed % 2]
    assert won >= 3


def test_every_simulation_is_counted_once_at_the_root_and_once_among_its_steps() -> None:
    state = later(VALE, 40)
    root = search(state, state.deciders()[0], VALE.evaluate, stream(1), 50)
    assert root.visits == 50
    assert sum(node.visits for node in root.steps.values()) == 50


def test_every_legal_step_is_tried_before_any_is_tried_again() -> None:
    node, legal = Node(), [3, 5, 8]
    tried = [step(node, legal, stream(seed)) for seed in range(3)]
    assert sorted(action for action, _ in tried) == legal
    assert not any(known for _, known in tried)


def test_then_the_most_promising_step_is_taken() -> None:
    node = Node()
    for action, worth in ((3, 0.1), (5, 0.9)):
        node.steps[action] = Node()
        node.steps[action].visits, node.steps[action].chances, node.steps[action].worth = 10, 20, 10 * worth
    assert step(node, [3, 5], stream(1)) == (5, True)
    assert step(node, [3], stream(1)) == (3, True)


def test_a_step_is_credited_to_whoever_took_it() -> None:
    path = [Node(), Node(), Node()]
    credit(path, [-1, 0, 1], [0.75, 0.25])
    assert [node.worth for node in path] == [0.0, 0.75, 0.25]
    assert [node.visits for node in path] == [1, 1, 1]


def test_victory_and_points_ahead_are_worth_half_each() -> None:
    state = later(VALE, 150)
    found = worths(state)
    leader = max(range(3), key=lambda seat: state.scores()[seat])
    assert max(found) == found[leader] > 0.5
    assert all(0 <= worth <= 1 for worth in found)


def test_the_favourite_is_the_step_taken_most_among_the_legal_ones() -> None:
    root = Node()
    for action, visits in ((1, 9), (2, 4), (3, 5)):
        root.steps[action] = Node()
        root.steps[action].visits = visits
    assert favourite(root, [2, 3, 4]) == 3
