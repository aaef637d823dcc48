"""The pace at which a process that stops sends people to others: these take over only so much at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")
SOME: Final = 6  # tables or connections at a time
BREATH: Final = 0.3  # seconds in between ...
LONGEST: Final = 5.0  # ... and for all of them together


async def unhurried(everything: Sequence[T], slowly: bool) -> AsyncIterator[Sequence[T]]:
    """Give some at a time, with a pause in between; all at once if nobody takes them over."""
    size = SOME if slowly else max(1, len(everything))
    parts = [everything[at : at + size] for at in range(0, len(everything), size)]
    for part in parts:
        yield part
        await asyncio.sleep(min(BREATH, LONGEST / len(parts)) if slowly else 0)
