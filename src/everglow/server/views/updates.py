"""What a table tells its clients: to each seat what it may see, to watchers what everybody may see."""

from __future__ import annotations

from typing import Any

from everglow.game import AnyGame, Event, Json, Seat, as_json
from everglow.server.table import requests
from everglow.server.table.entries import Acted, AnyEntry, Returned, Said, Undone
from everglow.server.table.errors import Refused
from everglow.server.table.people import Visitor
from everglow.server.table.session import Course, Step
from everglow.server.table.table import Table
from everglow.server.views import messages
from everglow.server.views.messages import (
    ChairTold,
    ClocksTold,
    Message,
    Question,
    Reveal,
    TableTold,
    Welcome,
)
from everglow.server.views.patch import below, patch
from everglow.server.views.public_view import PublicViews, sentences
from everglow.server.views.remarks import remark


class Audience:
    """One person's clients, or all that only watch: what they may see, and what they were shown last."""

    def __init__(self, person: str | None, public: PublicViews | None = None) -> None:
        self.person = person
        self.public = public or PublicViews()
        self.seat: Seat | None = None  # from where they saw it
        self.open: Json | None = None  # what a spectator would have seen; the same object for everybody
        self.own: Json = {}  # what they saw otherwise

    def welcome(self, table: Table, now: int) -> Welcome:
        self.seat = seat = table.seat_of(self.person)
        self._look(table)
        return Welcome(
            seq=table.seq,
            table=described(table, self.person),
            view=view(table, seat),
            question=question(table, seat),
            clocks=clocks(table, now),
            log=told_so_far(table, seat),
            said=[said._asdict() for said in table.said],
            reveal=reveal(table),
        )

    def _look(self, table: Table) -> None:
        if table.course is not None:
            self.open = self.public.of(table.course).view
            self.own = own(table, self.seat)

    def hear(self, table: Table, entry: AnyEntry, now: int) -> Message:
        """What an entry means to this audience; the table has noted it."""
        if isinstance(entry, Acted) and not self._stale(table):
            return self._update(table, now)
        if isinstance(entry, Undone):
            return self._undone(table, entry.seat, now)
        if isinstance(entry, Said):
            return messages.Chat(seq=table.seq, **table.said[-1]._asdict())
        if self._stale(table):
            return self.welcome(table, now)
        return messages.Table(
            seq=table.seq,
            table=described(table, self.person),
            clocks=clocks(table, now),
            log=news(table, self.seat, entry),
            missed=missed(table, self.seat, entry),
        )

    def _stale(self, table: Table) -> bool:
        """The game has begun, or this person sees it from another place than before."""
        return table.course is not None and (self.open is None or self.seat != table.seat_of(self.person))

    def _update(self, table: Table, now: int) -> Message:
        changes = self._changes(table)
        events, log = self.public.of(playing(table)).told(self.seat)
        return messages.Update(
            seq=table.seq,
            events=events,
            log=log,
            patch=changes,
            question=question(table, self.seat),
            clocks=clocks(table, now),
            reveal=reveal(table),
        )

    def _changes(self, table: Table) -> list[Json]:
        """What they see otherwise than before. Most of it is the same for everybody, and found once."""
        before, had = self.open, self.own
        assert before is not None
        self._look(table)
        private = [below(place, patch(had[place], new)) for place, new in self.own.items()]
        return sum(private, self.public.of(playing(table)).since(before))

    def _undone(self, table: Table, who: Seat, now: int) -> Message:
        self.seat = seat = table.seat_of(self.person)
        self._look(table)
        found = view(table, seat)
        assert found is not None
        return messages.Undone(
            seq=table.seq,
            seat=who,
            view=found,
            log=told_so_far(table, seat),
            question=question(table, seat),
            clocks=clocks(table, now),
        )


def playing(table: Table) -> Course:
    assert table.course is not None
    return table.course


def view(table: Table, seat: Seat | None) -> Json | None:
    return None if table.course is None else table.course.game.view(table.course.state, seat)


def own(table: Table, seat: Seat | None) -> Json:
    """What a seat sees otherwise than a spectator, by its place in the view."""
    return {} if seat is None else playing(table).game.own(playing(table).state, seat)


def question(table: Table, seat: Seat | None) -> Question | None:
    if seat is None or table.course is None:
        return None
    course = table.course
    undo = table.undo(seat) is not None
    asked, legal = course.asked(seat)
    if asked is None or table.frozen:
        return Question(course.number(seat), undo)
    said = in_words(course.game, course.state, seat, asked, legal, course.record.names)
    return Question(course.number(seat), undo, asked, *said)


def in_words(
    game: AnyGame, state: Any, seat: Seat, asked: Json, legal: list[int], names: list[str]
) -> tuple[list[str], str, list[str]]:
    """The legal answers by their names, the question as a sentence, and what every answer would do."""
    return (
        [game.action_name(action) for action in legal],
        game.texts.ask(asked, names),
        [game.texts.choice(state, seat, action, names) for action in legal],
    )


def seen(table: Table, seat: Seat | None, events: list[Event]) -> list[Event]:
    """Events as a seat may see them."""
    return [playing(table).game.redact(event, seat) for event in events]


