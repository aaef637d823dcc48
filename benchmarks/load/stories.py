"""Games as everybody at a table heard them: what a server without rules can tell once more."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from benchmarks.load.crowd import Crowd, Table

STEPS = 250  # of each game; random ones have more

Stories = dict[Table, list[list[bytes]]]  # by table and step: what every seat heard


async def recorded(crowd: Crowd) -> bytes:
    """The first steps of a game at every table of a crowd, as JSON: [table][step][seat]."""
    stories: Stories = {table: [list(table.heard)] for table in crowd.tables}
    crowd.next = partial(_go_on, stories)
    for table in crowd.tables:
        table.act(0.0)
    for table in crowd.tables:
        await table.until(partial(_told, stories[table]))
    return _listed([_listed([_listed(step) for step in story]) for story in stories.values()])


def _go_on(stories: Stories, table: Table) -> None:
    stories[table].append(list(table.heard))
    if not _told(stories[table]) and not table.act(0.0):
        raise SystemExit("a game was shorter than a story")


def _told(story: list[list[bytes]]) -> bool:
    return len(story) == STEPS


def _listed(parts: list[bytes]) -> bytes:
    return b"[" + b",".join(parts) + b"]"


async def views(table: Table) -> bytes:
    """Views of everybody at a table now, as JSON."""
    for line in table.lines:
        line.say(b'{"type":"resync"}')
    await table.until(lambda: all(heard.startswith(b'{"type":"welcome"') for heard in table.heard))
    told: list[dict[str, Any]] = [msgspec.json.decode(heard) for heard in table.heard]
    return msgspec.json.encode([message["view"] for message in told])
