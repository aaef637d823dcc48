"""What tests of the store share."""

import asyncio

from everglow.server.store.sqlite import SqliteStore
from everglow.server.table.listing import Listing


def listing(code="AAAAAA", status="gathering", public=True, people=("ann",)):
    return Listing(code, "vale", status, public, ["Ann", ""], list(people), {})


async def write(store, number, *lines, code="AAAAAA", at=0, **of):
    await store.append(code, number, list(lines), listing(code, **of), at)


def kept(path, work):
    """What some work with a store leads to."""

    async def stay():
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(stay())


async def rest(table):
    """What is still said about the game, until the end."""
    while True:
        frame = await asyncio.wait_for(table.ws.receive(), 30)
        if frame.type.name in ("CLOSE", "CLOSED", "CLOSING"):
            table.closing = frame.extra
            return
        if frame.json()["type"] != "present":
            yield frame.json()
