"""A game from its first question on, without people."""

import pytest

from everglow.games import games
from everglow.record_parts import BadRecord
from everglow.server.table.present import barriers
from everglow.server.table.session import GameSession
from tests.wording import said

from ..tables import EVERY_KIND, a_session, kind_id, pick

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


def begin(kind=EVERY_KIND[0], seed=1):
    game, record, rng = a_session(kind, seed)
    return GameSession(game, record), rng


def act(session, rng):
    seat = pick(rng, session.state.deciders())
    name = session.game.codec.action_name(pick(rng, session.state.legal_actions(seat)))
    session.act(seat, name)
    return seat, name


@pytest.mark.parametrize("kind", KINDS)
def test_a_session_goes_as_its_record_tells(kind):
    session, rng = begin(kind)
    moves = []
    while not session.over():
        moves.append(act(session, rng))
    assert session.record.actions == moves
    assert session.record.result == {"scores": session.state.scores(), "returns": session.state.returns()}
    assert session.record.verify(session.game).key() == session.state.key()
    assert [session.state_without(seat) for seat in range(session.record.seats)] == [
        None
    ] * session.record.seats


@pytest.mark.parametrize("kind", KINDS)
def test_the_events_of_all_steps_are_those_of_the_replayed_record(kind):
    session, rng = begin(kind)
    while not session.over():
        act(session, rng)
    assert session.log.events() == session.record.replay(session.game, events=True).events


def test_questions_are_numbered_by_seat():
    session, rng = begin()
    seat, _ = act(session, rng)
    assert [session.number(place) for place in (0, 1)] == [int(place == seat) for place in (0, 1)]
    assert session.log.answers[seat] == [session.record.actions[0].name]


@pytest.mark.parametrize("kind", KINDS)
def test_a_session_that_was_settled_goes_on_to_its_end(kind):
    session, rng = begin(kind)
    for _ in range(10):
        act(session, rng)
    session.settle(5)
    assert [session.state_without(seat) for seat in range(session.record.seats)] == [
        None
    ] * session.record.seats
    while not session.over():
        act(session, rng)
    assert session.record.verify(session.game).key() == session.state.key()


def test_an_undo_is_an_answer_of_its_own():
    session, rng = begin(("glow", {"board": "realm"}, 3), 2)
    while session.state_without(0) is None:
        act(session, rng)
    number = session.number(0)
    session.take_back(0)
    assert session.log.answers[0][number] == ""
    assert session.number(0) == number + 1
    assert session.log.events() == session.record.replay(session.game, events=True).events


def test_nothing_can_be_taken_back_at_first():
    session, _ = begin()
    assert [session.state_without(seat) for seat in (0, 1)] == [None, None]


def test_asking_what_could_be_taken_back_changes_nothing():
    session, rng = begin(("glow", {"board": "sea"}, 4), 3)
    for _ in range(150):
        act(session, rng)
        before = session.game.codec.save(session.state), session.record.to_json()
        for seat in range(4):
            session.state_without(seat)
        assert (session.game.codec.save(session.state), session.record.to_json()) == before


def test_why_not_is_said_in_sentences():
    session, _ = begin()
    [seat] = session.state.deciders()
    legal = session.game.codec.action_name(session.state.legal_actions(seat)[0])
    assert session.why_not(seat, legal) is None
    assert "not your turn" in said(session.why_not(1 - seat, legal), session.record.names)
    assert session.why_not(seat, "end_turn")
    assert "dance" in said(session.why_not(seat, "dance"))


def test_a_session_needs_the_rules_it_was_begun_with():
    game, record, _ = a_session(EVERY_KIND[0], 1)
    record.rules_version = "0"
    with pytest.raises(BadRecord, match="rules_version"):
        GameSession(game, record)


@pytest.mark.parametrize("kind", KINDS)
def test_snapshots_are_kept_only_while_they_may_be_needed(kind):
    session, rng = begin(kind)
    while not session.over():
        act(session, rng)
        for step in session.steps:
            if step.before is not None:
                assert step.before.barrier(step.seat) == session.state.barrier(step.seat)
    assert len(barriers(session.state, session.record.seats)) == session.record.seats


def test_every_game_can_have_a_session():
    assert {kind[0] for kind in EVERY_KIND} == set(games())


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_called_final_cannot_be_taken_back_and_everything_else_can(kind):
    session, rng = begin(kind)
    while not session.over():
        seat = pick(rng, session.state.deciders())
        name = session.game.codec.action_name(pick(rng, session.state.legal_actions(seat)))
        final = session.final(seat, name)
        session.act(seat, name)
        assert (session.state_without(seat) is None) == final, name
