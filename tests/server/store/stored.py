"""Stores for tests."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from aiohttp import WSMsgType

from everglow.game import Json
from everglow.server.store.protocol import OwnPuzzle, Store
from everglow.server.table.listing import Listing
from everglow.server.table.table import Status

from ..keeping import keeping
from ..people import At

T = TypeVar("T")


def listing(
    code: str = "AAAAAA", status: Status = "gathering", public: bool = True, people: Sequence[str] = ("ann",)
) -> Listing:
    return Listing(code, "vale", status, public, ["Ann", ""], list(people), {})


async def write(
    store: Store,
    number: int,
    *lines: bytes,
    code: str = "AAAAAA",
    at: int = 0,
    status: Status = "gathering",
    public: bool = True,
    people: Sequence[str] = ("ann",),
) -> None:
    await store.append(code, number, list(lines), listing(code, status, public, people), at)


def a_puzzle(code: str, turn: int = 3, game: str = "vale", version: str = "1") -> OwnPuzzle:
    return OwnPuzzle(code, turn, game, version)


async def keep_puzzles(store: Store, *puzzles: OwnPuzzle) -> None:
    """Keep puzzles of finished games."""
    for puzzle in puzzles:
        await write(store, 1, b"one", code=puzzle.code, status="over")
        await store.keep_puzzle(puzzle)


def with_store(path: Path, work: Callable[[Any], Awaitable[T]]) -> T:
    """Run some work with a store, close the store, and return the result.

    Tests of one kind of store know more of it than the protocol.
    """

    async def stay() -> T:
        store = await keeping().open_store(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(stay())


async def rest(table: At) -> tuple[list[Json], str | None]:
    """Return what is said about the game until the connection is closed, and the reason given for that."""
    messages: list[Json] = []
    while (frame := await asyncio.wait_for(table.ws.receive(), 30)).type is WSMsgType.TEXT:
        messages.append(frame.json())
    return [message for message in messages if message["type"] != "present"], frame.extra
