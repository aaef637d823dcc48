"""Challenges: a host invites a remote bot to a free seat, and waits for its answer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from everglow.server.live.tables import Tables
from everglow.server.remote_bots.events import Challenged, ChallengeTold, Withdrawn
from everglow.server.remote_bots.registry import BotRegistry, Listener, RemoteBot
from everglow.server.table import requests
from everglow.server.table.errors import Refused, Unable
from everglow.server.table.handlers import check_invitation
from everglow.server.table.people import Visitor
from everglow.server.table.table import GATHERING, Table
from everglow.server.views.updates import table_message
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

PATIENCE: Final = 20.0  # seconds for a bot to answer
LOOK: Final = 0.5  # seconds between two looks whether the host still waits


class NoChallenge(Unable):
    """No challenge of that id for this bot, or none any more."""


class Challenge:
    """Open until it is answered; then why it was declined, or None if it was accepted."""

    def __init__(self, by: Visitor, guest: RemoteBot, seat: int, table: Table) -> None:
        self.guest = guest
        self.seat = seat
        self.code = table.code
        self.terms = terms(table)
        self.told = ChallengeTold(secrets.token_urlsafe(9), by.name, seat, table_message(table, guest.person))
        self.answer: asyncio.Future[Message | None] = asyncio.get_running_loop().create_future()

    def stands(self, table: Table) -> bool:
        """Whether the table is still what the bot was told."""
        return terms(table) == self.terms and table.chairs[self.seat].free()


class Challenges:
    """Challenges that wait for an answer."""

    def __init__(self, guests: BotRegistry, tables: Tables) -> None:
        self.guests = guests
        self.tables = tables
        self.open: dict[str, Challenge] = {}
        tables.noticed.append(self.notice)

    async def ask(self, by: Visitor, code: str, seat: int, bot: str, gone: Callable[[], bool]) -> None:
        """Invite a bot and wait until it sits. Refused if it will not, or if the host is gone by then."""
        listener = self._invited(bot, by)
        async with self.tables.seen(code) as table:
            check_invitation(table, by, seat, listener.guest)
            challenge = self._issue(Challenge(by, listener.guest, seat, table), listener)
        await self._wait(challenge, gone)
        if reason := await challenge.answer:
            raise Refused(reason)

    def _invited(self, bot: str, by: Visitor) -> Listener:
        listener = self.guests.listening.get(bot)
        if listener is None or not listener.guest.welcomes(by.person):
            raise Refused(words.bot_does_not_listen())
        return listener

    def _issue(self, challenge: Challenge, listener: Listener) -> Challenge:
        name, game = challenge.guest.name, challenge.told.table.game
        if game not in listener.plays:
            raise Refused(words.bot_does_not_play_this(name=name))
        if [
            other
            for other in self.open.values()
            if (other.code, other.seat) == (challenge.code, challenge.seat)
        ]:
            raise Refused(words.bot_was_asked())
        self.open[challenge.told.id] = challenge
        listener.tell(Challenged(challenge=challenge.told))
        return challenge

    async def _wait(self, challenge: Challenge, gone: Callable[[], bool]) -> None:
        ends = monotonic() + PATIENCE
        while not challenge.answer.done() and monotonic() < ends and not gone():
            await asyncio.wait([challenge.answer], timeout=LOOK)
        if challenge.told.id in self.open:
            self._withdraw(challenge, words.bot_did_not_answer(name=challenge.guest.name))

    def _withdraw(self, challenge: Challenge, reason: Message) -> None:
        self._settle(challenge, reason)
        if listener := self.guests.listening.get(challenge.guest.person):
            listener.tell(Withdrawn(id=challenge.told.id))

    def _settle(self, challenge: Challenge, reason: Message | None) -> None:
        self.open.pop(challenge.told.id, None)
        if not challenge.answer.done():
            challenge.answer.set_result(reason)

    def notice(self, table: Table) -> None:
        """Withdraw challenges whose table has changed: a bot accepts what it was told, or nothing."""
        for challenge in list(self.open.values()):
            if challenge.code == table.code and not challenge.stands(table):
                self._withdraw(challenge, words.table_has_changed())

    # The bot's part

    def tell(self, listener: Listener) -> None:
        """Return what waits for a bot that comes."""
        for challenge in self.open.values():
            if challenge.guest.person == listener.guest.person:
                listener.tell(Challenged(challenge=challenge.told))

    async def accept(self, guest: RemoteBot, name: str, nonce: str, hash: str) -> str:
        """The bot sits down; the code of the table."""
        challenge = self._take(guest, name)
        try:
            await self.tables.carry_out(
                challenge.code, guest, requests.Sit(seat=challenge.seat, nonce=nonce, hash=hash)
            )
        except Refused as refused:
            self._settle(challenge, refused.message)
            raise
        except BaseException:
            self._settle(challenge, words.bot_could_not_sit(name=guest.name))
            raise
        self._settle(challenge, None)
        return challenge.code

    def decline(self, guest: RemoteBot, name: str, reason: str) -> None:
        declined = words.bot_declined(name=guest.name, reason=reason, said=bool(reason))
        self._settle(self._take(guest, name), declined)

    def _take(self, guest: RemoteBot, name: str) -> Challenge:
        """Remove a challenge and return it: it can be answered once."""
        challenge = self.open.get(name)
        if challenge is None or challenge.guest.person != guest.person:
            raise NoChallenge(words.no_such_challenge())
        return self.open.pop(name)


def terms(table: Table) -> tuple[Any, ...]:
    opened = table.opened
    return opened.game, opened.options, opened.seats, opened.timing, table.status() == GATHERING
