"""A server whose tables stand in the gallery's positions, and four people who sit at them."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from everglow.server.entries import written
from everglow.server.identity import Doorkeeper, hashed
from everglow.server.service import FILE
from everglow.server.sqlite import SqliteStore
from everglow.server.table import told
from everglow.server.tables import ALPHABET, CODE_LENGTH, listed
from tests.browser.conftest import House
from tests.server.tables import person

NAMES = [  # as long as names may be
    "Maximiliane-Sophie Kesle",
    "Bartholomäus Wintermoor",
    "Wilhelmina v. Eichstätt",
    "Hieronymus v. Falkenfels",
]


class FurnishedHouse(House):
    """A server on a folder that was filled before it started."""

    def __init__(self, folder, tables):
        """Write the entries of these tables, by name; then start."""
        self.codes = {name: code_of(number) for number, name in enumerate(tables)}
        with ThreadPoolExecutor(1) as thread:  # Playwright runs a loop of its own in this one
            self.cookies = thread.submit(asyncio.run, furnish(Path(folder), self.codes, tables)).result()
        super().__init__(str(folder))


def code_of(number):
    """The code of the table with this number."""
    digits = []
    for _ in range(CODE_LENGTH):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(reversed(digits))


async def furnish(folder, codes, tables):
    """Write tables and people into a store; return each person's cookie."""
    store = SqliteStore(folder / FILE)
    try:
        for name, entries in tables.items():
            table = told(entries, codes[name])
            await store.append(table.code, 1, [written(entry) for entry in entries], listed(table), 0)
        return [await introduced(store, seat) for seat in range(len(NAMES))]
    finally:
        await store.close()


async def introduced(store, seat):
    """Make the person of a seat known to the store, and give them a second device."""
    await store.add_session(f"first device {seat}", person(seat), NAMES[seat], hashed("unused"))
    await store.add_link(hashed(f"link {seat}"), person(seat), time.time() + 60)
    return await Doorkeeper(store, await store.key()).follow(f"link {seat}")
