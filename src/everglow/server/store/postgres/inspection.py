"""A look at a PostgreSQL database for `everglow doctor`, also while a server writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from everglow.server.store.inspection import ProcessSeen
from everglow.server.store.postgres.connection import Connection, Row
from everglow.server.store.postgres.link import connect, explained
from everglow.server.store.postgres.schema import MIGRATIONS, check_current
from everglow.server.table.table import OVER

GAPS: Final = (
    "SELECT EXISTS (SELECT FROM tables LEFT JOIN (SELECT code, count(*) AS lines, max(number) AS top"
    " FROM entries GROUP BY code) AS entries USING (code)"
    " WHERE lines IS DISTINCT FROM last OR top IS DISTINCT FROM last)"
)

MIXED: Final = (  # written by an owner who had lost the table: its epoch is older than the one before it
    "SELECT EXISTS (SELECT FROM (SELECT epoch < lag(epoch) OVER (PARTITION BY code ORDER BY number) AS late"
    " FROM entries) AS steps WHERE late)"
)
PROCESSES: Final = (
    "SELECT (SELECT count(*) FROM tables WHERE owner = process),"
    " extract(epoch FROM clock_timestamp() - beat)::float FROM processes ORDER BY since"
)


class PostgresInspection:
    """Inspection of a PostgreSQL database, which checks its own pages: we look for gaps and mixed entries."""

    newest = len(MIGRATIONS)

    def __init__(self, runner: asyncio.Runner, connection: Connection) -> None:
        self.runner = runner
        self.connection = connection

    def version(self) -> int:
        return int(self._fetch("SELECT version FROM house")[0][0])

    def whole(self) -> bool:
        return not self._fetch(GAPS)[0][0] and not self._fetch(MIXED)[0][0]

    def tables(self) -> int:
        return int(self._fetch("SELECT count(*) FROM tables")[0][0])

    def finished(self, last: int) -> list[str]:
        query = "SELECT code FROM tables WHERE status = $1 ORDER BY used DESC LIMIT $2"
        return [row[0] for row in self._fetch(query, OVER, last)]

    def rows(self, code: str) -> list[tuple[int, bytes]]:
        query = "SELECT number, line FROM entries WHERE code = $1 ORDER BY number"
        return [(number, line) for number, line in self._fetch(query, code)]

    def processes(self) -> list[ProcessSeen]:
        return [ProcessSeen(*row) for row in self._fetch(PROCESSES)]

    def _fetch(self, query: str, *values: object) -> list[Row]:
        return self.runner.run(self.connection.fetch(query, *values))


@contextmanager
def inspected(address: str) -> Iterator[PostgresInspection]:
    """Connect for a look. BadDatabase if there is no store, or it cannot be read."""
    with asyncio.Runner() as runner:
        connection = runner.run(connect(address, None))
        try:
            with explained(address):
                runner.run(check_current(connection))
                yield PostgresInspection(runner, connection)
        finally:
            connection.terminate()
