"""A table: one game and who sits at it. It knows no sockets and no rules."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from everglow.bots.levels import LEVELS
from everglow.game import Seat
from everglow.record import Record
from everglow.server.table.clock import Clocks
from everglow.server.table.entries import (
    Branched,
    Covered,
    Hinted,
    Opened,
    Resigned,
    Returned,
    Undone,
)
from everglow.server.table.faces import PLAIN, Colour, seat_colours
from everglow.server.table.limits import RETURNS, UNDOS_OF_GAME, UNDOS_OF_QUESTION
from everglow.server.table.session import GameSession
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

Status: TypeAlias = Literal["gathering", "running", "over", "frozen"]
GATHERING: Final = "gathering"
RUNNING: Final = "running"
OVER: Final = "over"
FROZEN: Final = "frozen"  # it cannot go on with the rules of this version, but nothing of it is lost
LEVEL_NAMES: Final = [level.name for level in LEVELS]
BOTS: Final = ["Sable", "Wren", "Moss", "Thistle", "Juniper", "Rook", "Hazel", "Onyx"]  # what they are called


Remarkable: TypeAlias = Covered | Returned | Resigned | Hinted  # entries that the log of the game mentions


class Chair:
    """Occupant of a seat: nobody, a person, a bot; or a bot for a person."""

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.nonce = ""
        self.hash = ""  # of the nonce, told to everybody; the nonce itself may follow after the start
        self.owes = False  # a new hash, since somebody withheld a nonce
        self.face = PLAIN
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
    """Changes only by entries, in their order: see changes.py."""

    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self.opened = opened  # with what was agreed since
        self.host = opened.host
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.session: GameSession | None = None
        self.clocks: Clocks | None = None
        self.frozen: Message | None = None  # why it cannot go on
        self.sealed: int | None = None  # when the host began: the nonces are being told since
        self.disclosed: list[Seat] = []  # who told a hidden nonce since
        self.withheld: list[str] = []  # the names of those who did not, the last time
        self.rematch = ""
        self.imported = False  # it was played elsewhere
        self.branch: Branched | None = None  # it left another game, all of whose hands were open
        self.marked: set[Seat] = set()  # whose answers the coach marks
        self.hinted: set[tuple[Seat, int]] = set()  # questions about which the coach told somebody something
        self.said: list[Saying] = []
        self.remarks: list[tuple[int, Remarkable]] = []  # what the log says of people, after so many steps
        self.seq = 1  # entries so far
        self.commitment = self.record().commitment

    # What it is

    def status(self) -> Status:
        if self.frozen:
            return FROZEN
        if self.session is None:
            return GATHERING
        return OVER if self.session.over() else RUNNING

    def seat_of(self, person: str | None) -> Seat | None:
        """Return where somebody sits who did not give the seat up."""
        for seat, chair in enumerate(self.chairs):
            if person and chair.person == person and not chair.resigned:
                return seat
        return None

    def names(self) -> list[str]:
        """Return how everybody is called, by seat; "" where nobody sits."""
        return [chair.name for chair in self.chairs]

    def colours(self) -> list[Colour]:
        """Return the colour of every seat; no two are the same."""
        return seat_colours([chair.face.colour for chair in self.chairs])

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
        """Return how the seat's last answer would be taken back; None if it cannot be."""
        if self.session is None or self.frozen or self.no_more_undos(seat):
            return None
        if self.session.state_without(seat) is not None:
            return Undone(at=at, seat=seat)
        bots = self.session.bots_lost(seat) if self.only_bots(seat) else None
        return None if bots is None else Undone(at=at, seat=seat, bots=bots)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be granted; everybody is told after every step."""
        if self.session is None or self.frozen or self.no_more_undos(seat):
            return False
        if self.session.undo_possible(seat):
            return True
        return self.only_bots(seat) and self.session.bots_lost(seat) is not None

    def no_more_undos(self, seat: Seat) -> Message | None:
        """Say why a seat may take nothing back any more, None if it may: every undo is stored for ever."""
        assert self.session is not None
        of_question, of_game = self.session.undo.count(seat)
        if of_game >= UNDOS_OF_GAME:
            return words.too_many_undos_of_game(times=UNDOS_OF_GAME)
        if of_question >= UNDOS_OF_QUESTION:
            return words.too_many_undos_of_question(times=UNDOS_OF_QUESTION)
        return None

    def clock_runs(self) -> bool:
        """Whether somebody's time passes now."""
        return self.clocks is not None and any(since is not None for since in self.clocks.since)

    def deciders(self) -> list[Seat]:
        return [] if self.session is None or self.frozen else self.session.state.deciders()

    def result(self) -> tuple[list[int], list[Seat]]:
        """Points by seat and who has won; nothing before the game is over."""
        if self.session is None or self.status() != OVER:
            return [], []
        returns = self.session.state.returns()
        return self.session.state.scores(), [seat for seat, share in enumerate(returns) if share > 0]

    def record(self) -> Record:
        """The game as it would be dealt with the people who sit here."""
        names = [chair.name or f"seat {seat}" for seat, chair in enumerate(self.chairs)]
        record = Record(self.opened.game, self.opened.version, names, self.opened.secret)
        record.bots = [chair.level for chair in self.chairs]
        record.nonces = ["" if self.opened.lesson else chair.nonce for chair in self.chairs]
        record.hashes = ["" if self.opened.lesson else chair.hash for chair in self.chairs]
        record.options = self.opened.options
        return record

    def awaited_nonces(self) -> list[Seat]:
        """Return who must still tell a nonce before the first card is dealt."""
        if self.sealed is None or self.session is not None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.hidden()]

    def freeze(self, why: Message) -> None:
        """Stop the game: an entry that was legal when it was written is not legal with these rules."""
        self.frozen = words.other_rules(why=why)
