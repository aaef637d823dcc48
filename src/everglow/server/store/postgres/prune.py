"""Delete old finished games from a PostgreSQL database, also while a server runs."""

from __future__ import annotations

import time
from typing import Final

from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import with_database
from everglow.server.store.postgres.store import remove
from everglow.server.table.table import FROZEN, OVER

OLD: Final = "SELECT code FROM tables WHERE status = ANY ($1) AND used < $2"
DAY: Final = 86_400  # seconds


def prune(address: str, days: int, really: bool) -> int:
    """Delete games that are over and older than so many days, if it is really meant; how many there are."""

    async def delete(c: Connection) -> int:
        async with c.transaction():
            old = [row[0] for row in await c.fetch(OLD, [OVER, FROZEN], time.time() - days * DAY)]
            if really:
                await remove(c, old)
        return len(old)

    return with_database(address, delete)
