"""Several processes, as far as their database knows: each a store in the process of a test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from everglow.server.store.postgres.store import PostgresStore

from .server import Postgres


@asynccontextmanager
async def stores(postgres: Postgres, path: Path, count: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Several processes, as far as their database knows."""
    async with AsyncExitStack() as stack:
        found = [await PostgresStore.open(postgres.made(path)) for _ in range(count)]
        for store in found:
            stack.push_async_callback(store.close)
        yield found


def together(postgres: Postgres, path: Path, work: Callable[..., Awaitable[None]], count: int = 2) -> None:
    """Do something with several of them."""

    async def stay() -> None:
        async with stores(postgres, path, count) as found:
            await work(*found)

    asyncio.run(stay())


async def freeze(store: PostgresStore) -> None:
    """Stop all that a process does by itself, as SIGSTOP would; it may go on later."""
    store.peers.task.cancel()
    await asyncio.gather(store.peers.task, return_exceptions=True)


def thaw(store: PostgresStore) -> None:
    store.peers.task = asyncio.create_task(store.peers._work())
