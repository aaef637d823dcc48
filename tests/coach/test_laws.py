"""Laws of every analysis."""

from __future__ import annotations

from copy import copy

import msgspec
import pytest

from everglow.bots.budget import Budget
from everglow.coach.analysis import Coach, Played, analyse
from everglow.coach.deep import SHARPEST, deepen, searched
from everglow.coach.parts import Analysis
from everglow.coach.play import costs_of, play_of
from everglow.coach.shares import WHOLE
from everglow.coach.summary import cost
from everglow.coach.value import seeds
from everglow.games import games
from tests.coach.corpus import CORPUS, analysed, played

every_game = pytest.mark.parametrize("kind", CORPUS, ids=str)
WORLDS = 2
SAMPLE = 9  # every ninth turn
DEEP_SAMPLE = 30  # every thirtieth
SIMULATIONS = 5


@every_game
def test_the_parts_of_every_bridge_add_up_to_the_last_bit(kind) -> None:
    for player in analysed(kind)["closing"]["players"]:
        b = player["bridge"]
        assert b["end"] - b["start"] == b["luck"] + b["own"] + b["others"] + b["unexplained"]


@every_game
def test_every_turn_changes_shares_by_the_sum_of_its_parts(kind) -> None:
    found = analysed(kind)
    before = found["opening"]["curve"][0]["shares"]
    for turn in found["turns"]:
        for seat, share in enumerate(before):
            parts = turn["luck"][seat] + turn["play"][seat] + turn["unexplained"][seat]
            assert turn["after"][seat] - share == parts
        before = turn["after"]


@every_game
def test_shares_sum_to_the_whole_and_every_part_to_nothing(kind) -> None:
    found = analysed(kind)
    assert sum(found["opening"]["start"]) == WHOLE
    assert sum(found["opening"]["deal"]) == 0
    assert all(sum(point["shares"]) == WHOLE for point in found["opening"]["curve"])
    for turn in found["turns"]:
        assert sum(turn["luck"]) == sum(turn["play"]) == sum(turn["unexplained"]) == 0


@every_game
def test_nobody_gains_by_their_own_play_and_its_cost_lies_with_its_answers(kind) -> None:
    for turn in analysed(kind)["turns"]:
        assert cost(turn) >= 0
        assert all(one >= 0 for one in turn["costs"])
        assert sum(turn["costs"]) == pytest.approx(cost(turn), abs=len(turn["costs"]) + 1)
        assert bool(turn["better"]) == (cost(turn) > 0)
        assert turn["better"] != turn["done"]


@every_game
def test_the_end_is_how_the_game_ended(kind) -> None:
    game = played(kind)
    returns = game.turns[-1].after.returns()
    ends = [player["bridge"]["end"] for player in analysed(kind)["closing"]["players"]]
    assert ends == pytest.approx([WHOLE * won for won in returns], abs=1)


@every_game
def test_every_answer_counts_once_and_those_of_one_seat_in_their_order(kind) -> None:
    turns = analysed(kind)["turns"]
    steps = [step for turn in turns for step in turn["steps"]]
    assert sorted(steps) == list(range(1, len(steps) + 1))
    for seat in range(kind.seats):
        own = [step for turn in turns if turn["seat"] == seat for step in turn["steps"]]
        assert own == sorted(own)


@every_game
def test_play_costs_the_same_in_all_worlds_that_look_alike_to_its_seat(kind) -> None:
    game = played(kind)
    coach = Coach(game)
    for turn in [turn for turn in game.turns if turn.choices][::SAMPLE]:
        worlds = [turn.before, *[turn.before.imagine(turn.seat, 70 + n) for n in range(WORLDS)]]
        breadth = game.game.judge.breadth
        plays = [play_of(s, turn.seat, turn.actions, coach.value, seeds(5), breadth) for s in worlds]
        assert all(play.done.values == plays[0].done.values for play in plays)
        assert all(play.best.values == plays[0].best.values for play in plays)
        assert all(play.best.line.actions() == plays[0].best.line.actions() for play in plays)
        costs = [costs_of(play, seeds(5), breadth) for play in plays]
        assert all(found == costs[0] for found in costs)


@every_game
def test_a_deep_look_finds_the_same_way_in_all_worlds_that_look_alike_to_its_seat(kind) -> None:
    game = played(kind)
    coach = Coach(game)
    for turn in [turn for turn in game.turns if turn.choices][::DEEP_SAMPLE]:
        found = []
        for world in [turn.before, turn.before.imagine(turn.seat, 70)]:
            alike = copy(turn)
            alike.before = world
            way = searched(coach, alike, Budget(simulations=SIMULATIONS))
            way.look(seeds(5))
            found.append((way.line.actions(), way.values))
        assert found[0] == found[1]


def test_an_analysis_is_the_same_again_and_can_be_stored() -> None:
    kind = CORPUS[0]
    first = analysed(kind)
    assert analyse(played(kind)) == first
    assert msgspec.json.decode(msgspec.json.encode(first), type=Analysis) == first


@every_game
def test_positions_that_differ_only_in_what_nobody_knows_are_worth_the_same(kind) -> None:
    """So the shares of one serve for all of them, and need not be judged again."""
    game = played(kind)
    for turn in game.turns[::SAMPLE]:
        coach = Coach(game)
        shares, worlds = coach.value.of(turn.after), [turn.after.redeal(70 + n) for n in range(WORLDS)]
        for world in worlds if turn.after.deciders() else []:
            assert coach.value.judged(world) == shares
            assert coach.value.of(world) is shares


def test_a_deep_judgement_is_the_same_again_adds_up_and_costs_no_less_than_nothing() -> None:
    found = [Coach(played(CORPUS[0])) for _ in range(2)]
    for coach in found:
        opening, *_ = coach.parts()
        turns = list(deepen(coach, Budget(simulations=SIMULATIONS)))
        assert [turn["deep"] > 32 for turn in turns] == [True] * SHARPEST
        assert all(cost(turn) >= 0 and sum(turn["play"]) == 0 for turn in turns)
        for player in coach.close(opening)["players"]:
            start, *parts, end = player["bridge"].values()
            assert start + sum(parts) == end
    assert found[0].judged == found[1].judged


def test_an_answer_without_a_choice_costs_nothing() -> None:
    game = played(CORPUS[0])
    forced = [turn.number for turn in game.turns if not turn.choices]
    turns = [turn for turn in analysed(CORPUS[0])["turns"] if turn["number"] in forced]
    assert forced
    assert all(not any(turn["play"]) and not turn["real"] for turn in turns)


def test_the_curve_comes_first_and_the_sums_last() -> None:
    kinds = [part["part"] for part in Coach(played(CORPUS[0])).parts()]
    assert kinds == ["opening", *["turn"] * (len(kinds) - 2), "closing"]


def test_a_game_that_began_from_a_position_has_no_luck_of_the_deal() -> None:
    vale, whole = games()["vale"], played(CORPUS[0])
    later = whole.turns[-20]
    moves = [(turn.seat, action) for turn in whole.turns[-20:] for action in turn.actions]
    rest = analyse(Played(vale, later.before, moves, None))
    assert rest["opening"]["worlds"] == 0
    assert not any(rest["opening"]["deal"])
    assert rest["opening"]["start"] == rest["opening"]["curve"][0]["shares"]
