"""A server whose tables stand in the gallery's positions, and four people who sit at them."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeAlias

from everglow.server.http.auth import Authenticator
from everglow.server.http.service import FILE
from everglow.server.live.codes import ALPHABET, CODE_LENGTH
from everglow.server.store.protocol import token_hash
from everglow.server.store.sqlite import SqliteStore
from everglow.server.table.changes import table_from
from everglow.server.table.entries import AnyEntry, encode_entry
from everglow.server.table.listing import listing_of
from tests.browser.conftest import House
from tests.server.tables import person

NAMES = [  # as long as names may be
    "Maximiliane-Sophie Kesle",
    "Bartholomäus Wintermoor",
    "Wilhelmina v. Eichstätt",
    "Hieronymus v. Falkenfels",
]


Tables: TypeAlias = dict[str, list[AnyEntry]]  # the entries of each table, by its name


class FurnishedHouse(House):
    """A server on a folder that was filled before it started."""

    def __init__(self, folder: Path, tables: Tables) -> None:
        """Write the entries of these tables, by name; then start."""
        self.codes = {name: code_of(number) for number, name in enumerate(tables)}
        with ThreadPoolExecutor(1) as thread:  # Playwright runs a loop of its own in this one
            self.cookies = thread.submit(asyncio.run, furnish(Path(folder), self.codes, tables)).result()
        super().__init__(str(folder))


def code_of(number: int) -> str:
    """The code of the table with this number."""
    digits = []
    for _ in range(CODE_LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(reversed(digits))


async def furnish(folder: Path, codes: dict[str, str], tables: Tables) -> list[str]:
    """Write tables and people into a store; return each person's cookie."""
    store = SqliteStore(folder / FILE)
    try:
        for name, entries in tables.items():
            table = table_from(entries, codes[name])
            await store.append(
                table.code, 1, [encode_entry(entry) for entry in entries], listing_of(table), 0
            )
        return [await introduced(store, seat) for seat in range(len(NAMES))]
    finally:
        await store.close()


async def introduced(store: SqliteStore, seat: int) -> str:
    """Make the person of a seat known to the store, and give them a second device."""
    await store.add_session(f"first device {seat}", person(seat), NAMES[seat], token_hash("unused"))
    await store.add_link(token_hash(f"link {seat}"), person(seat), time.time() + 60)
    return await Authenticator(store, await store.key()).follow(f"link {seat}")
