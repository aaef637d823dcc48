"""A table: one game and the people at it, as its entries tell. No sockets here, and no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import structs

from everglow.bots.levels import LEVELS
from everglow.game import Seat
from everglow.games import games
from everglow.record import BadRecord, Record
from everglow.server.table.clock import Clocks
from everglow.server.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Branched,
    Covered,
    Disclosed,
    Hosted,
    Imported,
    Joined,
    Opened,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Started,
    Stood,
    Undone,
    Withheld,
)
from everglow.server.table.limits import RETURNS, UNDOS_OF_GAME, UNDOS_OF_QUESTION
from everglow.server.table.names import alike
from everglow.server.table.session import Course

GATHERING: Final = "gathering"
RUNNING: Final = "running"
OVER: Final = "over"
FROZEN: Final = "frozen"  # it cannot go on with the rules of this version, but nothing of it is lost
BOTS: Final = ["Sable", "Wren", "Moss", "Thistle", "Juniper", "Rook", "Hazel", "Onyx"]  # what they are called
REMEMBERED: Final = 50  # things said that newcomers are told


Remarkable: TypeAlias = Covered | Returned | Resigned  # entries that the log of the game mentions


class Chair:
    """Who sits at a seat: nobody, a person, a bot; or a bot for a person."""

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.nonce = ""
        self.hash = ""  # of the nonce, told to everybody; the nonce itself may follow after the start
        self.owes = False  # a new hash, since somebody withheld a nonce
        self.owner = ""  # the name of whose bot it is, if the person is one that came over the network
        self.level = ""  # of the bot of the house that sits here
        self.covered = ""  # why a bot plays for the person: away, time, left
        self.since = 0  # steps of the game before it last began to
        self.returns = 0  # how often they took the seat back
        self.resigned = False

    def may_return(self) -> bool:
        return self.returns < RETURNS

    def comes_back(self) -> bool:
        """Whether the person plays again as soon as they are here."""
        return self.covered == "away" and self.may_return()

    def free(self) -> bool:
        return not self.person and not self.level

    def hidden(self) -> bool:
        """The nonce is not told yet."""
        return bool(self.hash) and not self.nonce

    def human(self) -> bool:
        """A person decides here now."""
        return bool(self.person) and not self.covered and not self.resigned

    def bot(self) -> bool:
        """A bot sits here, of the house or of somebody."""
        return bool(self.level or self.owner)


class Saying(NamedTuple):
    """Something that was said, and from which seat; None for somebody who watched."""

    name: str
    text: str
    seat: Seat | None


class Table:
    """Changes only by what is noted, in the order of the entries."""

    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self.opened = opened  # with what was agreed since
        self.host = opened.host
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.course: Course | None = None
        self.clocks: Clocks | None = None
        self.frozen = ""  # why it cannot go on
        self.sealed: int | None = None  # when the host began: the nonces are being told since
        self.disclosed: list[Seat] = []  # who told a hidden nonce since
        self.withheld: list[str] = []  # the names of those who did not, the last time
        self.rematch = ""
        self.imported = False  # it was played elsewhere
        self.branch: Branched | None = None  # it left another game, all of whose hands were open
        self.said: list[Saying] = []
        self.remarks: list[tuple[int, Remarkable]] = []  # what the log says of people, after so many steps
        self.seq = 1  # entries so far
        self.commitment = self.record().commitment

    # What it is

    def status(self) -> str:
        if self.frozen:
            return FROZEN
        if self.course is None:
            return GATHERING
        return OVER if self.course.over() else RUNNING

    def seat_of(self, person: str | None) -> Seat | None:
        """Where somebody sits who did not give the seat up."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person and not chair.resigned:
                return seat
        return None

    def people(self) -> list[str]:
        return sorted(({chair.person for chair in self.chairs} | {self.host}) - {""})

    def bot_at(self, seat: Seat) -> str:
        """The level that plays at a seat now, "" if a person does."""
        chair = self.chairs[seat]
        return chair.level or ("" if chair.human() else self.opened.cover)

    def only_bots(self, seat: Seat) -> bool:
        """Whether all others are bots of the house, none of them for a person: their answers may go, too."""
        others = self.chairs[:seat] + self.chairs[seat + 1 :]
        return all(chair.level and not chair.person for chair in others)

    def undo(self, seat: Seat, at: int = 0) -> Undone | None:
        """How the seat's last answer would be taken back; None if it cannot be."""
        if self.course is None or self.frozen or self.no_more_undos(seat):
            return None
        if self.course.without(seat) is not None:
            return Undone(at=at, seat=seat)
        bots = self.course.without_bots(seat) if self.only_bots(seat) else None
        return None if bots is None else Undone(at=at, seat=seat, bots=bots)

    def no_more_undos(self, seat: Seat) -> str:
        """Why a seat may take nothing back any more, "" if it may: every undo is kept and loaded for ever."""
        assert self.course is not None
        of_question, of_game = self.course.regretted(seat)
        if of_game >= UNDOS_OF_GAME:
            return f"you have taken back {UNDOS_OF_GAME} answers in this game; what you say now stands"
        if of_question >= UNDOS_OF_QUESTION:
            return f"you have taken this answer back {UNDOS_OF_QUESTION} times; now it stands"
        return ""

    def clock_runs(self) -> bool:
        """Whether somebody's time passes now."""
        return self.clocks is not None and any(since is not None for since in self.clocks.since)

    def deciders(self) -> list[Seat]:
        return [] if self.course is None or self.frozen else self.course.state.deciders()

    def result(self) -> tuple[list[int], list[Seat]]:
        """Points by seat and who has won; nothing before the game is over."""
        if self.course is None or self.status() != OVER:
            return [], []
        returns = self.course.state.returns()
        return self.course.state.scores(), [seat for seat, share in enumerate(returns) if share > 0]

    def record(self) -> Record:
        """The game as it would be dealt with the people who sit here."""
        names = [chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs)]
        found = Record(self.opened.game, self.opened.version, names, self.opened.secret)
        found.bots = [chair.level for chair in self.chairs]
        found.nonces = ["" if self.opened.lesson else chair.nonce for chair in self.chairs]
        found.hashes = ["" if self.opened.lesson else chair.hash for chair in self.chairs]
        found.options = self.opened.options
        return found

    def awaited_nonces(self) -> list[Seat]:
        """Who must still tell a nonce before the first card is dealt."""
        if self.sealed is None or self.course is not None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.hidden()]

    # What happens

    def note(self, entry: AnyEntry) -> None:
        """An entry that was checked before it was written down."""
        self.seq += 1
        NOTE[type(entry)](self, entry)
        if self.course is not None and isinstance(entry, Remarkable):
            self.remarks.append((len(self.course.steps), entry))
        if self.clocks is not None:
            self.clocks.ask([seat for seat in self.deciders() if self.chairs[seat].human()], entry.at)

    def _opened(self, entry: Opened) -> None:
        raise TypeError("a table is opened once")

    def _sat(self, entry: Sat) -> None:
        chair = self.chairs[entry.seat]
        chair.person, chair.name, chair.nonce, chair.level = entry.person, entry.name, entry.nonce, ""
        chair.owner, chair.hash, chair.owes = entry.owner, entry.hash, False

    def _joined(self, entry: Joined) -> None:
        self.chairs[entry.seat] = chair = Chair()
        chair.level = entry.level
        chair.name = self._bot_name(entry.seat)

    def _bot_name(self, seat: Seat) -> str:
        """A name that nobody else has here; no creature and no companion is called so either."""
        taken = [chair.name for other, chair in enumerate(self.chairs) if other != seat]
        return next(name for name in BOTS if not any(alike(name, other) for other in taken))

    def _stood(self, entry: Stood) -> None:
        self.chairs[entry.seat] = Chair()
        if self.sealed is not None:
            self._commit_anew()

    def _sealed(self, entry: Sealed) -> None:
        self.sealed, self.disclosed, self.withheld = entry.at, [], []

    def _disclosed(self, entry: Disclosed) -> None:
        self.chairs[entry.seat].nonce = entry.nonce
        self.disclosed.append(entry.seat)

    def _withheld(self, entry: Withheld) -> None:
        self.withheld = [self.chairs[seat].name for seat in entry.seats]
        for seat in entry.seats:
            self.chairs[seat] = Chair()
        self._commit_anew()

    def _commit_anew(self) -> None:
        """Nonces that are known now are of no use: whoever hid one chooses another."""
        for seat, chair in enumerate(self.chairs):
            if chair.hidden() or seat in self.disclosed:
                chair.hash, chair.nonce, chair.owes = "", "", bool(chair.person)
        self.sealed, self.disclosed = None, []

    def _agreed(self, entry: Agreed) -> None:
        agreed = {name: getattr(entry, name) for name in ("options", "seats", "public", "timing", "cover")}
        self.opened = structs.replace(self.opened, **agreed)
        self.chairs = self.chairs[: entry.seats]
        self.chairs += [Chair() for _ in range(entry.seats - len(self.chairs))]

    def _hosted(self, entry: Hosted) -> None:
        self.host = entry.person

    def _started(self, entry: Started) -> None:
        try:
            self.course = Course(games()[self.opened.game], self.record(), entry.at)
        except (BadRecord, KeyError) as error:
            self._freeze(str(error))
        if self.opened.timing is not None:
            self.clocks = Clocks(self.opened.timing, self.opened.seats)

    def _acted(self, entry: Acted) -> None:
        if self.clocks is not None:
            self.clocks.answer(entry.seat, entry.at)
        if self.course is not None and not self.frozen:
            if why := self.course.why_not(entry.seat, entry.name):
                return self._freeze(why)
            bot = self.bot_at(entry.seat) or self.chairs[entry.seat].owner
            self.course.act(entry.seat, entry.name, entry.at, bot)

    def _freeze(self, why: str) -> None:
        """What was checked when it was written down cannot be any more: these are other rules."""
        self.frozen = f"this game was begun with other rules than those of this server ({why})"

    def _undone(self, entry: Undone) -> None:
        if self.clocks is not None:
            self.clocks.take_back(entry.seat, entry.at)
        if self.course is not None and not self.frozen:
            if not self._can_undo(entry):
                return self._freeze("an undo is not possible any more")
            self.course.undo(entry.seat, entry.bots)

    def _can_undo(self, entry: Undone) -> bool:
        assert self.course is not None
        if entry.bots is None:
            return self.course.without(entry.seat) is not None
        return self.course.going_with(entry.seat) == entry.bots

    def _covered(self, entry: Covered) -> None:
        chair = self.chairs[entry.seat]
        chair.covered, chair.since = entry.why, len(self.course.steps) if self.course else 0

    def _returned(self, entry: Returned) -> None:
        chair = self.chairs[entry.seat]
        chair.covered, chair.returns = "", chair.returns + 1

    def _resigned(self, entry: Resigned) -> None:
        self.chairs[entry.seat].resigned = True

    def _said(self, entry: Said) -> None:
        """Players and watchers have a room of talk each, and neither drives the other's words out."""
        said = Saying(entry.name, entry.text, self.seat_of(entry.person))
        room = [one for one in self.said if (one.seat is None) == (said.seat is None)]
        if len(room) >= REMEMBERED:
            self.said.remove(room[0])
        self.said.append(said)

    def _rematched(self, entry: Rematched) -> None:
        self.rematch = entry.code

    def _imported(self, entry: Imported) -> None:
        self.imported, record = True, Record.from_json(entry.record)
        for seat, (chair, name, bot) in enumerate(zip(self.chairs, record.names, record.bots, strict=True)):
            chair.name, chair.level = name, bot if bot in LEVEL_NAMES else ""
            chair.hash = record.hashes[seat]
        try:
            self.course = Course.replayed(games()[record.game], record)
        except (BadRecord, KeyError) as error:
            self._freeze(str(error))

    def _branched(self, entry: Branched) -> None:
        self.branch, record = entry, Record.from_json(entry.record)
        for seat, (chair, nonce) in enumerate(zip(self.chairs, record.nonces, strict=True)):
            own = seat == entry.seat
            chair.nonce, chair.level = nonce, "" if own else entry.level
            chair.hash = record.hashes[seat]
            chair.person, chair.name = (entry.person, entry.name) if own else ("", record.names[seat])
        try:
            self.course = Course.replayed(games()[record.game], record)
        except (BadRecord, KeyError) as error:
            return self._freeze(str(error))
        self.course.settle(entry.at)


NOTE: Final[dict[type[AnyEntry], Callable[[Table, Any], None]]] = {
    Opened: Table._opened,
    Sat: Table._sat,
    Joined: Table._joined,
    Stood: Table._stood,
    Agreed: Table._agreed,
    Hosted: Table._hosted,
    Sealed: Table._sealed,
    Disclosed: Table._disclosed,
    Withheld: Table._withheld,
    Started: Table._started,
    Acted: Table._acted,
    Undone: Table._undone,
    Covered: Table._covered,
    Returned: Table._returned,
    Resigned: Table._resigned,
    Said: Table._said,
    Rematched: Table._rematched,
    Imported: Table._imported,
    Branched: Table._branched,
}
LEVEL_NAMES: Final = [level.name for level in LEVELS]


def told(entries: list[AnyEntry], code: str) -> Table:
    """The table that these entries tell."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    table = Table(code, opened)
    for entry in entries[1:]:
        table.note(entry)
    return table
