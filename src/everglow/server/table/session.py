"""The course of a game: its state, the steps that led there, and which of them can be taken back."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from everglow.game import AnyGame, Event, Json, Plan, Seat
from everglow.record import BadRecord, Record

Asked: TypeAlias = tuple[Json | None, list[int]]  # a question, and the answers that are legal
WORLDS: Final = 8  # imagined worlds that tell whether a seat has learned something


class Step:
    """An answer that stands, what was before it as long as it may be taken back, and what came of it."""

    def __init__(self, seat: Seat, name: str, before: Any, at: int, bot: str) -> None:
        self.seat = seat
        self.name = name
        self.before = before
        self.at = at  # in the house's time
        self.bot = bot  # the level of the bot that answered, or whose it is; "" for a person
        self.events: list[Event] = []


class Detour:
    """The game as if one step had not been taken, as far as the later ones were carried out there."""

    def __init__(self, place: int, before: Any) -> None:
        self.place = place  # of that step
        self.done = place + 1  # steps that this state knows of
        self.state = before  # None if one of them cannot be there


class Worlds:
    """Worlds that a seat could imagine before its last step, played on like the true one.

    Chance is the true one in all of them, so they differ only in what the seat cannot know. As soon as
    one of them looks different to the seat, it has learned something.
    """

    def __init__(self, seat: Seat, place: int, before: Any) -> None:
        self.seat = seat
        self.place = place  # of that step
        self.done = place  # steps that these worlds know of
        self.learned = False
        self.found = [before.imagine(seat, number) for number in range(WORLDS)]
        for world in self.found:
            world.chance = before.chance.copy()
            world.events = []

    def follow(self, game: AnyGame, step: Step) -> None:
        """Play one step of the true game in every world."""
        self.done += 1
        action, told = game.action(step.name), self._told(game, step.events)
        for world in self.found:
            if action not in world.legal_actions(step.seat):
                self.learned = True
                return
            world.apply(step.seat, action)
            self.learned = self.learned or self._told(game, world.events) != told
            world.events = []

    def _told(self, game: AnyGame, events: list[Event]) -> list[Event]:
        return [game.redact(event, self.seat) for event in events]

    def compare(self, game: AnyGame, state: Any) -> None:
        """Whether all of them still look like the true state."""
        shown = game.view(state, self.seat), game.question(state, self.seat)
        for world in self.found:
            if (game.view(world, self.seat), game.question(world, self.seat)) != shown:
                self.learned = True
                return


class Course:
    """A game from its first question on. The record is its truth, the state follows from it."""

    def __init__(self, game: AnyGame, record: Record, at: int = 0) -> None:
        self.game = game
        self.record = record
        self.began = at
        self.state = record.start(game, events=True)
        self.opening = self._events()
        self.steps: list[Step] = []
        self.remembered: list[Step] = []  # those of them of which it is known what was before
        self.answers: list[list[str]] = [[] for _ in range(record.seats)]  # by seat; "" took one back
        self.latest: dict[Seat, int] = {}  # where everybody's last step is
        self.regrets: dict[tuple[Seat, int], int] = {}  # undos, by seat and how many of its answers stood
        self.detours: dict[Seat, Detour] = {}  # without that step; they go on when somebody asks
        self.worlds: dict[Seat, Worlds] = {}  # by seat; they go on when somebody asks
        self.given: dict[tuple[Seat, object], str] = {}  # answers of bots that were taken back, by position
        self.questions: dict[Seat, Asked] = {}  # those of this state that somebody asked for
        self.earlier: dict[Seat, Asked] = {}  # ... and those of the state before
        self.version = 0  # of the state: another one after every step and every undo
        self._here: object = None  # its key, if somebody asked

    @classmethod
    def replayed(cls, game: AnyGame, record: Record) -> Course:
        """A game as its record tells it; what was taken back stays in the record alone."""
        bare = Record(record.game, record.rules_version, record.names, record.secret)
        bare.nonces, bare.options, bare.fork = record.nonces, record.options, record.fork
        bare.hashes = record.hashes
        course = cls(game, bare)
        for seat, name in record.standing():
            if why := course.why_not(seat, name):
                raise BadRecord(why)
            course.act(seat, name)
        course.record = record
        return course

    def settle(self, at: int) -> None:
        """What was done so far stays; time begins now."""
        self.began, self.remembered = at, []
        for step in self.steps:
            step.before, step.at = None, at

    # Questions

    def number(self, seat: Seat) -> int:
        """Of the seat's open question: it is never used again, also not after an undo."""
        return len(self.answers[seat])

    def asked(self, seat: Seat) -> Asked:
        """What a seat is asked now; everybody's undo depends on it, so it is made once."""
        if seat not in self.questions:
            self.questions[seat] = self._asked(self.state, seat)
        return self.questions[seat]

    def last_events(self) -> list[Event]:
        """Events of the step that led to the present state."""
        return self.steps[-1].events if self.steps else self.opening

    def _key(self) -> object:
        """Of the state as it is; every seat's undo asks for it."""
        if self._here is None:
            self._here = self.state.key()
        return self._here

    def over(self) -> bool:
        return not self.state.deciders()

    def events(self) -> list[Event]:
        """Everything that happened, as far as it stands."""
        return self.opening + [event for step in self.steps for event in step.events]

    def _events(self) -> list[Event]:
        """What happened since this was last asked."""
        return list(self.state.news())

    def why_not(self, seat: Seat, name: str) -> str | None:
        return why_not(self.game, self.state, seat, name)

    def rule(self, seat: Seat, name: str) -> str:
        """The anchor of the rule behind a refusal."""
        return self.game.rule(self.state, seat, name)

    def plan(self, seat: Seat, name: str) -> Plan:
        """Several steps that lead to what is wished for; empty if there are none, or no such action."""
        try:
            return self.game.plan(self.state, seat, name)
        except ValueError:
            return {}

    # Steps

    def act(self, seat: Seat, name: str, at: int = 0, bot: str = "") -> None:
        """Carry out an answer that is legal."""
        if (fork := self.record.fork) and len(self.steps) == fork.after:
            fork.renew(self.state)
        before = self.state.copy()
        self._carry_out(Step(seat, name, before, at, bot))
        self.record.conclude(self.state)
        self.answers[seat].append(name)
        if barriers(before, self.record.seats) != barriers(self.state, self.record.seats):
            self._forget()

    def _carry_out(self, step: Step) -> None:
        self._turn_over()
        self.latest[step.seat] = len(self.steps)
        self.state.apply(step.seat, self.game.action(step.name))
        step.events = self._events()
        self.record.add(step.seat, step.name)
        self.steps.append(step)
        if step.before is not None:
            self.remembered.append(step)

    def _turn_over(self) -> None:
        """What was made of the last state does not count for the next."""
        self.earlier, self.questions = self.questions, {}
        self.version += 1
        self._here = None

    def _forget(self) -> None:
        """Chance or a reveal lies between now and earlier steps of those whom it concerned."""
        for step in self.remembered:
            if self.state.barrier(step.seat) != step.before.barrier(step.seat):
                step.before = None
        self.remembered = [step for step in self.remembered if step.before is not None]

    def without(self, seat: Seat) -> Any | None:
        """The state as if the seat's last answer had not been given; None if it cannot be taken back.

        It cannot if that would take anything from anybody else: knowledge, an answer, an open question.
        The state is to be looked at, not to be played on.
        """
        place = self._last(seat)
        if place is None or self.over():
            return None
        state = self._without(seat, place)
        if state is None or self._crosses_barrier(state):
            return None
        last = place == len(self.steps) - 1
        if not self._same_for_others(state, seat, self.earlier if last else {}):
            return None
        return state if last or self._leads_here(self.steps[place], state.copy()) else None

    def regretted(self, seat: Seat) -> tuple[int, int]:
        """How often the seat took back its answer to the last question, and any answer."""
        of_game = sum([count for (other, _), count in self.regrets.items() if other == seat])
        of_question = of_game and self.regrets.get((seat, self._stand(seat) - 1), 0)
        return of_question, of_game

    def _stand(self, seat: Seat) -> int:
        """Answers of the seat that stand."""
        return len([step for step in self.steps if step.seat == seat])

    def _last(self, seat: Seat) -> int | None:
        """Where the seat's last step is, if what was before it is still known."""
        place = self.latest.get(seat)
        return None if place is None or self.steps[place].before is None else place

    def _without(self, seat: Seat, place: int) -> Any | None:
        """The state after all other steps; None if they cannot be there."""
        detour = self.detours.get(seat)
        if detour is None or detour.place != place:
            detour = self.detours[seat] = Detour(place, self.steps[place].before)
        while detour.state is not None and detour.done < len(self.steps):
            self._carry_on(detour)
        return detour.state

    def _carry_on(self, detour: Detour) -> None:
        """One step further. What was before the step left out stays as it is: an undo goes back there."""
        step, first = self.steps[detour.done], detour.done == detour.place + 1
        action = self.game.action(step.name)
        if action not in detour.state.legal_actions(step.seat):
            detour.state = None
            return
        detour.state = detour.state.copy() if first else detour.state
        detour.state.apply(step.seat, action)
        detour.done += 1

    def without_bots(self, seat: Seat) -> int | None:
        """How many answers of others go with the seat's last one; None if it cannot be taken back.

        Only for a seat with nobody but bots opposite. They lose what depends on that answer, and give the
        same answers in the same positions again (`given`). What the seat learned since stays a barrier.
        """
        place = self._last(seat)
        return None if place is None or self._learned(seat, place) else self.going_with(seat)

    def going_with(self, seat: Seat) -> int | None:
        """The same for an undo of which it was found out before that the seat had learned nothing."""
        place = self._last(seat)
        if place is None or self.over():
            return None
        return len(self.steps) - place - 1 - self._independent(place)

    def _learned(self, seat: Seat, place: int) -> bool:
        """Whether this step or a later one showed the seat what it could not know before."""
        worlds = self.worlds.get(seat)
        if worlds is None or worlds.place != place:
            worlds = self.worlds[seat] = Worlds(seat, place, self.steps[place].before)
        if not worlds.learned and worlds.done < len(self.steps):
            while not worlds.learned and worlds.done < len(self.steps):
                worlds.follow(self.game, self.steps[worlds.done])
            if not worlds.learned:
                worlds.compare(self.game, self.state)
        return worlds.learned

    def _independent(self, place: int) -> int:
        """How many of the next steps stand without this one; what was rolled by then stays rolled."""
        step = self.steps[place]
        without, count = step.before.copy(), 0
        for other in self.steps[place + 1 :]:
            if not self._applied(without, other):
                break
            count += 1
        line = step.before.copy()
        for known in self.steps[place : place + 1 + count]:
            self._applied(line, known)
        return count if self._applied(without, step) and without.key() == line.key() else 0

    def _applied(self, state: Any, step: Step) -> bool:
        """Carry a step out in another state; False if it is not legal there."""
        action = self.game.action(step.name)
        if action not in state.legal_actions(step.seat):
            return False
        state.apply(step.seat, action)
        return True

    def final(self, seat: Seat, name: str, only_bots: bool = False) -> bool:
        """Whether a legal answer could not be taken back, as far as the seat can know before it is given."""
        before = self.state.imagine(seat, 0)
        after = before.copy()
        after.apply(seat, self.game.action(name))
        if only_bots:
            return not after.deciders() or bool(before.barrier(seat) != after.barrier(seat))
        if not after.deciders() or barriers(before, self.record.seats) != barriers(after, self.record.seats):
            return True
        return any(self._asked(before, other) != self._asked(after, other) for other in self._others(seat))

    def _same_for_others(self, state: Any, seat: Seat, known: dict[Seat, Asked]) -> bool:
        """Whether they are asked there what they are asked here; some of that may be known already."""
        for other in self._others(seat):
            if (known.get(other) or self._asked(state, other)) != self.asked(other):
                return False
        return True

    def _others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.record.seats) if other != seat]

    def _asked(self, state: Any, seat: Seat) -> Asked:
        return self.game.question(state, seat), state.legal_actions(seat)

    def _crosses_barrier(self, state: Any) -> bool:
        """Chance or a reveal, of whomever it concerned, lies between there and here."""
        return barriers(state, self.record.seats) != barriers(self.state, self.record.seats)

    def _leads_here(self, step: Step, state: Any) -> bool:
        """The step leads from there to here, although others went on meanwhile."""
        action = self.game.action(step.name)
        if action not in state.legal_actions(step.seat):
            return False
        state.apply(step.seat, action)
        return bool(state.key() == self._key())

    def undo(self, seat: Seat, bots: int | None = None) -> None:
        """Take back a seat's last answer; what others did meanwhile stays.

        With a number, their last answers go too, and their questions are asked anew.
        """
        place, question = self._last(seat), (seat, self._stand(seat) - 1)
        assert place is not None
        self.regrets[question] = self.regrets.get(question, 0) + 1
        step, later = self.steps[place], self.steps[place + 1 :]
        if bots is not None:
            self._remember_given(place, len(later) - bots)
            later = later[: len(later) - bots]
        self._truncate(place)
        self.answers[seat].append("")
        self.state = step.before
        self.state.events = []
        for other in later:
            before = None if other.before is None else self.state.copy()
            self._carry_out(Step(other.seat, other.name, before, other.at, other.bot))

    def _remember_given(self, place: int, kept: int) -> None:
        """Note the answers that go, by their positions; whoever thinks about one now thinks in vain."""
        line = self.steps[place].before.copy()
        for number, step in enumerate(self.steps[place:]):
            if number > kept:
                self.given[step.seat, line.key()] = step.name
            self._applied(line, step)
        for other in self._others(self.steps[place].seat):
            self.answers[other].append("")

    def given_before(self, seat: Seat) -> str | None:
        """What a bot answered in this very position, before it was taken back."""
        name = self.given.get((seat, self._key()))
        return None if name is None or self.why_not(seat, name) else name

    def _truncate(self, place: int) -> None:
        """Drop all steps from this one on."""
        self.record.undo(len(self.steps) - place)
        del self.steps[place:]
        self.latest = {step.seat: place for place, step in enumerate(self.steps)}
        self.detours = {}
        self.worlds = {}
        self._turn_over()
        self.earlier = {}
        self.remembered = [step for step in self.steps if step.before is not None]


def barriers(state: Any, seats: int) -> list[int]:
    return [state.barrier(seat) for seat in range(seats)]


def why_not(game: AnyGame, state: Any, seat: Seat, name: str) -> str | None:
    """Why a seat may not do that now, in a sentence; None if it may."""
    try:
        action = game.action(name)
    except ValueError as error:
        return str(error)
    if action in state.legal_actions(seat):
        return None
    return game.why_not(state, seat, name) or "that is not possible now"
