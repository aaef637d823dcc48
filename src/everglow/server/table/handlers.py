"""Handlers of requests that only change the table: each returns entries, or refuses with a reason."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, TypeVar, cast
from unicodedata import category

from msgspec import UnsetType

from everglow.agreement import BadSetup, agreed, check_seats, still_agreed
from everglow.game import Seat
from everglow.games import games
from everglow.record_parts import hash_of
from everglow.server.table import requests
from everglow.server.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Covered,
    Disclosed,
    Hosted,
    Joined,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
)
from everglow.server.table.errors import Refused
from everglow.server.table.limits import ENTRIES, RETURNS, TALK
from everglow.server.table.names import alike
from everglow.server.table.people import HouseBot, Visitor
from everglow.server.table.requests import AnyRequest
from everglow.server.table.session import GameSession
from everglow.server.table.table import GATHERING, LEVEL_NAMES, OVER, RUNNING, Chair, Table
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

R = TypeVar("R", bound=requests.Request)
T = TypeVar("T")
Handler = Callable[[requests.Request, Table, Visitor, int], list[AnyEntry]]


def check_length(request: AnyRequest, table: Table) -> None:
    """Refuse more entries than can be loaded; those that end the game are always let in."""
    most = TALK if isinstance(request, requests.Say) else ENTRIES
    ends = isinstance(request, requests.Act | requests.Leave | requests.Resign)
    _expect(ends or table.seq < most, words.too_much_has_happened())


def entries_for(request: AnyRequest, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    """The entries that a request leads to; none if it was granted before. Refused if it cannot be granted."""
    return HANDLERS[type(request)](request, table, by, now)


# Before the start


def sit(request: requests.Sit, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    _expect(not (request.nonce and request.hash), words.hash_now_nonce_later())
    chair, old = _chair(table, request.seat), table.seat_of(by.person)
    _expect(chair.free() or chair.person == by.person, words.seat_is_taken(name=chair.name))
    _expect(bool(by.name), words.say_your_name())
    _own_name(table, by)
    sat = Sat(
        at=now,
        seat=request.seat,
        person=by.person,
        name=by.name,
        nonce=request.nonce,
        owner=by.owner,
        hash=request.hash or hash_of(request.nonce),
        avatar=by.face.avatar,
        colour=_own_colour(table, by),
    )
    moved: list[AnyEntry] = [] if old in (None, request.seat) else [Stood(at=now, seat=old)]
    hosted: list[AnyEntry] = [] if table.host or by.owner else [Hosted(at=now, person=by.person)]
    return [*moved, sat, *hosted]


def stand(request: requests.Stand, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    return _free(table, _own_seat(table, by), now)


def seat_bot(request: requests.Bot, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    _hosting(table, by)
    chair = _chair(table, request.seat)
    _expect(not chair.person, words.seat_is_taken(name=chair.name))
    _expect(request.level in LEVEL_NAMES, words.expected_level(levels=LEVEL_NAMES))
    return [Joined(at=now, seat=request.seat, level=request.level)]


def remove(request: requests.Remove, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    _hosting(table, by)
    return _free(table, request.seat, now)


def agree(request: requests.Agree, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    _hosting(table, by)
    _expect(not table.opened.lesson, words.lesson_is_prepared())
    before = table.opened
    seats, cover = _wished(request.seats, before.seats), _wished(request.cover, before.cover)
    standing = [chair.name for chair in table.chairs[seats:] if not chair.free()]
    _expect(not standing, words.would_have_no_seat(names=standing))
    return [
        Agreed(
            at=now,
            options=checked_options(
                before.game, seats, still_agreed(before.options, seats) | request.options, cover
            ),
            seats=seats,
            public=_wished(request.public, before.public),
            timing=_wished(request.timing, before.timing),
            cover=cover,
        )
    ]


def _wished(wish: T | UnsetType, before: T) -> T:
    return before if isinstance(wish, UnsetType) else wish


def checked_options(name: str, seats: int, options: dict[str, str], cover: str) -> dict[str, str]:
    """Every option of a game with its value; Refused if the wishes cannot be."""
    _expect(name in games(), words.expected_game(games=list(games())))
    _expect(cover in LEVEL_NAMES, words.expected_cover(levels=LEVEL_NAMES))
    game = games()[name]
    try:
        check_seats(game.texts.title, game.seats, seats)
        return agreed(game.texts.title, game.options, seats, options)
    except BadSetup as error:
        raise Refused(error.message) from None


def start(request: requests.Start, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _gathering(table)
    _hosting(table, by)
    empty = [seat + 1 for seat, chair in enumerate(table.chairs) if chair.free()]
    _expect(not empty, words.nobody_at_seats(seats=empty))
    owing = [chair.name for chair in table.chairs if chair.owes]
    _expect(not owing, words.number_is_owed(names=owing))
    sealed: list[AnyEntry] = [Sealed(at=now)]
    hidden = any(chair.hidden() for chair in table.chairs)
    return sealed if hidden else [*sealed, Started(at=now)]


def disclose(request: requests.Disclose, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat = _own_seat(table, by)
    chair = table.chairs[seat]
    _expect(hash_of(request.nonce) == chair.hash, words.not_that_nonce())
    if chair.nonce:
        return []
    _expect(table.sealed is not None, words.keep_your_nonce())
    disclosed: list[AnyEntry] = [Disclosed(at=now, seat=seat, nonce=request.nonce)]
    return disclosed if table.awaited_nonces() != [seat] else [*disclosed, Started(at=now)]


def _free(table: Table, seat: Seat, now: int) -> list[AnyEntry]:
    """Free a seat; if the host leaves, another becomes host."""
    chair = _chair(table, seat)
    _expect(not chair.free(), words.nobody_sits_there())
    others = heirs(table, chair.person)
    handed: list[AnyEntry] = (
        [Hosted(at=now, person=others[0])] if chair.person == table.host and others else []
    )
    return [Stood(at=now, seat=seat), *handed]


def _hand_over(table: Table, seat: Seat | None, now: int) -> list[AnyEntry]:
    """The host goes. Where nobody can follow there is no host, until somebody sits down."""
    _running(table)
    stood: list[AnyEntry] = [] if seat is None else [Stood(at=now, seat=seat)]
    return [*stood, Hosted(at=now, person=next(iter(heirs(table, table.host)), ""))]


def heirs(table: Table, person: str) -> list[str]:
    """Return who may become host after somebody, in seat order; a bot would not know what to do."""
    people = [chair.person for chair in table.chairs if chair.person and not chair.owner]
    return [heir for heir in people if heir != person]


def vacated(table: Table, person: str, gone: Container[str], now: int) -> list[AnyEntry]:
    """Return entries that free the seat of somebody who leaves for good; nobody gone becomes the host."""
    entries: list[AnyEntry] = []
    seat = table.seat_of(person)
    if seat is not None and table.status() in (GATHERING, RUNNING):
        gathering = table.status() == GATHERING
        entries.append(Stood(at=now, seat=seat) if gathering else Resigned(at=now, seat=seat))
    if table.host == person:
        heir = next((heir for heir in heirs(table, person) if heir not in gone), "")
        entries.append(Hosted(at=now, person=heir))
    return entries


def check_invitation(table: Table, by: Visitor, seat: Seat, guest: Visitor) -> None:
    """Check an invitation: only the host invites, to a seat that is free for a bot."""
    _gathering(table)
    _hosting(table, by)
    _expect(_chair(table, seat).free(), words.seat_is_taken(name=table.chairs[seat].name))
    _expect(table.seat_of(guest.person) is None, words.bot_sits_here(name=guest.name))


# While the game runs


def act(request: requests.Act, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat, session = _own_session(table, by)
    if _said_before(session, seat, request.question, request.name):
        return []
    _running(table)
    _decides(table, seat, by)
    session.check(seat, request.name)
    return [Acted(at=now, seat=seat, name=request.name)]


def undo(request: requests.Undo, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat, session = _own_session(table, by)
    if _said_before(session, seat, request.question, ""):
        return []
    _running(table)
    _decides(table, seat, by)
    _expect(session.number(seat) > 0, words.nothing_to_take_back())
    if weary := table.no_more_undos(seat):
        raise Refused(weary)
    undone = table.undo(seat, now)
    if undone is None:
        raise Refused(words.cannot_be_taken_back())
    return [undone]


def leave(request: requests.Leave, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat = table.seat_of(by.person)
    if by.person == table.host and (seat is None or table.status() == GATHERING):
        _expect(table.sealed is None or seat is None, words.about_to_begin())
        return _hand_over(table, seat, now)
    if table.status() == GATHERING:
        _gathering(table)
        return _free(table, _own_seat(table, by), now)
    seat = _own_game(table, by)
    return [] if table.chairs[seat].covered else [Covered(at=now, seat=seat, why="left")]


def come_back(request: requests.Back, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat = _own_game(table, by)
    late = table.clocks is not None and seat in table.deciders() and table.clocks.over(seat)
    _expect(not late, words.time_is_over())
    _expect(table.chairs[seat].may_return(), words.came_back_too_often(times=RETURNS))
    return [Returned(at=now, seat=seat)] if table.chairs[seat].covered else []


def resign(request: requests.Resign, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    seat = _own_game(table, by)
    return [Resigned(at=now, seat=seat)]


def say(request: requests.Say, table: Table, by: Visitor, now: int) -> list[AnyEntry]:
    _expect(bool(by.name), words.say_your_name())
    seat = table.seat_of(by.person)
    if seat is None:
        _own_name(table, by)  # nobody speaks as somebody who plays
    text = printable(request.text)
    _expect(bool(text), words.nothing_to_say())
    name = by.name if seat is None else table.chairs[seat].name
    return [Said(at=now, name=name, text=text, person=by.person)]


def _said_before(session: GameSession, seat: Seat, number: int, name: str) -> bool:
    """Whether this very answer was given to that question already. Another one comes too late."""
    if number == session.number(seat):
        return False
    _expect(number < session.number(seat), words.question_not_asked_yet())
    _expect(session.log.answers[seat][number] == name, words.question_was_answered())
    return True


def printable(text: str) -> str:
    """Remove control characters, and space around the text."""
    return "".join(c if category(c)[0] != "C" else " " for c in text).strip()


# Who is who


def _own_name(table: Table, by: Visitor) -> None:
    """Check a name; Refused if it could be taken for that of somebody who sits here."""
    taken = [chair.name for chair in table.chairs if chair.name and chair.person != by.person]
    for name in taken:
        _expect(not alike(name, by.name), words.name_is_taken(name=name))


def _own_colour(table: Table, by: Visitor) -> str:
    """Return the colour that somebody chose; "" if another who sits here has it already."""
    chairs = zip(table.chairs, table.colours(), strict=True)
    taken = [colour for chair, colour in chairs if not chair.free() and chair.person != by.person]
    return "" if by.face.colour in taken else by.face.colour


def _expect(holds: bool, reason: Message) -> None:
    if not holds:
        raise Refused(reason)


def _gathering(table: Table) -> None:
    _expect(table.status() == GATHERING, words.game_has_begun())
    _expect(table.sealed is None, words.about_to_begin())


def _hosting(table: Table, by: Visitor) -> None:
    _expect(table.host == by.person, words.only_the_host())


def _chair(table: Table, seat: Seat) -> Chair:
    _expect(seat < len(table.chairs), words.only_so_many_seats(seats=len(table.chairs)))
    return table.chairs[seat]


def _own_seat(table: Table, by: Visitor) -> Seat:
    seat = by.seat if isinstance(by, HouseBot) else table.seat_of(by.person)
    if seat is None:
        raise Refused(words.not_at_this_table())
    return seat


def _own_game(table: Table, by: Visitor) -> Seat:
    seat, _ = _own_session(table, by)
    _running(table)
    return seat


def _own_session(table: Table, by: Visitor) -> tuple[Seat, GameSession]:
    seat = _own_seat(table, by)
    if table.frozen:
        raise Refused(table.frozen, table.names())
    if table.session is None:
        raise Refused(words.game_not_begun())
    return seat, table.session


def _running(table: Table) -> None:
    _expect(table.status() != OVER, words.game_is_over())


def _decides(table: Table, seat: Seat, by: Visitor) -> None:
    """Check who decides; Refused if a bot plays for the person who asks, or a person where a bot asks."""
    if isinstance(by, HouseBot):
        return _expect(bool(table.bot_at(seat)), words.person_plays_here())
    _expect(not table.chairs[seat].covered, words.bot_plays_for_you())


def row(kind: type[R], handler: Callable[[R, Table, Visitor, int], list[AnyEntry]]) -> tuple[type, Handler]:
    """A row of the table below; the handler takes just this kind of request."""
    return kind, cast(Handler, handler)


HANDLERS: Final[dict[type, Handler]] = dict(
    [
        row(requests.Sit, sit),
        row(requests.Stand, stand),
        row(requests.Bot, seat_bot),
        row(requests.Remove, remove),
        row(requests.Agree, agree),
        row(requests.Start, start),
        row(requests.Disclose, disclose),
        row(requests.Act, act),
        row(requests.Undo, undo),
        row(requests.Leave, leave),
        row(requests.Back, come_back),
        row(requests.Resign, resign),
        row(requests.Say, say),
    ]
)
