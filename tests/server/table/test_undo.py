"""Undo: nobody learns by it, nobody loses by it, and what is left is what the record tells."""

from typing import Any, NamedTuple

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_parts import Move
from everglow.server.table.session import GameSession

from ...games.glow.table import Table as GlowTable
from ...games.vale.table import Table as ValeTable
from ..tables import EVERY_KIND, NAMES, a_session, kind_id, pick
from ..twins import Midway

LONGEST = 8000
KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


class Happened(NamedTuple):
    """A step of a game, with what was before it."""

    seat: int
    undo: bool
    state: Any
    numbers: list[int]
    standing: list[Move]
    undoable: list[int]


class Play:
    """A random game with undos by everybody."""

    def __init__(self, kind, seed):
        self.game, self.record, self.rng = a_session(kind, seed)
        self.session = GameSession(self.game, self.record)
        self.seats = range(self.record.seats)

    def steps(self):
        """Every step, when it has been taken."""
        for _ in range(LONGEST):
            if self.session.over():
                return
            yield self._go_on()
        raise AssertionError("the game does not end")

    def _go_on(self):
        undoable = self.undoable()
        undo = bool(undoable) and self.rng.below(0, 3) == 0
        seat = pick(self.rng, undoable if undo else self.session.state.deciders())
        before = self.session.state.copy(), self.numbers(), self.record.standing(), undoable
        if undo:
            self.session.take_back(seat)
        else:
            self.session.act(*self.some_step(seat))
        return Happened(seat, undo, *before)

    def undoable(self):
        return [seat for seat in self.seats if self.session.state_without(seat) is not None]

    def numbers(self):
        return [self.session.number(seat) for seat in self.seats]

    def some_step(self, seat):
        return seat, self.game.codec.action_name(pick(self.rng, self.session.state.legal_actions(seat)))

    def last(self, seat):
        """The action that the seat could take back."""
        return self.game.codec.action(
            next(step.name for step in self.session.steps[::-1] if step.seat == seat)
        )

    def question(self, seat, state):
        return self.game.show.question(state, seat), state.legal_actions(seat)

    def sees(self, seat, state):
        return self.game.show.view(state, seat), self.question(seat, state)

    def others(self, seat):
        return [other for other in self.seats if other != seat]


# In whole games


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_learns_anything_by_a_step_that_can_be_taken_back(kind):
    """In every world that anybody could imagine before the step, it would have looked the same to them.

    Only a card of the own hand may be shown: in some of the others' worlds it lies elsewhere.
    """
    play, looked = Play(kind, 1), 0
    for number, _ in enumerate(play.steps()):
        for seat in play.undoable():
            looked += nobody_learns(play, seat, number % len(play.seats), number)
    assert looked > 20


def nobody_learns(play, seat, listener, salt):
    """Whether the step was possible in the imagined world, too, and looked the same there."""
    action, world = play.last(seat), play.session.state_without(seat).imagine(listener, salt)
    if action in world.legal_actions(seat):
        world.apply(seat, action)
        assert play.sees(listener, world) == play.sees(listener, play.session.state)
        return True
    assert listener != seat
    assert play.game.codec.action_name(action).startswith(("summon:", "discard:"))
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_after_an_undo_the_state_is_what_the_steps_that_are_left_lead_to(kind):
    play, undos = Play(kind, 2), 0
    for number, step in enumerate(play.steps()):
        if step.undo and number % 4 == 0:
            undos += 1
            replayed = play.record.replay(play.game)
            assert play.game.codec.save(play.session.state) == play.game.codec.save(replayed)
            assert play.session.state.key() == replayed.key()
    assert undos


@pytest.mark.parametrize("kind", KINDS)
def test_an_undo_takes_no_question_and_no_answer_from_anybody_else(kind):
    play, undos = Play(kind, 3), 0
    for step in play.steps():
        if step.undo:
            undos += 1
            standing = play.record.standing()
            assert by_seat(standing, step.seat) == by_seat(step.standing, step.seat)[:-1]
            for other in play.others(step.seat):
                assert play.question(other, play.session.state) == play.question(other, step.state)
                assert by_seat(standing, other) == by_seat(step.standing, other)
    assert undos


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_a_question_never_comes_back(kind):
    play = Play(kind, 4)
    for step in play.steps():
        expected = step.numbers[:]
        expected[step.seat] += 1
        assert play.numbers() == expected


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_with_undos_checks_out(kind):
    play = Play(kind, 5)
    assert sum(step.undo for step in play.steps()) > 10
    assert play.record.verify(play.game).scores() == play.session.state.scores()


