"""Random play with the laws on: what must hold in every game, at every question."""

import json
from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from typing import Any

import pytest

from everglow import inputs
from everglow.agenda import IllegalAction
from everglow.game import Memory
from everglow.inputs import MOST, amount_of, place_of
from everglow.rng import fast
from tests.games.folders import package_of

from .contract import fits

LONGEST = 5000  # no game comes anywhere near so many decisions


def options(game: Any, rng: Any) -> dict[str, str]:
    """Some choice of the options that every player count allows."""
    return {o.name: o.values[rng.below(0, len(o.values))] for o in game.options if o.name != "start"}


def questions(game: Any, seats: int, seed: int) -> Iterator[Any]:
    """Every state of a random game in which somebody has to decide."""
    rng = fast(seed, 1)
    state = game.new(seats, seed, options(game, rng), events=True)
    for _ in range(LONGEST):
        if not state.deciders():
            return
        yield state
        step(state, rng)
    raise AssertionError(f"{game.name}, {seats} players, seed {seed}: the game does not end")


def step(state: Any, rng: Any) -> None:
    deciders = state.deciders()
    seat = deciders[rng.below(0, len(deciders))]
    legal = state.legal_actions(seat)
    state.apply(seat, legal[rng.below(0, len(legal))])


def written(game: Any, state: Any) -> str:
    return json.dumps(game.codec.save(state))


def seats_of(state: Any) -> range:
    return range(len(state.scores()))


# The laws. Each takes a game, a state at a question, and some number for what is left to chance.


def only_deciders_have_a_choice(game: Any, state: Any, salt: int) -> None:
    for seat in seats_of(state):
        legal = state.legal_actions(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.deciders())
        assert all(0 <= action < game.codec.num_actions for action in legal)
        assert bool(game.show.question(state, seat)) == bool(legal)


def every_action_has_a_name_and_no_legal_one_a_reason_against_it(game: Any, state: Any, salt: int) -> None:
    for seat in state.deciders():
        for action in state.legal_actions(seat):
            assert game.codec.action(game.codec.action_name(action)) == action
            assert game.texts.why_not(state, seat, game.codec.action_name(action)) is None


def what_is_illegal_is_refused_and_changes_nothing(game: Any, state: Any, salt: int) -> None:
    before = written(game, state)
    for seat in seats_of(state):
        wish = salt * 37 % game.codec.num_actions
        if wish not in state.legal_actions(seat):
            with pytest.raises(IllegalAction):
                state.apply(seat, wish)
            assert game.texts.why_not(state, seat, game.codec.action_name(wish))
    assert written(game, state) == before


def a_copy_does_not_feel_what_happens_to_the_original(game: Any, state: Any, salt: int) -> None:
    before = written(game, state)
    twin = state.copy()
    assert written(game, twin) == before
    assert twin.key() == state.key()
    step(twin, fast(salt, 1))
    assert written(game, state) == before


def a_loaded_game_goes_on_like_the_saved_one(game: Any, state: Any, salt: int) -> None:
    again, twin = game.codec.load(json.loads(written(game, state))), state.copy()
    for s in (again, twin):
        step(s, fast(salt, 1))
    assert written(game, again) == written(game, twin)
    assert again.key() == twin.key()


def a_line_of_notation_can_be_read_back(game: Any, state: Any, salt: int) -> None:
    line = game.codec.notation(state)
    assert "\n" not in line
    assert written(game, game.codec.read(line)) == written(game, state)


def a_seat_sees_nothing_that_could_be_otherwise(game: Any, state: Any, salt: int) -> None:
    for seat in seats_of(state):
        seen = all_that_a_seat_sees(game, state, seat)
        imagined = state.imagine(seat, salt)
        again = [imagined.imagine(seat, salt + 1)] if seat == salt % len(seats_of(state)) else []
        for world in [imagined, *again]:  # one imagined in an imagined world is enough for one seat in turn
            assert all_that_a_seat_sees(game, world, seat) == seen
            assert world.deciders() == state.deciders()
            assert all(world.legal_actions(decider) for decider in world.deciders())


