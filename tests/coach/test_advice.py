"""Laws of the coach's advice: legal, never worse than its rival, and made of what the seat can know."""

from __future__ import annotations

import pytest

from everglow.coach.advice import Advice, advise, mark_of
from everglow.coach.analysis import Coach
from everglow.coach.brought import compared
from everglow.coach.play import Way
from everglow.coach.turns import Turn
from everglow.coach.value import Value, seeds
from everglow.games import games
from tests.coach.corpus import CORPUS, Kind, played

SAMPLE = 23  # every such turn of a game
NUMBER = 5
every_game = pytest.mark.parametrize("kind", CORPUS, ids=str)


def moments(kind: Kind) -> list[Turn]:
    return [turn for turn in played(kind).turns if len(turn.before.legal_actions(turn.seat)) > 1][::SAMPLE]


def advised(kind: Kind, turn: Turn, world: int | None = None) -> Advice:
    """Advise the seat of a turn, in its own world or in another one that looks alike to it."""
    coach = Coach(played(kind))
    s = turn.before if world is None else turn.before.imagine(turn.seat, world)
    return advise(s, turn.seat, coach.value, coach.game.judge.breadth, NUMBER)


@every_game
def test_what_is_advised_is_legal_and_at_least_as_good_as_what_begins_otherwise(kind) -> None:
    for turn in moments(kind):
        advice, legal = advised(kind, turn), turn.before.legal_actions(turn.seat)
        assert advice.best.line.first in legal
        assert advice.lead >= 0
        if advice.rival:
            assert advice.rival.line.first in legal
            assert advice.rival.line.first != advice.best.line.first


@every_game
def test_worlds_that_look_alike_to_the_seat_get_the_same_advice(kind) -> None:
    game = games()[kind.game]
    for turn in moments(kind):
        told = []
        for world in (None, 70, 71):
            found = advised(kind, turn, world)
            brought = compared(game, found.best, found.rival, seeds(NUMBER)) if found.rival else None
            told.append((found.best.line.actions(), found.best.values, found.lead, found.sure, brought))
        assert told[0] == told[1] == told[2]


@every_game
def test_a_mark_is_never_positive_and_what_is_advised_costs_nothing(kind) -> None:
    coach = Coach(played(kind))
    for turn in moments(kind):
        best = advised(kind, turn).best.line.first
        for action in (best, turn.actions[0]):
            marks = [
                mark_of(world, turn.seat, action, coach.value, coach.game.judge.breadth, NUMBER)
                for world in (turn.before, turn.before.imagine(turn.seat, 70))
            ]
            assert marks[0].done.values == marks[1].done.values
            assert marks[0].best.line.actions() == marks[1].best.line.actions()
            assert marks[0].done.line.first == action
            assert marks[0].best.lead(marks[0].done) >= 0
            assert not (action == best and marks[0].counts)


def rivals(kind: Kind) -> list[tuple[Way, Way]]:
    """Pairs of the best way and another one."""
    found = [advised(kind, turn) for turn in moments(kind)]
    return [(one.best, one.rival) for one in found if one.rival]


@every_game
def test_what_one_way_brings_more_the_other_brings_less(kind) -> None:
    game = games()[kind.game]
    for best, rival in rivals(kind):
        more, fewer, average, later = compared(game, best, rival, seeds(NUMBER))
        assert compared(game, rival, best, seeds(NUMBER)) == (fewer, more, average, later)


@pytest.mark.parametrize("name", games())
def test_some_ways_bring_more_than_others(name) -> None:
    pairs = [pair for kind in CORPUS if kind.game == name for pair in rivals(kind)]
    found = [compared(games()[name], *pair, seeds(NUMBER)) for pair in pairs]
    assert any(one.more or one.fewer for one in found if not one.average)
    assert any(one.more or one.fewer for one in found if one.average)


def hunts(kind: Kind) -> list[tuple[Way, Way]]:
    """Pairs of the best cards to mark and others, where the planner finds some."""
    turns = [turn for turn in played(kind).turns if turn.before.legal_actions(turn.seat)]
    marks = [turn for turn in turns if first_name(kind, turn).startswith("mark:")]
    found = [advised(kind, turn) for turn in marks[::7]]
    return [(one.best, one.rival) for one in found if one.rival]


def first_name(kind: Kind, turn: Turn) -> str:
    return games()[kind.game].codec.action_name(turn.actions[0])


def test_which_card_to_mark_shows_by_the_end_of_the_round() -> None:
    game, kinds = games()["vale"], [kind for kind in CORPUS if kind.game == "vale"]
    found = [compared(game, *pair, seeds(NUMBER)) for kind in kinds for pair in hunts(kind)]
    told = [one for one in found if one.more or one.fewer]
    assert len(told) > len(found) / 2
    assert all(one.later and one.average for one in told)


def test_a_way_that_wins_at_once_is_advised() -> None:
    kind = CORPUS[0]
    [*_, last] = [turn for turn in played(kind).turns if len(turn.before.legal_actions(turn.seat)) > 1]
    advice = advised(kind, last)
    value = Value(Coach(played(kind)).judge, games()[kind.game].judge.horizon, kind.seats)
    assert advice.best.own() >= value.of(last.after)[last.seat] or last.chance