def told_so_far(table: Table, seat: Seat | None) -> list[str]:
    """The whole log, as a seat may see it, with what was remarked about people in its place."""
    course = table.course
    if course is None:
        return []
    lines, done = log_of(table, seat, course.opening), 0
    for steps, entry in table.remarks:
        place = max(done, min(steps, len(course.steps)))  # an undo may have made the game shorter
        lines += [*log_of(table, seat, events_of(course.steps[done:place])), *news(table, seat, entry)]
        done = place
    return lines + log_of(table, seat, events_of(course.steps[done:]))


def events_of(steps: list[Step]) -> list[Event]:
    return [event for step in steps for event in step.events]


def log_of(table: Table, seat: Seat | None, events: list[Event]) -> list[str]:
    """Events as sentences for a seat."""
    course = playing(table)
    return sentences(course.game, seen(table, seat, events), course.record.names, seat)


def news(table: Table, seat: Seat | None, entry: AnyEntry) -> list[str]:
    """The line of the log for an entry that is about a person; none for others."""
    line = remark(entry, table.course.record.names, seat) if table.course else ""
    return [line] if line else []


def missed(table: Table, seat: Seat | None, entry: AnyEntry) -> list[str]:
    """What a bot played for somebody who is back; they hear it once."""
    if not isinstance(entry, Returned) or seat != entry.seat:
        return []
    steps = playing(table).steps[table.chairs[entry.seat].since :]
    return log_of(table, seat, events_of([step for step in steps if step.seat == seat]))


def clocks(table: Table, now: int) -> ClocksTold | None:
    if table.clocks is None:
        return None
    seats = range(len(table.chairs))
    running = [seat for seat in seats if table.clocks.since[seat] is not None]
    return ClocksTold(
        left=[table.clocks.remaining(seat, now) for seat in seats],
        running=running,
        free=[table.clocks.grace(seat, now) for seat in seats],
    )


def reveal(table: Table) -> Reveal | None:
    """Only when nothing is hidden any more."""
    if table.course is None or not table.course.over():
        return None
    record = table.course.record
    assert record.result is not None
    return Reveal(record.secret, record.nonces, record.hashes, record.result, table.course.state.places())


def described(table: Table, person: str | None) -> TableTold:
    opened = table.opened
    return TableTold(
        code=table.code,
        game=opened.game,
        options=opened.options,
        status=table.status(),
        public=opened.public,
        cover=opened.cover,
        grace=opened.grace,
        timing=opened.timing,
        commitment="" if opened.lesson else table.commitment,
        lesson=opened.lesson,
        sealed=table.sealed is not None,
        withheld=table.withheld,
        chairs=[chair_told(table, seat, person) for seat in range(len(table.chairs))],
        host=bool(person) and table.host == person,
        frozen=table.frozen,
        rematch=table.rematch,
        imported=table.imported,
        branch=branch(table),
    )


def branch(table: Table) -> str | None:
    """Where the game came from, if it went on from another one."""
    if table.course is None or table.course.record.fork is None:
        return None
    return table.branch.code if table.branch else ""


def chair_told(table: Table, seat: Seat, person: str | None) -> ChairTold:
    chair = table.chairs[seat]
    you = bool(person) and chair.person == person
    return ChairTold(
        name=chair.name,
        level=chair.level,
        owner=chair.owner,
        covered=chair.covered,
        resigned=chair.resigned,
        host=bool(chair.person) and chair.person == table.host,
        you=you,
        owes=you and (chair.owes or seat in table.awaited_nonces()),
        hash=chair.hash,
    )


def happened(table: Table, seat: Seat | None) -> list[Event]:
    """Everything that happened, as a seat may see it; all of it when the game is over."""
    if table.course is None:
        return []
    return table.course.events() if table.course.over() else seen(table, seat, table.course.events())


def story(table: Table, seat: Seat | None) -> Json:
    """A running game as far as a seat has seen it; the whole record when it is over."""
    course = playing(table)
    if course.over():
        return course.record.to_json()
    record = course.record.to_json()
    hidden = {"secret", "nonces", "actions", "undos", "fork", "result"}
    shown: Json = {name: value for name, value in record.items() if name not in hidden}
    return shown | {"events": happened(table, seat)}


def considered(table: Table, by: Visitor, request: requests.Preview | requests.Why) -> Message:
    """What a step would give, or why it cannot be."""
    seat, course = table.seat_of(by.person), table.course
    if seat is None or course is None:
        raise Refused("only those who play may ask that, while the game runs")
    why = course.why_not(seat, request.name)
    if isinstance(request, requests.Why):
        rule = course.rule(seat, request.name) if why else ""
        plan = course.plan(seat, request.name)
        return messages.Reason(id=request.id, name=request.name, reason=why, rule=rule, plan=as_json(plan))
    if why is not None:
        raise Refused(why)
    gives = course.game.preview(course.state, seat, course.game.action(request.name))
    log = sentences(course.game, gives["events"], course.record.names, seat)
    final = course.final(seat, request.name, table.only_bots(seat))
    return messages.Previewed(id=request.id, name=request.name, gives=as_json(gives), log=log, final=final)
