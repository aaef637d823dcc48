"""A game from its first question on, without people."""

import pytest

from everglow.games import games
from everglow.record import BadRecord
from everglow.server.table.session import Course, barriers

from ..tables import EVERY_KIND, a_course, kind_id, pick

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


def begin(kind=EVERY_KIND[0], seed=1):
    game, record, rng = a_course(kind, seed)
    return Course(game, record), rng


def act(course, rng):
    seat = pick(rng, course.state.deciders())
    name = course.game.action_name(pick(rng, course.state.legal_actions(seat)))
    course.act(seat, name)
    return seat, name


@pytest.mark.parametrize("kind", KINDS)
def test_a_course_goes_as_its_record_tells(kind):
    course, rng = begin(kind)
    moves = []
    while not course.over():
        moves.append(act(course, rng))
    assert course.record.actions == moves
    assert course.record.result == {"scores": course.state.scores(), "returns": course.state.returns()}
    assert course.record.verify(course.game).key() == course.state.key()
    assert [course.without(seat) for seat in range(course.record.seats)] == [None] * course.record.seats


@pytest.mark.parametrize("kind", KINDS)
def test_the_events_of_all_steps_are_those_of_the_replayed_record(kind):
    course, rng = begin(kind)
    while not course.over():
        act(course, rng)
    assert course.events() == course.record.replay(course.game, events=True).events


def test_questions_are_numbered_by_seat():
    course, rng = begin()
    seat, _ = act(course, rng)
    assert [course.number(place) for place in (0, 1)] == [int(place == seat) for place in (0, 1)]
    assert course.answers[seat] == [course.record.actions[0].name]


@pytest.mark.parametrize("kind", KINDS)
def test_a_course_that_was_settled_goes_on_to_its_end(kind):
    course, rng = begin(kind)
    for _ in range(10):
        act(course, rng)
    course.settle(5)
    assert [course.without(seat) for seat in range(course.record.seats)] == [None] * course.record.seats
    while not course.over():
        act(course, rng)
    assert course.record.verify(course.game).key() == course.state.key()


def test_an_undo_is_an_answer_of_its_own():
    course, rng = begin(("glow", {"board": "realm"}, 3), 2)
    while course.without(0) is None:
        act(course, rng)
    number = course.number(0)
    course.undo(0)
    assert course.answers[0][number] == ""
    assert course.number(0) == number + 1
    assert course.events() == course.record.replay(course.game, events=True).events


def test_nothing_can_be_taken_back_at_first():
    course, _ = begin()
    assert [course.without(seat) for seat in (0, 1)] == [None, None]


def test_asking_what_could_be_taken_back_changes_nothing():
    course, rng = begin(("glow", {"board": "sea"}, 4), 3)
    for _ in range(150):
        act(course, rng)
        before = course.game.save(course.state), course.record.to_json()
        for seat in range(4):
            course.without(seat)
        assert (course.game.save(course.state), course.record.to_json()) == before


def test_why_not_is_said_in_sentences():
    course, _ = begin()
    [seat] = course.state.deciders()
    legal = course.game.action_name(course.state.legal_actions(seat)[0])
    assert course.why_not(seat, legal) is None
    assert course.why_not(1 - seat, legal) == f"it is not your turn: seat {seat} decides"
    assert course.why_not(seat, "end_turn")
    assert "dance" in course.why_not(seat, "dance")


def test_a_course_needs_the_rules_it_was_begun_with():
    game, record, _ = a_course(EVERY_KIND[0], 1)
    record.rules_version = "0"
    with pytest.raises(BadRecord, match="rules_version"):
        Course(game, record)


@pytest.mark.parametrize("kind", KINDS)
def test_snapshots_are_kept_only_while_they_may_be_needed(kind):
    course, rng = begin(kind)
    while not course.over():
        act(course, rng)
        for step in course.steps:
            if step.before is not None:
                assert step.before.barrier(step.seat) == course.state.barrier(step.seat)
    assert len(barriers(course.state, course.record.seats)) == course.record.seats


def test_every_game_can_have_a_course():
    assert {kind[0] for kind in EVERY_KIND} == set(games())


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_called_final_cannot_be_taken_back_and_everything_else_can(kind):
    course, rng = begin(kind)
    while not course.over():
        seat = pick(rng, course.state.deciders())
        name = course.game.action_name(pick(rng, course.state.legal_actions(seat)))
        final = course.final(seat, name)
        course.act(seat, name)
        assert (course.without(seat) is None) == final, name
