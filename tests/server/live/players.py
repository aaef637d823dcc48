"""What tests of profiles share."""

from contextlib import asynccontextmanager

from everglow.server.live.limits import Allowances

from ..guests import a_bot, seated


@asynccontextmanager
async def with_a_bot(base, service, host, owner, name="Dreamer"):
    """A host plays with a bot of the owner's: the host's connection, the bot and what it hears."""
    service.server.requests = Allowances(1e9, 1e9)  # the bot is in a hurry
    async with (
        a_bot(base, owner, name) as bot,
        bot.listens() as events,
        host.at(await host.opens(cover="spark")) as table,
    ):
        await table.does("sit", seat=0)
        await seated(host, bot, events, table.code)
        await table.does("start")
        yield table, bot, events
