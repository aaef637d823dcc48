"""A store belongs to one server at a time; others may read it meanwhile, for a backup."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class InUse(Exception):
    """Lock held by another process."""


class Lock:
    """Held until it is let go, or until the process ends, however it ends.

    On a file of its own, which stays, and on the store itself, which may have other names: a link, or a
    folder that is mounted twice.
    """

    def __init__(self, store: Path) -> None:
        self.handles: list[int] = []
        self._take(store.resolve().with_suffix(".lock"), os.O_RDWR | os.O_CREAT)

    def hold(self, store: Path) -> None:
        """The store itself, before SQLite opens it: with this handle SQLite's own locks would be lost."""
        self._take(store, os.O_RDONLY)

    def _take(self, path: Path, flags: int) -> None:
        self.handles.append(os.open(path, flags, 0o600))
        try:
            fcntl.flock(self.handles[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.let_go()
            raise InUse from None
        except BaseException:
            self.let_go()
            raise

    def let_go(self) -> None:
        while self.handles:
            os.close(self.handles.pop())
