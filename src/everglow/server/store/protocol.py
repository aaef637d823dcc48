"""Protocol of the store: entries of tables, people with their devices and bots, and the server's time.

A store knows nothing of tables but their entries, numbered from 1, and a listing to find them by.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

import msgspec

from everglow.server.store.peers import Peers
from everglow.server.table.clock import ServerClock
from everglow.server.table.erase import Leaver
from everglow.server.table.faces import Face
from everglow.server.table.listing import Listing

DAY: Final = 86_400_000  # milliseconds
REPRIEVE: Final = 7.0  # days between the mark and the end of a table
GUESTS: Final = (  # the query of every store for the fields of StoredBot
    "SELECT guests.person, bot.name, owner, whose.name, public FROM guests"
    " JOIN people AS bot ON bot.person = guests.person JOIN people AS whose ON whose.person = owner"
)
OWN_PUZZLE: Final = "SELECT code, turn, game, version FROM puzzles"
NOT_CLOSED: Final = "code NOT IN (SELECT what FROM closed WHERE kind = 'table')"
EXERCISES: Final = "SELECT person, code, turn, due, box FROM exercises"


class Closures(NamedTuple):
    """Closed tables, names and addresses, as whoever runs the server decided."""

    tables: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()  # casefolded
    addresses: frozenset[str] = frozenset()
    people: frozenset[str] = frozenset()  # who has one of the names


class Place(NamedTuple):
    """Cursor of a list: the place where a page ended."""

    used: float
    code: str


NO_PLACE: Final = Place(math.inf, "")  # before the first page


class Taken(Exception):
    """The number is not that of the table's next entry: somebody was faster, or the table has expired."""


class Elsewhere(Taken):
    """Another process owns the table; `process` says which one, "" if that is not known."""

    def __init__(self, process: str = "") -> None:
        super().__init__(process)
        self.process = process


class Crowded(Exception):
    """Refusal of another unfinished table: somebody has as many as they may have."""


class Ceiling(NamedTuple):
    """Limit of unfinished tables for somebody, with the one that is opened."""

    person: str
    tables: int


class Session(msgspec.Struct):
    """One device of a person; of its token only the hash is kept."""

    person: str
    name: str
    token: bytes
    since: float  # when the first device of the person was made known
    touched: int  # when it was used, in the house's time; not more exact than an hour
    language: str = ""  # which the person chose
    avatar: str = ""  # ... and how they look
    colour: str = ""


class StoredDevice(msgspec.Struct):
    """A device as its owner sees it."""

    session: str
    device: str  # browser and system, as far as they are known
    made: float
    used: float


class StoredBot(msgspec.Struct):
    """Somebody's bot, which is a person of its own; of its token only the hash is kept."""

    person: str
    name: str
    owner: str
    owner_name: str
    public: bool  # anybody may challenge it, not its owner alone


class Exercise(msgspec.Struct):
    """Turn of a finished game that somebody shall spend anew, when a day has come."""

    person: str
    code: str
    turn: int
    due: int  # a day, counted from the first of January 1970
    box: int  # how often in a row it was answered well


class OwnPuzzle(msgspec.Struct):
    """Turn of a finished game of this server that can be the puzzle of a day."""

    code: str
    turn: int
    game: str
    version: str  # of the rules


Anonymise = Callable[[Leaver, list[bytes], Listing], tuple[list[bytes], Listing]]


