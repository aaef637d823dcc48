"""Players for tests of profiles."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from everglow.server.http.service import Service
from everglow.server.live.limits import Allowances

from ..guests import Bot, Lines, a_bot, seated
from ..people import At, Person


@asynccontextmanager
async def with_a_bot(
    base: str, service: Service, host: Person, owner: Person, name: str = "Dreamer"
) -> AsyncIterator[tuple[At, Bot, Lines]]:
    """A host plays with a bot of the owner's: the host's connection, the bot and what it hears."""
    service.server.allowances.requests = Allowances(1e9, 1e9)  # the bot is in a hurry
    async with (
        a_bot(base, owner, name) as bot,
        bot.listens() as events,
        host.at(await host.opens(cover="spark")) as table,
    ):
        await table.does("sit", seat=0)
        await seated(host, bot, events, table.code)
        await table.does("start")
        yield table, bot, events
