"""Evenings with remote bots."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from everglow.server.http.service import Service
from everglow.server.live.limits import Allowances

from ..guests import Bot, Lines, a_bot, seated
from ..people import At, Person, a_server, people

PLENTY = (1e9, 1e9)


@asynccontextmanager
async def an_evening(data: Path, *names: str) -> AsyncIterator[tuple[str, Service, *tuple[Person, ...]]]:
    """A server where nobody is slowed down, and people at it."""
    async with a_server(data, chat=Allowances(*PLENTY)) as (base, service), people(base, *names) as found:
        service.server.allowances.requests = Allowances(*PLENTY)
        yield base, service, *found


@asynccontextmanager
async def a_listener(
    data: Path, *names: str, name: str = "Dreamer", public: bool = True
) -> AsyncIterator[tuple[Service, Bot, Lines, *tuple[Person, ...]]]:
    """An evening at which a bot of the first of these people listens."""
    async with (
        an_evening(data, *names) as (base, service, *found),
        a_bot(base, found[0], name, public) as bot,
        bot.listens() as events,
    ):
        yield service, bot, events, *found


async def begun(host: Person, bot: Bot, events: Lines, game: str = "vale", **wishes: object) -> At:
    """The host and the bot play; the host's connection."""
    table = await host.at(await host.opens(game, 2, **wishes)).__aenter__()
    await table.does("sit", seat=0)
    await seated(host, bot, events, table.code)
    await table.does("start")
    return table