class Store(Protocol):
    """Interface of the store. Whatever is awaited is durable when it returns."""

    @property
    def peers(self) -> Peers | None:
        """Other processes that share this store; None if none can."""

    async def clock(self) -> ServerClock:
        """Return the time of the house, which stood still while no process ran."""

    def append(
        self,
        code: str,
        number: int,
        lines: list[bytes],
        listing: Listing,
        at: int,
        named: Iterable[str] = (),
        ceiling: Ceiling | None = None,
    ) -> Awaitable[None]:
        """Entries of a table, from this number on, and whom they name; all or none.

        Taken if somebody was faster, Crowded if somebody has as many tables as they may have.
        """

    async def entries(self, code: str) -> list[bytes]:
        """All entries of a table in order; none if there is no such table."""

    async def take(self, code: str) -> list[bytes]:
        """Own a table, so that nobody else appends to it; return its entries. Elsewhere if another does."""

    async def release(self, codes: Sequence[str]) -> None:
        """Let go of tables that are not in memory any more, so that any process may take them."""

    async def withdraw(self) -> None:
        """Take no table from now on: the server stops, and lets go of one table after the other."""

    async def retire(self) -> None:
        """Let go of all tables and take none from now on: the server stops."""

    async def analysis(self, code: str, judge: str) -> bytes | None:
        """Return what this judge said of a game; None if it has said nothing yet."""

    async def keep_analysis(self, code: str, judge: str, analysis: bytes) -> None:
        """Keep what a judge said of a game, instead of what another said; nothing if the game is gone."""

    async def listings(
        self, status: str, person: str | None, limit: int, after: Place | None = None
    ) -> list[Listing]:
        """The latest first, those after a place: of everybody's public tables, or all of one person's."""

    async def census(self) -> dict[str, int]:
        """Return how many tables there are, by status."""

    async def expire(self, status: str, now: int, days: float, spared: Sequence[str] = ()) -> int:
        """Delete tables of this status that nobody used for so long; how many there were.

        Days are those of the house's time: a wrong clock ages nothing. A table is marked first, and
        deleted a week later unless somebody used it meanwhile, or it is one of those to be spared.
        """

    async def closures(self) -> Closures:
        """Return what whoever runs the server has closed."""

    async def check(self) -> str:
        """Check the file; return what is wrong with it, "" if nothing is."""

    async def key(self) -> bytes:
        """Return what cookies are signed with: made once, then always the same."""

    async def add_session(self, session: str, person: str, name: str, token: bytes, device: str = "") -> None:
        """A new device and what it is, of a new person or of one who is known."""

    async def session(self, session: str) -> Session | None: ...

    async def touch(self, session: str, now: int) -> None:
        """A device is used, in the house's time."""

    async def devices(self, person: str) -> list[StoredDevice]:
        """Somebody's devices, the latest used first."""

    async def end_sessions(self, person: str, sessions: Sequence[str]) -> list[str]:
        """Forget devices of somebody; those that were theirs."""

    async def expire_sessions(self, before: int) -> list[str]:
        """Forget devices that were not used since then, in the house's time."""

    async def rename(self, person: str, name: str) -> None: ...

    async def choose_language(self, person: str, language: str) -> None: ...

    async def choose_face(self, person: str, face: Face) -> None: ...

    async def leave(self, person: str) -> Leaver:
        """Delete somebody's name, devices, links and bots; `rewrite` follows for every table of `traces`."""

    async def leavers(self) -> list[Leaver]:
        """Return the people who have left while some tables still name them."""

    async def traces(self, leaver: Leaver) -> list[tuple[str, str]]:
        """The tables that name somebody, each with its status."""

    async def rewrite(self, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
        """Make a table forget somebody. It is deleted if nobody else who is known was there."""

    async def forgotten(self, leaver: Leaver) -> None:
        """Forget somebody whom no table names any more."""

    async def add_link(self, token: bytes, person: str, until: float) -> None:
        """A personal link that works once, until then."""

    async def take_link(self, token: bytes) -> str | None:
        """Return whose link it is; it works no more."""

    async def add_guest(
        self, person: str, owner: str, name: str, token: bytes, public: bool, most: int
    ) -> bool:
        """A new bot of somebody's; whether they had fewer than so many."""

    async def guests_of(self, owner: str) -> list[StoredBot]:
        """Somebody's bots, the oldest first."""

    async def guest(self, token: bytes) -> StoredBot | None:
        """Return whose token it is."""

    async def renew_guest(self, person: str, owner: str, token: bytes) -> bool:
        """Another token instead of the old one; whether it is a bot of theirs."""

    async def drop_guest(self, person: str, owner: str) -> bool:
        """Forget a bot and its token; whether it was one of theirs."""

    async def solved(self, person: str) -> dict[int, int]:
        """Return the days whose puzzle somebody answered, each with the share that the answer lost."""

    async def keep_solved(self, person: str, day: int, lost: int) -> None:
        """Keep what somebody's answer lost, if it is their first to the puzzle of that day."""

    async def exercises(self, person: str) -> list[Exercise]:
        """Somebody's exercises, the earliest due first."""

    async def add_exercises(self, exercises: Sequence[Exercise]) -> None:
        """Keep new exercises; those that are known stay as they are, and those of games that are gone go."""

    async def postpone(self, exercise: Exercise) -> None:
        """Change when a known exercise is due, and its box."""

    async def keep_puzzle(self, puzzle: OwnPuzzle) -> None:
        """Keep a puzzle; nothing if its game has one already, or is gone."""

    async def puzzle_of(self, day: int, game: str, version: str) -> OwnPuzzle | None:
        """Return the puzzle of a day: the oldest that had no day when this one was first asked for.

        None if there was none of this game and these rules, or if its game was deleted or closed since.
        """

    async def beat(self, at: int) -> None:
        """The house was open until then, in its own time."""

    async def past(self) -> int:
        """Return how long the house has been open, as far as anything tells."""

    async def close(self) -> None: ...


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def dated(listing: bytes, used: float) -> Listing:
    """A listing as it was written, and when its table was last used."""
    decoded = msgspec.json.decode(listing, type=Listing)
    decoded.used = used
    return decoded
