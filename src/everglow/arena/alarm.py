"""Time limit for code that may never return."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class Overrun(BaseException):
    """Time limit exceeded. Not an Exception, as bots may catch those."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise Overrun in the running code after so many seconds.

    Only a main thread can be woken like this, and only where Python runs: compiled code hears it when
    it is done. So durations are measured as well.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> NoReturn:
    raise Overrun
