"""The laws, over random games of every kind with every number of players."""

import json
from itertools import combinations, product
from typing import get_args, get_type_hints

import pytest

from everglow.bots.greedy_bot import GreedyBot
from everglow.games import games

from .contract import fits
from .play import (
    features_are_so_many_small_numbers,
    inputs_lie_within_their_bounds_and_tell_first_how_many_play,
    laws_of,
    questions,
    seats_of,
    what_is_shown_and_asked_is_what_the_schema_declares,
    worlds_without_a_barrier,
    written,
)

SEEDS = range(3)
TABLES = [(game, seats) for game in games().values() for seats in game.seats]
LAWFUL = [
    pytest.param(game, seats, law, id=f"{game.name}-{seats}-{law.__name__}")
    for game, seats in TABLES
    for law in laws_of(game)
]
KINDS = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game, seats in TABLES]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats", "law"), LAWFUL)
def test_law(game, seats, law, seed):
    for number, state in enumerate(questions(game, seats, seed)):
        if (number + seed) % len(SEEDS) == 0:  # the seeds share the work: each looks at every third question
            law(game, state, 1000 * seed + number)


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_many_answers_make_no_barrier_rise(game, seats):
    quiet = [
        bool(worlds_without_a_barrier(state, number))
        for number, state in enumerate(questions(game, seats, 5))
    ]
    assert sum(quiet) > len(quiet) / 4


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_same_seed_gives_the_same_game(game, seats):
    one, other = ([written(game, s) for s in questions(game, seats, 5)] for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_returns_at_the_end_share_one_victory(game, seats):
    for state in questions(game, seats, 6):
        assert len(seats_of(state)) == seats
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_end_of_a_game_looks_as_the_schema_declares(game, seats):
    [*_, state] = questions(game, seats, 6)
    assert game.show.view(state, None)["places"]
    what_is_shown_and_asked_is_what_the_schema_declares(game, state, 0)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_event_is_declared_and_every_declared_one_happens(game):
    seen = set()
    played = [questions(game, seats, seed) for seats, seed in product(game.seats, (0, 1, 4, 9))]
    for states in [*played, well_played(game, 2, 1)]:
        for state in states:
            seen |= declared(game, state)
        seen |= declared(game, state)  # how it ended
    assert seen == set(kinds_of(game.show.schema["Event"]))


def well_played(game, seats, seed):
    """Every state of a game among greedy bots, who come further than chance does."""
    state, bot = game.new(seats, seed, {}, events=True), GreedyBot(game, seed)
    while state.deciders():
        yield state
        seat = state.deciders()[0]
        state.apply(seat, bot.choose(state, seat))


def declared(game, state):
    """The kinds of the events since the last question, which everybody hears as the schema says."""
    events = state.news()
    for event, eyes in product(events, (None, *seats_of(state))):
        assert fits(game.show.redact(event, eyes), game.show.schema["Event"]), event
    joined = [game.show.joined(event) for event in events]
    assert all(one is None or (one[0] in seats_of(state) and one[1]) for one in joined)
    return {event["event"] for event in events}


def kinds_of(union):
    return [kind for event in get_args(union) for kind in get_args(get_type_hints(event)["event"])]


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_end_of_a_game_has_features_and_inputs_too(game, seats):
    [*_, state] = questions(game, seats, 6)
    assert not state.deciders()
    features_are_so_many_small_numbers(game, state, 0)
    inputs_lie_within_their_bounds_and_tell_first_how_many_play(game, state, 0)


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_features_tell_apart_whatever_looks_different_to_a_seat(game, seats):
    seen = {}
    for state in questions(game, seats, 8):
        for seat in range(seats):
            looks = json.dumps([game.show.view(state, seat), game.show.question(state, seat)])
            assert seen.setdefault((seat, *game.judge.features(state, seat)), looks) == looks


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_an_imagined_game_has_another_chance_than_the_true_one(game, seats):
    state = next(iter(questions(game, seats, 7)))
    assert game.codec.save(state.imagine(0, 1))["chance"] != game.codec.save(state)["chance"]
    assert game.codec.save(state.imagine(0, 1))["chance"]["kind"] == "fast"


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_a_game_that_is_dealt_anew_has_another_chance_than_the_true_one(game, seats):
    state = next(iter(questions(game, seats, 7)))
    chances = [game.codec.save(s)["chance"] for s in (state, state.redeal(1), state.redeal(2))]
    assert all(one != other for one, other in combinations(chances, 2))
    assert written(game, state.redeal(1)) == written(game, state.redeal(1))
