from __future__ import annotations

import pytest

from everglow.bots.budget import Budget
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot
from everglow.bots.tree import (
    ALIKE,
    CANDIDATES,
    TRUST,
    Node,
    Search,
    candidates,
    credit,
    expand,
    follow,
    judged,
)
from everglow.games import games
from everglow.rng import stream
from tests.bots.positions import later

VALE = games()["vale"]


def thinking(game, decisions: int) -> Search:
    state = later(game, decisions)
    return Search(state, state.deciders()[0], game.foresee, game.breadth, game.horizon, stream(1))


def test_what_has_no_alternative_is_not_searched() -> None:
    state = VALE.new(2, 1)
    while len(state.legal_actions(state.deciders()[0])) > 1:
        state.apply(state.deciders()[0], state.legal_actions(state.deciders()[0])[0])
    bot = SearchBot(VALE, 1)
    before = bot.choices.copy()
    assert bot.choose(state, state.deciders()[0]) == state.legal_actions(state.deciders()[0])[0]
    assert bot.choices.word() == before.word()


def test_a_few_simulations_beat_random_play() -> None:
    state, bots = VALE.new(2, 1), [SearchBot(VALE, 1, Budget(2)), RandomBot(VALE, 1)]
    while deciders := state.deciders():
        state.apply(deciders[0], bots[deciders[0]].choose(state.imagine(deciders[0], 1), deciders[0]))
    assert state.returns() == [1, 0]


# How long it thinks


def test_it_thinks_for_as_many_simulations_as_it_may() -> None:
    search = thinking(VALE, 75)
    assert len({line.first for line in search.lines}) > 1
    search.think(15, 0.0)
    assert search.simulations == 15 or search.margin() > 15 - search.simulations > 0
    assert sum(node.visits for node in search.nodes) == search.simulations + TRUST * len(search.nodes)


def test_more_thinking_goes_on_where_it_stopped() -> None:
    search = thinking(VALE, 75)
    search.think(1, 0.0)
    assert search.simulations == 1
    search.think(2, 0.0)
    assert search.simulations == 2


def test_it_stops_when_its_time_is_over() -> None:
    search = thinking(VALE, 75)
    search.think(10**9, 0.02)
    assert search.simulations > 0


def test_it_stops_when_nothing_could_change_its_choice() -> None:
    search = thinking(VALE, 75)
    search.nodes[0].visits += 100
    search.nodes[0].worth += 100.0
    search.think(50, 0.0)
    assert search.simulations < 50
    assert search.choice() == search.lines[0].first


def test_where_all_lines_begin_alike_there_is_nothing_to_think_about() -> None:
    search = thinking(VALE, 75)
    search.lines = search.lines[:1] * 3
    search.nodes = search.nodes[:3]
    search.think(50, 0.0)
    assert search.simulations == 0


# What it thinks about


@pytest.mark.parametrize("decisions", [30, 75, 90])
def test_the_candidates_are_the_most_promising_lines_of_different_beginnings(decisions: int) -> None:
    search = thinking(VALE, decisions)
    firsts = [line.first for line in search.lines]
    assert 1 <= len(firsts) <= CANDIDATES
    assert max(firsts.count(first) for first in firsts) <= ALIKE
    assert candidates(list(search.lines))[0].worth == max(line.worth for line in search.lines)


def test_at_a_new_question_all_answers_become_known_and_the_best_is_taken() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    node = Node()
    reached = expand(node, state, seat, VALE.evaluate)
    assert list(node.steps) == state.legal_actions(seat)
    assert judged(reached, seat, VALE.evaluate) == max(step.worth for step in node.steps.values())


def test_at_a_known_question_the_most_promising_step_is_taken() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    node = Node()
    expand(node, state, seat, VALE.evaluate)
    wanted = state.legal_actions(seat)[-1]
    node.steps[wanted] = Node(1.0, 5)
    assert follow(node, state, seat, VALE.evaluate) is node.steps[wanted]


def test_a_step_that_other_worlds_did_not_allow_is_judged_when_it_first_comes_up() -> None:
    state = later(VALE, 40)
    seat = state.deciders()[0]
    node = Node()
    expand(node, state, seat, VALE.evaluate)
    missing = state.legal_actions(seat)[0]
    before = node.steps.pop(missing).worth
    follow(node, state.copy(), seat, VALE.evaluate)
    assert node.steps[missing].mean() == before


def test_a_step_that_was_seldom_taken_promises_more_than_it_is_worth() -> None:
    assert Node(0.5, 2).promise(100) > Node(0.5, 50).promise(100) > 0.5


def test_a_step_is_credited_to_whoever_took_it() -> None:
    state = later(VALE, 40)
    path = [Node(), Node(), Node()]
    credit(path, [0, 1, 0], state, VALE.evaluate)
    mine, theirs = (judged(state, seat, VALE.evaluate) for seat in (0, 1))
    assert [node.worth for node in path] == [mine, theirs, mine]
    assert [node.visits for node in path] == [1, 1, 1]


def test_at_the_end_only_victory_counts() -> None:
    state = later(VALE, 60)
    while deciders := state.deciders():
        state.apply(deciders[0], state.legal_actions(deciders[0])[0])
    assert [judged(state, seat, VALE.evaluate) for seat in range(3)] == state.returns()
