"""The part of asyncpg's connections that is used here: asyncpg declares no types itself."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = tuple[Any, ...]
"""Values of a row, by place: their types are those of the columns, which only PostgreSQL knows."""


class Version(Protocol):
    """Version of a database server."""

    @property
    def major(self) -> int: ...


class Cursor(Protocol):
    """Rows of a query, which come in portions."""

    async def fetch(self, n: int) -> list[Row]: ...


class Connection(Protocol):
    """Connection to a database."""

    async def execute(self, query: str, *values: object) -> str: ...

    async def fetch(self, query: str, *values: object) -> list[Row]: ...

    async def fetchrow(self, query: str, *values: object) -> Row: ...

    async def fetchval(self, query: str, *values: object) -> Any: ...

    async def cursor(self, query: str) -> Cursor: ...

    async def copy_records_to_table(
        self, table: str, *, records: Iterable[Row], columns: Sequence[str], schema_name: str
    ) -> str: ...

    async def add_listener(self, channel: str, callback: Callable[[object, int, str, str], None]) -> None: ...

    def transaction(
        self, *, isolation: str = ..., readonly: bool = ...
    ) -> AbstractAsyncContextManager[object]: ...

    def get_server_version(self) -> Version: ...

    def is_closed(self) -> bool: ...

    def terminate(self) -> None: ...

    async def close(self, *, timeout: float | None = None) -> None: ...


class Pool(Protocol):
    """Connections that are lent, made when they are needed; awaited once before."""

    def __await__(self) -> Generator[Any, None, object]: ...

    def acquire(self) -> AbstractAsyncContextManager[Connection]: ...

    async def close(self) -> None: ...
