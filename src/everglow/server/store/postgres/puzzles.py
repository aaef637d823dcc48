"""Puzzles in PostgreSQL: those that games of this server gave, and which one each day has."""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import astuple

from everglow.server.store.postgres.append import ALONE
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import Link
from everglow.server.store.protocol import NOT_CLOSED, OWN_PUZZLE, OwnPuzzle

CHOICE: Final = "puzzle_days"  # of which processes make one at a time, so that no puzzle has two days
KEEP: Final = (
    "INSERT INTO puzzles SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT FROM tables WHERE code = $1)"
    " ON CONFLICT DO NOTHING"
)
FIRST: Final = (
    f"SELECT code FROM puzzles WHERE game = $2 AND version = $3 AND {NOT_CLOSED}"
    " AND code NOT IN (SELECT code FROM puzzle_days) ORDER BY found, code LIMIT 1"
)
CHOSEN: Final = "SELECT EXISTS (SELECT FROM puzzle_days WHERE day = $1)"
CHOOSE: Final = (
    f"INSERT INTO puzzle_days SELECT $1, coalesce(({FIRST}), '')"
    " WHERE NOT EXISTS (SELECT FROM puzzle_days WHERE day = $1)"
)
OF_DAY: Final = (
    f"{OWN_PUZZLE} JOIN puzzle_days USING (code)"
    f" WHERE day = $1 AND game = $2 AND version = $3 AND {NOT_CLOSED}"
)


class Puzzles:
    """The part of a store that keeps puzzles."""

    link: Link

    async def keep_puzzle(self, puzzle: OwnPuzzle) -> None:
        await self.link.execute(KEEP, *astuple(puzzle), time.time())

    async def puzzle_of(self, day: int, game: str, version: str) -> OwnPuzzle | None:
        async def choose(c: Connection) -> None:
            await c.execute(ALONE, CHOICE)
            await c.execute(CHOOSE, day, game, version)

        if not await self.link.fetchval(CHOSEN, day):
            await self.link.change(choose)
        rows = await self.link.fetch(OF_DAY, day, game, version)
        return OwnPuzzle(*rows[0]) if rows else None
