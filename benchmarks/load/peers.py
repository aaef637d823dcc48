"""The same crowd before three servers, each alone on one core, the crowd on the other."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from benchmarks.load.crowd import Crowd, Speech
from benchmarks.load.house import House
from benchmarks.load.served import Stretch, measured, served
from benchmarks.load.speeches import BoardgameIo, Plain
from benchmarks.load.stories import recorded, views

FOLDER: Final = Path(__file__).parent.parent / "peers"
OURS, PLAIN, BOARDGAME = KINDS = ("everglow", "ws", "boardgame.io")
ROUNDS: Final = 3
TABLES: Final = 100
SECONDS: Final = 5.0
STORIES: Final = 8  # games that the `ws` server tells again


class Peers:
    """Three servers for one game, and what two of them tell because ours told it."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.stories = folder / f"{game} stories.json"
        self.views = folder / f"{game} views.json"
        self.cores = sorted(os.sched_getaffinity(0))

    @classmethod
    async def prepared(cls, game: str, folder: Path) -> Peers:
        peers = cls(game, folder)
        async with served(game, folder) as (_, crowd):
            await crowd.grow(STORIES)
            peers.stories.write_bytes(await recorded(crowd))
            peers.views.write_bytes(await views(crowd.tables[0]))
        return peers

    async def measure(self, kind: str) -> Stretch:
        os.sched_setaffinity(0, {self.cores[-1]})
        try:
            async with self._open(kind) as (house, crowd):
                await crowd.grow(TABLES)
                return await measured(house, crowd, crowd.flat_out, SECONDS)
        finally:
            os.sched_setaffinity(0, self.cores)

    @asynccontextmanager
    async def _open(self, kind: str) -> AsyncIterator[tuple[House, Crowd]]:
        core = {self.cores[0]}
        if kind == OURS:
            async with served(self.game, self.folder, core) as ours:
                yield ours
            return
        script, told = ("plain.mjs", self.stories) if kind == PLAIN else ("boardgame.mjs", self.views)
        async with House([node(), str(FOLDER / script), "PORT", str(told)], core) as house:
            crowd = Crowd(speech(kind, house.base))
            yield house, crowd
            crowd.close()


def speech(kind: str, base: str) -> Speech:
    return Plain(base) if kind == PLAIN else BoardgameIo(base)


def node() -> str:
    """The program itself: what lies in `.venv/bin` only starts it, and would be measured in its place."""
    found = shutil.which("node")
    if found is None:
        raise SystemExit("node is needed for the peers: run `make load`, or leave them out with --rounds 0")
    return subprocess.check_output([found, "-p", "process.execPath"], text=True).strip()
