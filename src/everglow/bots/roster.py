"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.bots.bot import Bot
from everglow.bots.random_bot import RandomBot
from everglow.bots.search_bot import SearchBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "search": SearchBot}  # by a seed
