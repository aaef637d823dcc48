"""Other processes that share a store, as a server knows them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from hashlib import blake2b
from typing import Any, Protocol, TypeAlias

import msgspec

Told: TypeAlias = list[Any]
"""Content of a hint, as JSON: its topic says what that is."""


class Peer(msgspec.Struct, frozen=True):
    """A process: where it takes requests of other processes, and on which machine it runs."""

    address: str = ""  # host and port; "" if it takes none
    machine: str = ""


class Peers(Protocol):
    """All processes that run now, this one too, and hints between them.

    A hint may be lost with a connection to the database; `missed` is called then.
    """

    me: str
    live: dict[str, Peer]  # by process
    heard: Callable[[str, Told], None]  # a hint: its topic, and what was told
    missed: Callable[[], None]  # hints may have been lost
    lost: Callable[[Collection[str]], None]  # tables that other processes took from this one
    ended: Callable[[Collection[str]], None]  # processes that do not run any more

    async def whereabouts(self, codes: Sequence[str]) -> dict[str, str]:
        """The process that owns each table, or that should take it; none of a table that does not exist."""

    async def bury(self, process: str) -> None:
        """A process does not answer: others may take its tables. If it lives, it finds that out by itself."""

    def hint(self, topic: str, told: object) -> None:
        """Tell all other processes something soon, together with other hints."""

    def home(self, name: str) -> str:
        """Choose a process for something, the same one as all other processes choose."""


def nothing(*told: object) -> None:
    """Listen to nothing, until somebody does."""


def chosen(name: str, processes: Collection[str]) -> str:
    """Rendezvous hashing: when processes come or go, few names get another one."""
    return max(processes, key=lambda process: blake2b(f"{name} {process}".encode()).digest())
