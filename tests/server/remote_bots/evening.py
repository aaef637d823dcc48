"""Evenings with remote bots."""

from contextlib import asynccontextmanager

from everglow.server.live.limits import Allowances

from ..guests import a_bot, seated
from ..people import a_server, people

PLENTY = (1e9, 1e9)


@asynccontextmanager
async def an_evening(data, *names):
    """A server where nobody is slowed down, and people at it."""
    async with a_server(data, chat=Allowances(*PLENTY)) as (base, service), people(base, *names) as found:
        service.server.requests = Allowances(*PLENTY)
        yield base, service, *found


@asynccontextmanager
async def a_listener(data, *names, **wishes):
    """An evening at which a bot of the first of these people listens."""
    async with (
        an_evening(data, *names) as (base, service, *found),
        a_bot(base, found[0], **wishes) as bot,
        bot.listens() as events,
    ):
        yield service, bot, events, *found


async def begun(host, bot, events, game="vale", **wishes):
    """The host and the bot play; the host's connection."""
    table = await host.at(await host.opens(game, **wishes)).__aenter__()
    await table.does("sit", seat=0)
    await seated(host, bot, events, table.code)
    await table.does("start")
    return table