def all_that_a_seat_sees(game: Any, state: Any, seat: int) -> list[Any]:
    worths = [game.judge.evaluate(state, seat), game.judge.foresee(state, seat)]
    assert all(-1 <= worth <= 1 for worth in worths)
    question, legal = game.show.question(state, seat), state.legal_actions(seat)
    learned = [game.judge.features(state, seat), game.judge.inputs(state, seat)]
    return [game.show.view(state, seat), question, legal, learned, worths, game.judge.horizon(state)]


def a_forecast_is_a_value_and_its_horizon_a_number_of_moves(game: Any, state: Any, salt: int) -> None:
    assert -1 <= game.judge.foresee(state, salt % len(seats_of(state))) <= 1
    assert game.judge.horizon(state) >= 0


def an_open_view_shows_every_seat_what_it_sees_of_itself(game: Any, state: Any, salt: int) -> None:
    shown = game.show.open_view(state)
    assert shown | {"players": []} == game.show.view(state, None) | {"players": []}
    for seat in seats_of(state):
        assert shown["players"][seat] == game.show.view(state, seat)["players"][seat]


def a_seat_sees_what_a_spectator_sees_but_for_its_own_places(game: Any, state: Any, salt: int) -> None:
    for seat in seats_of(state):
        view = game.show.view(state, None)
        for place, value in game.show.own(state, seat).items():
            *way, name = place.split("/")[1:]
            inner = reduce(lambda part, key: part[int(key) if isinstance(part, list) else key], way, view)
            assert name in inner
            inner[name] = value
        assert view == game.show.view(state, seat)


def a_spectator_who_stays_sees_what_a_new_one_sees(game: Any, state: Any, salt: int) -> None:
    twin = state.copy()
    memory: Memory = {}
    assert game.show.watched(twin, memory) == game.show.view(twin, None)
    step(twin, fast(salt, 1))
    assert game.show.watched(twin, memory) == game.show.view(twin, None)


def features_are_so_many_small_numbers(game: Any, state: Any, salt: int) -> None:
    for seat in seats_of(state):
        found = game.judge.features(state, seat)
        assert len(found) == game.judge.num_features == sum(length for _, length in game.judge.layout)
        assert all(isinstance(number, float) and -10 <= number <= 10 for number in found)


def inputs_lie_within_their_bounds_and_tell_first_how_many_play(game: Any, state: Any, salt: int) -> None:
    if game.judge.num_inputs == 0:
        return
    for seat in seats_of(state):
        row = game.judge.inputs(state, seat)
        places = [place_of(number) for number in row]
        assert 0 < len(row) <= inputs.LONGEST
        assert places[0] == len(seats_of(state)) - 2
        assert len(set(places)) == len(places)
        assert all(0 <= place < game.judge.num_inputs for place in places)
        assert all(0 < abs(amount_of(number)) <= MOST for number in row)


def what_is_imagined_does_not_depend_on_what_is_hidden(game: Any, state: Any, salt: int) -> None:
    for seat in seats_of(state):
        other = state.imagine(seat, salt + 1)
        assert written(game, other.imagine(seat, salt)) == written(game, state.imagine(seat, salt))


def what_is_dealt_anew_for_all_shows_nobody_anything_else(game: Any, state: Any, salt: int) -> None:
    world = state.redeal(salt)
    assert written(game, state.redeal(salt + 1).redeal(salt)) == written(game, world)
    assert world.deciders() == state.deciders()
    assert game.show.open_view(world) == game.show.open_view(state)
    for seat in seats_of(state):
        assert all_that_a_seat_sees(game, world, seat) == all_that_a_seat_sees(game, state, seat)
        assert world.barrier(seat) == state.barrier(seat)


def what_nobody_knows_shows_only_where_a_barrier_rises(game: Any, state: Any, salt: int) -> None:
    worlds = worlds_without_a_barrier(state, salt)
    if worlds:
        one, two = (game.show.open_view(world) for world in worlds)
        assert one == two


def worlds_without_a_barrier(state: Any, salt: int) -> list[Any]:
    """Return two worlds after the same action; none if it made a barrier rise."""
    seat = state.deciders()[salt % len(state.deciders())]
    action = state.legal_actions(seat)[salt % len(state.legal_actions(seat))]
    worlds = [state.redeal(salt), state.redeal(salt + 1)]
    for world in worlds:
        world.apply(seat, action)
    risen = any(world.barrier(other) != state.barrier(other) for world in worlds for other in seats_of(state))
    return [] if risen else worlds


