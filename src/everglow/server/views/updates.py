"""Messages about a table for each audience: a person sees their seat, watchers the public view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from everglow.game import AnyGame, GameEvent, GameQuestion, GameView, Seat, State
from everglow.record_parts import FinishedGame
from everglow.server.table.entries import Acted, AnyEntry, Returned, Said, Undone
from everglow.server.table.faces import COLOURS, Colour, known_avatar
from everglow.server.table.log import Step
from everglow.server.table.session import GameSession
from everglow.server.table.table import Table
from everglow.server.views import messages
from everglow.server.views.messages import (
    ChairTold,
    Change,
    ClocksTold,
    Letter,
    Question,
    Reveal,
    RunningGame,
    SayingTold,
    TableTold,
    Welcome,
    encode,
    encode_end,
    encode_question,
)
from everglow.server.views.patch import below, patch
from everglow.server.views.public_view import PublicViews, lines
from everglow.server.views.remarks import remark
from everglow.words.message import Message


class Audience:
    """One person's clients, or all that only watch: what they may see, and what they were shown last."""

    def __init__(self, person: str | None, public: PublicViews | None = None) -> None:
        self.person = person
        self.public = public or PublicViews()
        self.seat: Seat | None = None  # from where they saw it
        self.open: GameView | None = None  # what a spectator would have seen; the same object for everybody
        self.own: dict[str, object] = {}  # what they saw otherwise

    def welcome(self, table: Table, now: int) -> Welcome:
        self.seat = seat = table.seat_of(self.person)
        self._look(table)
        return Welcome(
            seq=table.seq,
            table=table_message(table, self.person),
            view=view(table, seat),
            question=question(table, seat),
            clocks=clocks(table, now),
            log=full_log(table, seat),
            said=[SayingTold(*saying) for saying in table.said],
            reveal=reveal(table),
        )

    def _look(self, table: Table) -> None:
        if table.session is not None:
            self.open = self.public.of(table.session).view
            self.own = own(table, self.seat)

    def hear(self, table: Table, entry: AnyEntry, now: int) -> bytes:
        """The message for this audience about an entry that has changed the table, encoded."""
        if isinstance(entry, Acted) and table.session is not None and not self.stale(table):
            return self.update(table, table.session, now)
        return encode(MESSAGES.get(type(entry), table_changed)(self, table, entry, now))

    def stale(self, table: Table) -> bool:
        """Whether the game has begun, or this person sees it from another place than before."""
        return table.session is not None and (self.open is None or self.seat != table.seat_of(self.person))

    def update(self, table: Table, session: GameSession, now: int) -> bytes:
        """An `Update`, put together from parts that most audiences share."""
        before, had, public = self.open, self.own, self.public.of(session)
        assert before is not None
        self._look(table)
        told = public.beginning(table.seq, self.seat, before, private(had, self.own) if had else [])
        if now not in public.ends:
            public.ends = {now: encode_end(clocks(table, now), reveal(table))}
        asked = encode_question(question(table, self.seat))
        return b'%b,"question":%b%b' % (told, asked, public.ends[now])

    def undone(self, table: Table, who: Seat, now: int) -> Letter:
        self.seat = seat = table.seat_of(self.person)
        self._look(table)
        seen = view(table, seat)
        assert seen is not None
        return messages.Undone(
            seq=table.seq,
            seat=who,
            view=seen,
            log=full_log(table, seat),
            question=question(table, seat),
            clocks=clocks(table, now),
        )


def undone(audience: Audience, table: Table, entry: AnyEntry, now: int) -> Letter:
    assert isinstance(entry, Undone)
    return audience.undone(table, entry.seat, now)


def said(audience: Audience, table: Table, entry: AnyEntry, now: int) -> Letter:
    return messages.Chat(seq=table.seq, **table.said[-1]._asdict())


def table_changed(audience: Audience, table: Table, entry: AnyEntry, now: int) -> Letter:
    if audience.stale(table):
        return audience.welcome(table, now)
    return messages.Table(
        seq=table.seq,
        table=table_message(table, audience.person),
        clocks=clocks(table, now),
        log=news(table, entry),
        missed=missed(table, audience.seat, entry),
    )


MESSAGES: Final[dict[type, Callable[[Audience, Table, AnyEntry, int], Letter]]] = {
    Undone: undone,
    Said: said,
}  # all other entries: table_changed


def playing(table: Table) -> GameSession:
    assert table.session is not None
    return table.session


def view(table: Table, seat: Seat | None) -> GameView | None:
    return None if table.session is None else table.session.game.show.view(table.session.state, seat)


