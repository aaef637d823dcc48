"""A store belongs to one server at a time; others may read it meanwhile, for a backup."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class InUse(Exception):
    """Somebody else holds it."""


class Lock:
    """Held until it is let go, or until the process ends, however it ends.

    On a file of its own, which stays: SQLite's own locks on the store would be lost with any other handle.
    """

    def __init__(self, store: Path) -> None:
        self.handle = os.open(store.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.let_go()
            raise InUse from None
        except BaseException:
            self.let_go()
            raise

    def let_go(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1
