"""Undo: which answers can be taken back, and what the game is without them.

An undo takes nothing from anybody else: no knowledge (no barrier of any seat lies between), no answer (later
steps of others are carried out again), no open question. Where only bots sit opposite, their answers may go.
"""

from __future__ import annotations

from everglow.game import AnyGame, Seat, State
from everglow.server.table.knowledge import Knowledge
from everglow.server.table.log import GameLog, Step
from everglow.server.table.present import Asked, Present, asked, barriers


class Detour:
    """The game as if one step had not been taken, as far as the later ones were carried out there."""

    def __init__(self, place: int, before: State) -> None:
        self.place = place  # of that step
        self.done = place + 1  # steps that this state knows of
        self.state: State | None = before  # None if one of them is not legal there


class Undo:
    """Undo for one game. Detours and knowledge go on from where they were last asked for."""

    def __init__(self, game: AnyGame, log: GameLog) -> None:
        self.game = game
        self.log = log
        self.open: list[Step] = []  # steps that may be taken back
        self.kept: dict[Seat, Step] = {}  # of these, everybody's last one, with the state before it
        self.counts: dict[tuple[Seat, int], int] = {}  # undos, by seat and how many of its answers stood
        self.detours: dict[Seat, Detour] = {}
        self.knowledge: dict[Seat, Knowledge] = {}
        self.given: dict[tuple[Seat, object], str] = {}  # answers of bots that were taken back, by position

    def note(self, step: Step) -> None:
        if step.reversible:
            self.open.append(step)
            if (older := self.kept.get(step.seat)) is not None:
                older.before = None
            self.kept[step.seat] = step

    def close(self, state: State) -> None:
        """Forget the states before steps whose seats have passed a barrier since."""
        for step in self.open:
            if state.barrier(step.seat) != step.barrier:
                step.close()
        self.open = [step for step in self.open if step.reversible]

    def _before(self, place: int) -> State:
        """The state before a step that may be taken back."""
        step, fork = self.log.steps[place], self.log.record.fork
        if step.before is None:
            step.before = self.log.record.replay(self.game, place)
            if fork and place == fork.after:
                fork.renew(step.before)
        return step.before

    def count(self, seat: Seat) -> tuple[int, int]:
        """Return how often the seat took back its answer to the last question, and any answer."""
        of_game = sum([count for (other, _), count in self.counts.items() if other == seat])
        of_question = of_game and self.counts.get((seat, self.log.standing(seat) - 1), 0)
        return of_question, of_game

    # Where nobody else loses anything

    def state_without(self, seat: Seat, now: Present) -> State | None:
        """The state as if the seat's last answer had not been given; None if it cannot be taken back.

        The state is to be looked at, not to be played on.
        """
        place, state = self.log.last_reversible(seat), self._unnoticed(seat, now)
        if place is None or state is None:
            return None
        last = place == len(self.log.steps) - 1
        return state if last or self._leads_to(now, self.log.steps[place], state.copy()) else None

    def possible(self, seat: Seat, now: Present) -> bool:
        """Whether `state_without` is there, found without playing on from it.

        Answers of several deciders commute, which is a law of games. So with what others did since, the
        seat's own answer leads from there to the present state.
        """
        return self._unnoticed(seat, now) is not None

    def _unnoticed(self, seat: Seat, now: Present) -> State | None:
        """The state without the seat's last answer, if nobody else would be told or asked anything else."""
        place = self.log.last_reversible(seat)
        if place is None or now.over():
            return None
        state = self._detour(seat, place)
        if state is None or self._crosses_barrier(state, now):
            return None
        last = place == len(self.log.steps) - 1
        return state if self._same_for_others(state, seat, now, now.earlier if last else {}) else None

    def _detour(self, seat: Seat, place: int) -> State | None:
        """The state after all other steps; None if one of them is not legal there."""
        detour = self.detours.get(seat)
        if detour is None or detour.place != place:
            detour = self.detours[seat] = Detour(place, self._before(place))
        while detour.state is not None and detour.done < len(self.log.steps):
            self._carry_on(detour)
        return detour.state

    def _carry_on(self, detour: Detour) -> None:
        """Go one step further. The state before the step left out is copied: an undo goes back there."""
        step, first = self.log.steps[detour.done], detour.done == detour.place + 1
        action, state = self.game.codec.action(step.name), detour.state
        if state is None or action not in state.legal_actions(step.seat):
            detour.state = None
            return
        detour.state = state.copy() if first else state
        detour.state.apply(step.seat, action)
        detour.done += 1

    def _apply(self, state: State, step: Step) -> bool:
        """Carry a step out in another state; False if it is not legal there."""
        action = self.game.codec.action(step.name)
        if action not in state.legal_actions(step.seat):
            return False
        state.apply(step.seat, action)
        return True

    def _crosses_barrier(self, state: State, now: Present) -> bool:
        """Whether chance or a reveal, whomever it concerned, lies between the two states."""
        seats = self.log.record.seats
        return barriers(state, seats) != now.barriers(seats)

    def _same_for_others(self, state: State, seat: Seat, now: Present, known: dict[Seat, Asked]) -> bool:
        """Whether they are asked there what they are asked now; some of that may be known already."""
        for other in self.log.others(seat):
            if (known.get(other) or asked(self.game, state, other)) != now.asked(other):
                return False
        return True

    def _leads_to(self, now: Present, step: Step, state: State) -> bool:
        """Whether the step leads from there to the present state, although others went on meanwhile."""
        return self._apply(state, step) and bool(state.key() == now.key())

    # Where only bots sit opposite

    def bots_lost(self, seat: Seat, now: Present) -> int | None:
        """Return how many answers of bots go with the seat's last one; None if it cannot be taken back.

        They lose what depends on that answer, and give the same answers in the same positions again
        (`given`). What the seat learned since stays a barrier.
        """
        place = self.log.last_reversible(seat)
        return None if place is None or self._learned(seat, place, now) else self.bots_after(seat, now)

    def bots_after(self, seat: Seat, now: Present) -> int | None:
        """The same for an undo that was granted: that the seat had learned nothing is known."""
        place = self.log.last_reversible(seat)
        if place is None or now.over():
            return None
        return len(self.log.steps) - place - 1 - self._independent(place)

    def _learned(self, seat: Seat, place: int, now: Present) -> bool:
        """Whether this step or a later one showed the seat what it could not know before."""
        knowledge = self.knowledge.get(seat)
        if knowledge is None or knowledge.place != place:
            knowledge = self.knowledge[seat] = Knowledge(seat, place, self._before(place))
        knowledge.follow(self.game, self.log.steps, now.state)
        return knowledge.grown

    def _independent(self, place: int) -> int:
        """Return how many of the next steps stand without this one; what was rolled by then stays rolled."""
        step = self.log.steps[place]
        without, count = self._before(place).copy(), 0
        for other in self.log.steps[place + 1 :]:
            if not self._apply(without, other):
                break
            count += 1
        line = self._before(place).copy()
        for known in self.log.steps[place : place + 1 + count]:
            self._apply(line, known)
        return count if self._apply(without, step) and without.key() == line.key() else 0

    def answer_given(self, seat: Seat, now: Present) -> str | None:
        """Return what a bot answered in this very position before it was taken back."""
        return self.given.get((seat, now.key()))

    # Before and after

    def final(self, seat: Seat, name: str, now: Present, only_bots: bool) -> bool:
        """Whether a legal answer could not be taken back, as far as the seat can know before it is given."""
        before, seats = now.state.imagine(seat, 0), self.log.record.seats
        after = before.copy()
        after.apply(seat, self.game.codec.action(name))
        if only_bots:
            return not after.deciders() or bool(before.barrier(seat) != after.barrier(seat))
        if not after.deciders() or barriers(before, seats) != barriers(after, seats):
            return True
        for other in self.log.others(seat):
            if asked(self.game, before, other) != asked(self.game, after, other):
                return True
        return False

    def take_back(self, seat: Seat, bots: int | None) -> tuple[State, list[Step]]:
        """Drop the seat's last answer and so many of bots; return the state before it, and what to replay."""
        place, question = self.log.last_reversible(seat), (seat, self.log.standing(seat) - 1)
        assert place is not None
        self.counts[question] = self.counts.get(question, 0) + 1
        before, later = self._before(place), self.log.steps[place + 1 :]
        if bots is not None:
            self._remember_given(place, len(later) - bots)
            later = later[: len(later) - bots]
        self.log.drop_from(place)
        self.log.answers[seat].append("")
        self.detours, self.knowledge = {}, {}
        self.open = [known for known in self.log.steps if known.reversible]
        self.kept = {known.seat: known for known in self.open if known.before is not None}
        return before, later

    def _remember_given(self, place: int, kept: int) -> None:
        """Note the answers that go, by their positions; whoever thinks about one now thinks in vain."""
        line = self._before(place).copy()
        for number, step in enumerate(self.log.steps[place:]):
            if number > kept:
                self.given[step.seat, line.key()] = step.name
            self._apply(line, step)
        for other in self.log.others(self.log.steps[place].seat):
            self.log.answers[other].append("")