@pytest.mark.parametrize("kind", KINDS[3:])
def test_nobody_takes_an_undo_away_from_somebody_who_acts_at_the_same_time(kind):
    """Undo stays while the phase goes on, unless chance comes upon them: Xargok deals the others spells."""
    play, kept = Play(kind, 6), 0
    for step in play.steps():
        for seat in step.undoable:
            if seat != step.seat and is_open(play, step) and is_left_alone(play, step, seat):
                kept += 1
                assert play.session.state_without(seat) is not None
    assert kept > 20


def is_left_alone(play, step, seat):
    return play.session.state.barrier(seat) == step.state.barrier(seat)


def is_open(play, step):
    """The phase in which somebody has just acted goes on."""
    phases = [play.game.show.view(state, None)["phase"] for state in (step.state, play.session.state)]
    return phases[0] == phases[1] and not play.session.over()


def by_seat(moves, seat):
    return [move for move in moves if move.seat == seat]


# Examples


def at(name, table):
    """A session that begins in this position."""
    game = games()[name]
    seats = len(table.state.scores())
    return GameSession(game, Midway(Record(name, game.version, NAMES[:seats], "secret"), table.state))


def vale(**position):
    return at("vale", ValeTable(**position))


def glow(**position):
    return at("glow", GlowTable(**position))


def say(session, *names, seat=0):
    for name in names:
        assert session.why_not(seat, name) is None
        session.act(seat, name)
    return session


def question_kind(session, seat=0):
    return session.game.show.question(session.state, seat)["kind"]


HYDRA = {"hand": "hydra", "stones": "3 6"}
ROLLING = {"dice": "air fire", "rerolls": 3, "rolls": "earth", "phase": "rolling"}
UNDOABLE = {
    "a sale": (vale, {"marked": "imp"}, ["sell:imp"]),
    "a taming": (vale, {"marked": "imp"}, ["tame:imp"]),
    "a summon that is not paid yet": (vale, HYDRA, ["summon:hydra"]),
    "a payment": (vale, HYDRA, ["summon:hydra", "pay:0,0,1"]),
    "what a card gave": (vale, HYDRA, ["summon:hydra", "pay:0,0,1", "option:1", "option:3"]),
    "a reroll before the roll": (glow, ROLLING, ["reroll:token"]),
    "the pick of a die": (glow, ROLLING, ["reroll:token", "pick:red_air"]),
    "a step of a journey": (glow, {"dice": "fire fire", "phase": "afternoon"}, ["go:spot_01", "go:spot_02"]),
    "the end of a journey while others travel": (glow, {"phase": "afternoon"}, ["stop"]),
}
FINAL = {
    "a draw": (vale, HYDRA, ["summon:hydra", "pay:0,0,1", "option:1", "option:2"]),
    "a turn that has ended": (vale, {}, ["end_turn"]),
    "a mark when the next one is asked": (vale, {"display": "imp, troll", "phase": "hunt"}, ["mark:imp"]),
    "a roll": (glow, ROLLING, ["reroll:token", "pick:red_air", "only"]),
    "a companion when the next one is asked": (
        glow,
        {"phase": "morning", "players": 3, "track": "fire:okans water:kaar air:hymoros"},
        ["take:fire"],
    ),
    "spells that were dealt": (
        glow,
        {"dice": "fire fire", "companions": "xargok", "pile": "spell_fire"},
        ["resolve:xargok"],
    ),
}


@pytest.mark.parametrize("what", UNDOABLE)
def test_can_be_taken_back(what):
    begin, position, names = UNDOABLE[what]
    session = say(begin(**position), *names[:-1])
    before = session.state.key()
    say(session, names[-1]).take_back(0)
    assert session.state.key() == before
    assert session.why_not(0, names[-1]) is None


@pytest.mark.parametrize("what", FINAL)
def test_cannot_be_taken_back(what):
    begin, position, names = FINAL[what]
    assert say(begin(**position), *names).state_without(0) is None


def test_a_round_that_has_begun_cannot_be_taken_back():
    """Nobody else is asked yet, but cards were revealed."""
    session = say(vale(phase="resolution", start="them", round=1), "end_turn", seat=1)
    say(session, "end_turn")
    assert session.state.deciders() == [0]
    assert session.state_without(0) is None


def test_a_phase_that_has_closed_stays_closed():
    session = say(glow(phase="afternoon"), "stop")
    assert session.state_without(0) is not None
    assert say(session, "stop", seat=1).state_without(0) is None


def test_steps_are_taken_back_one_after_the_other():
    session = say(vale(**HYDRA), "summon:hydra", "pay:0,0,1", "option:1")
    for number in (4, 5, 6):
        session.take_back(0)
        assert session.number(0) == number
    assert question_kind(session) == "action"
    assert session.state_without(0) is None
    assert session.record.standing() == []