def own(table: Table, seat: Seat | None) -> dict[str, object]:
    """Return what a seat sees otherwise than a spectator, by its place in the view."""
    return {} if seat is None else playing(table).game.show.own(playing(table).state, seat)


def private(had: dict[str, object], own: dict[str, object]) -> list[Change]:
    """Changes of what a seat sees otherwise than a spectator."""
    changes: list[Change] = []
    for place, new in own.items():
        if (old := had[place]) is not new:
            changes += below(place, patch(old, new))
    return changes


def question(table: Table, seat: Seat | None) -> Question | None:
    if seat is None or table.session is None:
        return None
    session = table.session
    undo = table.can_undo(seat)
    asked, legal = session.asked(seat)
    if asked is None or table.frozen:
        return Question(session.number(seat), undo)
    said = as_texts(session.game, session.state, seat, asked, legal)
    return Question(session.number(seat), undo, asked, *said)


def as_texts(
    game: AnyGame, state: State, seat: Seat, asked: GameQuestion, legal: list[int]
) -> tuple[list[str], Message, list[Message]]:
    """The legal answers by their names, the question to be worded, and what every answer would do."""
    return (
        [game.codec.action_name(action) for action in legal],
        game.texts.ask(asked),
        [game.texts.choice(state, seat, action) for action in legal],
    )


def redacted(table: Table, seat: Seat | None, events: list[GameEvent]) -> list[GameEvent]:
    """Events as a seat may see them."""
    return [playing(table).game.show.redact(event, seat) for event in events]


def full_log(table: Table, seat: Seat | None) -> list[Message]:
    """The whole log, as a seat may see it, with what was remarked about people in its place."""
    session = table.session
    if session is None:
        return []
    told, done = log_of(table, seat, session.log.opening), 0
    for steps, entry in table.remarks:
        place = max(done, min(steps, len(session.steps)))  # an undo may have made the game shorter
        told += [*log_of(table, seat, events_of(session.steps[done:place])), *news(table, entry)]
        done = place
    return told + log_of(table, seat, events_of(session.steps[done:]))


def events_of(steps: list[Step]) -> list[GameEvent]:
    return [event for step in steps for event in step.events]


def log_of(table: Table, seat: Seat | None, events: list[GameEvent]) -> list[Message]:
    """Lines of the log about events, as a seat may see them."""
    return lines(playing(table).game, redacted(table, seat, events))


def news(table: Table, entry: AnyEntry) -> list[Message]:
    """The line of the log for an entry that is about a person; none for others."""
    line = remark(entry) if table.session else None
    return [line] if line else []


def missed(table: Table, seat: Seat | None, entry: AnyEntry) -> list[Message]:
    """Return what a bot played for somebody who is back; they hear it once."""
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
    """Reveal what was hidden, once the game is over."""
    if table.session is None or not table.session.over():
        return None
    record = table.session.record
    assert record.result is not None
    return Reveal(record.secret, record.nonces, record.hashes, record.result, table.session.state.places())


def table_message(table: Table, person: str | None) -> TableTold:
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
        chairs=[chair_for(table, seat, person) for seat in range(len(table.chairs))],
        host=bool(person) and table.host == person,
        frozen=table.frozen,
        rematch=table.rematch,
        imported=table.imported,
        hints=bool(table.hinted),
        branch=branch(table),
    )


def branch(table: Table) -> str | None:
    """Return where the game came from, if it went on from another one."""
    if table.session is None or table.session.record.fork is None:
        return None
    return table.branch.code if table.branch else ""


def colour_of(table: Table, seat: Seat) -> Colour | Literal[""]:
    """The colour that a seat has because of what people chose; "" for its own."""
    colour = table.colours()[seat]
    return "" if colour == COLOURS[seat] else colour


def chair_for(table: Table, seat: Seat, person: str | None) -> ChairTold:
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
        avatar=known_avatar(chair.face.avatar),
        colour=colour_of(table, seat),
        hash=chair.hash,
    )


def events_for(table: Table, seat: Seat | None) -> list[GameEvent]:
    """All events as a seat may see them; unredacted when the game is over."""
    if table.session is None:
        return []
    events = table.session.log.events()
    return events if table.session.over() else redacted(table, seat, events)


def story(table: Table, seat: Seat | None) -> RunningGame | FinishedGame:
    """A running game as far as a seat has seen it; the whole record when it is over."""
    session = playing(table)
    if session.over():
        return session.record.to_json()
    return {**session.record.story(), **session.record.pledged(), "events": events_for(table, seat)}
