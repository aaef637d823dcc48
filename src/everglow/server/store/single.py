"""A store that one process has for itself: nobody takes a table from it."""

from __future__ import annotations

from collections.abc import Sequence

from everglow.server.table.clock import ServerClock


class SingleProcess:
    """The part of a store that several processes would share."""

    peers: None = None

    async def clock(self) -> ServerClock:
        return ServerClock(await self.past())

    async def take(self, code: str) -> list[bytes]:
        return await self.entries(code)

    async def release(self, codes: Sequence[str]) -> None:
        pass

    async def withdraw(self) -> None:
        pass

    async def retire(self) -> None:
        pass

    async def entries(self, code: str) -> list[bytes]:
        raise NotImplementedError

    async def past(self) -> int:
        raise NotImplementedError
