from __future__ import annotations

import pytest

from everglow.bots.budget import Budget
from everglow.bots.constants import Constants
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot
from everglow.bots.tree import Node, Search, credit, judged, share
from everglow.games import games
from everglow.games.glow.box.components import LATE_MORNING, MORNING
from everglow.games.vale.judge.evaluate import HORIZON
from everglow.rng import stream
from tests.bots.positions import later

VALE, GLOW = games()["vale"], games()["glow"]


def thinking(game, decisions: int) -> Search:
    state = later(game, decisions)
    return Search(state, state.deciders()[0], game, stream(1))


def asked_in(game, wanted) -> Search:
    """The first question of the game with several answers that lead different ways, in such a phase."""
    for decisions in range(10, 150):
        state = later(game, decisions)
        if wanted(state) and len((search := thinking(game, decisions)).lines) > 2:
            return search
    raise AssertionError("no such question came up")


def is_morning(state) -> bool:
    return state.phase == MORNING


def is_late_morning(state) -> bool:
    return state.phase == LATE_MORNING


def is_noon_or_later(state) -> bool:
    return state.phase > LATE_MORNING


def search_at(game, decisions: int):
    search = thinking(game, decisions)
    return search, later(game, decisions), search.seat


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
    assert sum(node.visits for node in search.nodes) == search.simulations + VALE.judge.trust * len(
        search.nodes
    )


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
    assert 1 <= len(firsts) <= search.constants.candidates
    assert max(firsts.count(first) for first in firsts) <= search.constants.alike
    assert search.varied(list(search.lines))[0].worth == max(line.worth for line in search.lines)


def test_at_a_new_question_all_answers_become_known_and_the_best_is_taken() -> None:
    search, state, seat = search_at(VALE, 40)
    node = Node()
    reached = search.expand(node, state, seat)
    assert list(node.steps) == state.legal_actions(seat)
    assert judged(reached, seat, VALE.judge.foresee) == max(step.worth for step in node.steps.values())


def test_at_a_known_question_the_most_promising_step_is_taken() -> None:
    search, state, seat = search_at(VALE, 40)
    node = Node()
    search.expand(node, state, seat)
    wanted = state.legal_actions(seat)[-1]
    node.steps[wanted] = Node(1.0, 5)
    assert search.follow(node, state, seat) == wanted


def test_a_step_that_other_worlds_did_not_allow_is_judged_when_it_first_comes_up() -> None:
    search, state, seat = search_at(VALE, 40)
    node = Node()
    search.expand(node, state, seat)
    missing = state.legal_actions(seat)[0]
    before = node.steps.pop(missing).worth
    search.follow(node, state, seat)
    assert node.steps[missing].mean() == before


def test_every_line_is_followed_through_the_same_worlds() -> None:
    search = thinking(VALE, 75)
    search.think(30, 0.0)
    followed = max(node.visits for node in search.nodes) - VALE.judge.trust
    assert len(search.worlds) == followed < search.simulations


def test_every_line_is_tried_often_enough_before_any_is_dropped() -> None:
    search = asked_in(GLOW, is_morning)
    search.think(search.constants.enough * len(search.nodes), 0.0)
    assert len(search.nodes) > 2
    assert min(node.visits for node in search.nodes) >= search.constants.enough


def test_in_a_morning_of_glow_a_simulation_goes_on_until_the_dice_are_rolled() -> None:
    search = asked_in(GLOW, is_morning)
    world = search.play_on(search.lines[0].after.copy())
    assert GLOW.judge.horizon(search.lines[0].before) > 0
    assert world.phase == LATE_MORNING


def test_a_search_plays_on_no_further_than_its_sight() -> None:
    state = later(VALE, 75)
    seat = state.deciders()[0]
    for sight in [0, 3]:
        constants = Constants(VALE.judge.breadth, VALE.judge.trust, sight=sight)
        search = Search(state, seat, VALE, stream(1), None, constants)
        search.play_on(search.lines[0].after.copy())
        assert search.decisions == sight


def test_a_search_without_sight_still_simulates() -> None:
    state = later(VALE, 75)
    constants = Constants(VALE.judge.breadth, VALE.judge.trust, sight=0)
    search = Search(state, state.deciders()[0], VALE, stream(1), None, constants)
    search.think(30, 0.0)
    assert search.simulations > 0


def test_in_glow_no_simulation_looks_at_dice_that_are_not_rolled_again_yet() -> None:
    search = asked_in(GLOW, is_late_morning)
    asked = search.lines[0].before
    assert any(line.chance for line in search.lines)
    assert search.play_on(search.descend(asked, [Node(0.5, 10)], [search.seat])) is asked


def test_where_nothing_is_left_to_chance_the_plan_is_the_choice() -> None:
    search = asked_in(GLOW, is_noon_or_later)
    search.lines = [line for line in search.lines if not line.chance]
    search.nodes = search.nodes[: len(search.lines)]
    search.think(50, 0.0)
    assert search.simulations == 0
    assert search.choice() == max(search.lines, key=lambda line: line.worth).first


def test_in_the_vale_a_simulation_goes_on_when_cards_are_drawn() -> None:
    assert {VALE.judge.horizon(later(VALE, decisions)) for decisions in range(5, 100, 5)} == {HORIZON}


def test_a_step_that_was_seldom_taken_makes_more_curious() -> None:
    assert Node(0.5, 2).doubt(100) > Node(0.5, 50).doubt(100) > 0.0


def test_however_long_a_search_thinks_a_plan_of_the_vale_keeps_half_of_the_say() -> None:
    search = thinking(VALE, 75)
    planned, enough = share(search.lines[0].worth), search.constants.enough
    for came, simulations in [(0.9, 20), (0.9, enough), (0.9, 50 * enough)]:
        visits = VALE.judge.trust + simulations
        search.nodes[0] = Node((VALE.judge.trust * planned + simulations * came) / visits, visits)
        told = min(simulations, enough) / enough * VALE.judge.trust
        assert search.worth(0) == pytest.approx(
            (planned * VALE.judge.trust + came * told) / (VALE.judge.trust + told)
        )


def test_a_step_is_credited_to_whoever_took_it() -> None:
    state = later(VALE, 40)
    path = [Node(), Node(), Node()]
    credit(path, [0, 1, 0], state, VALE.judge.evaluate)
    mine, theirs = (judged(state, seat, VALE.judge.evaluate) for seat in (0, 1))
    assert [node.worth for node in path] == [mine, theirs, mine]
    assert [node.visits for node in path] == [1, 1, 1]


def test_at_the_end_only_victory_counts() -> None:
    state = later(VALE, 60)
    while deciders := state.deciders():
        state.apply(deciders[0], state.legal_actions(deciders[0])[0])
    assert [judged(state, seat, VALE.judge.evaluate) for seat in range(3)] == state.returns()