def answers_of_several_deciders_commute(game: Any, state: Any, salt: int) -> None:
    if len(state.deciders()) < 2:
        return
    one, other = state.deciders()[:2]
    answers = {
        seat: state.legal_actions(seat)[salt % len(state.legal_actions(seat))] for seat in (one, other)
    }
    ends = []
    for order in ((one, other), (other, one)):
        twin = state.copy()
        for seat in order:
            twin.apply(seat, answers[seat])
        ends.append((written(game, twin), twin.key()))
    assert ends[0] == ends[1]


def a_preview_changes_nothing_and_knows_nothing_hidden(game: Any, state: Any, salt: int) -> None:
    before = written(game, state)
    for seat in state.deciders():
        legal = state.legal_actions(seat)
        action = legal[salt % len(legal)]
        seen = game.show.preview(state, seat, action)
        assert game.show.preview(state.imagine(seat, salt), seat, action) == seen
    assert written(game, state) == before


def a_plan_changes_nothing_knows_nothing_hidden_and_begins_with_a_legal_step(
    game: Any, state: Any, salt: int
) -> None:
    before, wish = written(game, state), game.codec.action_name(salt % game.codec.num_actions)
    for seat in state.deciders():
        plan = game.show.plan(state, seat, wish)
        assert game.show.plan(state.imagine(seat, salt), seat, wish) == plan
        legal = [game.codec.action_name(action) for action in state.legal_actions(seat)]
        assert not plan or plan["steps"][0] in legal or plan["lacking"]
    assert written(game, state) == before


def what_is_shown_and_asked_is_what_the_schema_declares(game: Any, state: Any, salt: int) -> None:
    assert fits(game.show.open_view(state), game.show.schema["View"])
    for seat in [None, *seats_of(state)]:
        assert fits(game.show.view(state, seat), game.show.schema["View"])
    for seat in state.deciders():
        assert fits(game.show.question(state, seat), game.show.schema["Question"])
        legal = state.legal_actions(seat)
        assert fits(game.show.preview(state, seat, legal[salt % len(legal)]), game.show.schema["Preview"])
        plan = game.show.plan(state, seat, game.codec.action_name(salt % game.codec.num_actions))
        assert not plan or fits(plan, game.show.schema["Plan"])


def a_barrier_never_goes_back(game: Any, state: Any, salt: int) -> None:
    twin = state.copy()
    step(twin, fast(salt, 1))
    for seat in seats_of(state):
        assert twin.barrier(seat) >= state.barrier(seat)


LAWS = [
    only_deciders_have_a_choice,
    every_action_has_a_name_and_no_legal_one_a_reason_against_it,
    what_is_illegal_is_refused_and_changes_nothing,
    a_copy_does_not_feel_what_happens_to_the_original,
    a_loaded_game_goes_on_like_the_saved_one,
    a_line_of_notation_can_be_read_back,
    a_seat_sees_nothing_that_could_be_otherwise,
    a_forecast_is_a_value_and_its_horizon_a_number_of_moves,
    an_open_view_shows_every_seat_what_it_sees_of_itself,
    a_seat_sees_what_a_spectator_sees_but_for_its_own_places,
    a_spectator_who_stays_sees_what_a_new_one_sees,
    features_are_so_many_small_numbers,
    inputs_lie_within_their_bounds_and_tell_first_how_many_play,
    what_is_imagined_does_not_depend_on_what_is_hidden,
    what_is_dealt_anew_for_all_shows_nobody_anything_else,
    what_nobody_knows_shows_only_where_a_barrier_rises,
    answers_of_several_deciders_commute,
    a_preview_changes_nothing_and_knows_nothing_hidden,
    a_plan_changes_nothing_knows_nothing_hidden_and_begins_with_a_legal_step,
    what_is_shown_and_asked_is_what_the_schema_declares,
    a_barrier_never_goes_back,
]


def laws_of(game: Any) -> list[Any]:
    """The laws of every game, and those in the game's own `laws.py`."""
    own: list[Any] = import_module(f"{package_of(game.name).__name__}.laws").LAWS
    return LAWS + own
