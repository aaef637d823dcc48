"""Errors of PostgreSQL and of the way to it: which pass by themselves, and what the others mean."""

from __future__ import annotations

from typing import Final, Literal

import asyncpg

from everglow.server.store.protocol import Taken
from everglow.server.store.trouble import StoreAway
from everglow.server.words.generated import messages as words
from everglow.words.message import Message

Trouble = Literal["unreachable", "password", "missing", "forbidden", "readonly", "full", "busy"]

PASSING: Final = (  # a restart, a failover, or two who waited for each other
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
GONE: Final = (asyncpg.InterfaceError, asyncpg.InternalClientError)  # not their kinds: the connection is lost
KNOWN: Final[list[tuple[type[Exception], Trouble]]] = [
    (asyncpg.InvalidAuthorizationSpecificationError, "password"),  # a wrong password is one of these
    (asyncpg.InvalidCatalogNameError, "missing"),
    (asyncpg.InsufficientPrivilegeError, "forbidden"),
    (asyncpg.ReadOnlySQLTransactionError, "readonly"),
    (asyncpg.DiskFullError, "full"),
    (asyncpg.OutOfMemoryError, "full"),
    (asyncpg.TooManyConnectionsError, "busy"),
    *[(kind, "unreachable") for kind in PASSING],
]


def passes(error: Exception) -> bool:
    """Whether trying again may help. Whatever was being written may be written or not."""
    return type(error) in GONE or isinstance(error, PASSING)


def explain(error: Exception) -> Message | None:
    """Say what is wrong with the database; None if the error is not its fault."""
    if type(error) in GONE:
        return words.database_trouble(trouble="unreachable")
    troubles = [trouble for kind, trouble in KNOWN if isinstance(error, kind)]
    return words.database_trouble(trouble=troubles[0]) if troubles else None


def translated(error: Exception) -> Exception:
    """The error as the protocol of a store has it."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error.constraint_name))
    reason = explain(error)
    return StoreAway(reason) if reason else error
