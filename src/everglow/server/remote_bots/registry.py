"""Registry of remote bots: their tokens, their owners, and which of them are connected."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from everglow.games import games
from everglow.server.live.hints import hint
from everglow.server.live.limits import GUESTS
from everglow.server.live.streams import Stream
from everglow.server.live.tables import Tables
from everglow.server.remote_bots.events import AboutTable, Over, Seated, Started, Stood
from everglow.server.store.protocol import Store, StoredBot, token_hash
from everglow.server.table import requests
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.people import Visitor
from everglow.server.table.table import GATHERING, OVER, RUNNING, Table
from everglow.server.views import messages as m
from everglow.server.views.updates import table_message
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

MARK: Final = "everglow_bot_"  # by which people, and programs that look for leaked secrets, know a token
GONE: Final = ""  # how it stands with a table at which a bot has no seat
LISTED: Final = 100  # tables that a bot is told of when it comes
EVENTS: Final[dict[str, type[AboutTable]]] = {  # by the new status of a table
    GATHERING: Seated,
    RUNNING: Started,
    OVER: Over,
    GONE: Stood,
}


class NoBot(Unable):
    """No bot of that name, or it is somebody else's."""


class BotTold(msgspec.Struct):
    """A bot that listens now, whose it is, and what it plays."""

    bot: str
    name: str
    owner: str
    games: list[str]


class RemoteBot(Visitor):
    """A bot that has shown its token, and who brought it."""

    def __init__(self, kept: StoredBot) -> None:
        super().__init__(kept.person, kept.name, kept.owner_name)
        self.host = kept.owner
        self.public = kept.public

    def welcomes(self, person: str) -> bool:
        """Whether somebody may challenge it."""
        return self.public or person == self.host


class Listener:
    """A bot that listens: what it plays, and what it knows of its tables."""

    def __init__(self, guest: RemoteBot, plays: list[str], language: str | None = None) -> None:
        self.guest = guest
        self.plays = plays
        self.stream = Stream(language)
        self.known: dict[str, str] = {}  # by code: how it stands there

    def tell(self, message: m.Letter) -> None:
        self.stream.send(m.encode(message))

    def notice(self, table: Table) -> None:
        """Say what has changed for this bot; games that were over before are old news."""
        person, before = self.guest.person, self.known.get(table.code, GONE)
        now = GONE if table.seat_of(person) is None else table.status()
        if now == before or now not in EVENTS or (now == OVER and before != RUNNING):
            return
        self.known[table.code] = now
        if now in (OVER, GONE):
            del self.known[table.code]
        self.tell(EVENTS[now](table=table_message(table, person)))

    def listing(self) -> BotTold:
        return BotTold(self.guest.person, self.guest.name, self.guest.owner, self.plays)


class BotRegistry:
    """Registry of all remote bots, and which are connected now."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.listening: dict[str, Listener] = {}
        self.streams: dict[str, set[Stream]] = defaultdict(set)  # of tables, by bot
        tables.noticed.append(self.notice)

    # Whose they are

    async def make(self, owner: Visitor, name: str, public: bool) -> tuple[str, str]:
        """A new bot and its token, which is told now and never again."""
        if name in [other.name for other in await self.store.guests_of(owner.person)]:
            raise Refused(words.bot_exists(name=name))
        person, token = secrets.token_urlsafe(9), new_token()
        if not await self.store.add_guest(person, owner.person, name, token_hash(token), public, GUESTS):
            raise Refused(words.too_many_bots(bots=GUESTS))
        return person, token

    async def renew(self, owner: Visitor, person: str) -> str:
        """Another token for a bot; whoever has the old one is shown out."""
        token = new_token()
        if not await self.store.renew_guest(person, owner.person, token_hash(token)):
            raise NoBot(words.no_such_bot())
        self.show_out(person, words.bot_token_renewed())
        return token

    async def revoke(self, owner: Visitor, person: str) -> None:
        """The token is worth nothing any more, and others play on where the bot sat."""
        if not await self.store.drop_guest(person, owner.person):
            raise NoBot(words.no_such_bot())
        self.show_out(person, words.bot_was_removed())
        for status, leave in ((GATHERING, requests.Stand), (RUNNING, requests.Resign)):
            for code in await self._seats(person, status):
                await self.tables.carry_out(code, Visitor(person, ""), leave())

    async def _seats(self, person: str, status: str) -> list[str]:
        """Codes of the tables of this status at which a bot sits."""
        codes = []
        for listing in await self.store.listings(status, person, LISTED):
            async with self.tables.seen(listing.code) as table:
                if table.seat_of(person) is not None and table.status() == status:
                    codes.append(listing.code)
        return codes

    def show_out(self, person: str, reason: Message) -> None:
        """Close all connections of a bot, to whichever process."""
        self.dismiss(person, reason)
        hint(self.store, "bots", [person, reason])

    def dismiss(self, person: str, reason: Message) -> None:
        streams = list(self.streams[person])
        if listener := self.listening.pop(person, None):
            streams.append(listener.stream)
        for stream in streams:
            stream.dismiss(reason)

    async def recognise(self, token: str) -> RemoteBot | None:
        kept = await self.store.guest(token_hash(token))
        return RemoteBot(kept) if kept else None

    # What they hear

    @contextmanager
    def connected(self, guest: RemoteBot, language: str | None = None) -> Iterator[Stream]:
        """A stream of some table, as long as the bot is welcome."""
        stream = Stream(language)
        self.streams[guest.person].add(stream)
        try:
            yield stream
        finally:
            self.streams[guest.person].discard(stream)

    @contextmanager
    def listens(self, guest: RemoteBot, plays: list[str], language: str | None = None) -> Iterator[Listener]:
        """Connect a bot's stream of events: a newer one takes the place of an older."""
        if old := self.listening.pop(guest.person, None):
            old.stream.dismiss(words.bot_listens_elsewhere())
        listener = self.listening[guest.person] = Listener(guest, plays, language)
        try:
            yield listener
        finally:
            if self.listening.get(guest.person) is listener:
                del self.listening[guest.person]

    async def remind(self, listener: Listener) -> None:
        """Tell a bot that connects of the tables at which it sits."""
        for status in (GATHERING, RUNNING):
            for listing in await self.store.listings(status, listener.guest.person, LISTED):
                async with self.tables.seen(listing.code) as table:
                    listener.notice(table)

    def notice(self, table: Table) -> None:
        for listener in list(self.listening.values()):
            listener.notice(table)

    def inviting(self, person: str) -> list[BotTold]:
        """Bots that somebody may challenge now."""
        bots = [listener.listing() for listener in self.listening.values() if listener.guest.welcomes(person)]
        return sorted(bots, key=lambda told: told.name.casefold())

    def stop(self) -> None:
        for listener in self.listening.values():
            listener.stream.dismiss(words.server_stops_for_bots())


def new_token() -> str:
    return MARK + secrets.token_urlsafe(24)


def games_played(wish: str) -> list[str]:
    """Parse the games that a bot wants to hear of; all if it names none."""
    names = [name for name in wish.split(",") if name] or list(games())
    if unknown := [name for name in names if name not in games()]:
        raise Refused(words.expected_games(games=list(games()), wish=unknown[0][:24]))
    return names
