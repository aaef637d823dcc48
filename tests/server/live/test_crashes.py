"""Nothing acknowledged is ever lost, whatever happens to the server. For longer: `make soak`."""

import asyncio
from itertools import islice, product

from everglow.server.http.service import FILE
from everglow.server.live.codes import ALPHABET, CODE_LENGTH
from everglow.server.table.changes import table_from
from everglow.server.table.entries import Joined, Started, encode_entry
from everglow.server.table.listing import listing_of
from everglow.server.table.requests import OpenTable
from everglow.server.table.setup import new_table

from ..house import survive
from ..keeping import keeping
from ..people import Person, a_server
from ..process import Process, eventually, run_still


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    lines = []
    house = asyncio.run(survive(tmp_path, 5, 1, lines.append))
    assert len(lines) == 5
    assert {diary.record["game"] for diary in house.diaries.values()} == {"vale", "glow"}
    assert any(name == "" for diary in house.diaries.values() for name in diary.acked.values())
    assert any(diary.heard for diary in house.diaries.values())


def test_the_workers_of_a_killed_server_end_by_themselves(tmp_path):
    async def evening():
        server = Process(tmp_path)
        try:
            await server.start()
            async with Person(server.base, "Ann") as ann:
                code = await ann.opens("vale", 2)
                async with ann.at(code) as at:
                    for seat in range(2):
                        await at.does("bot", seat=seat, level="star")
                    await at.does("start")
                    await at.until(lambda m: m["type"] == "update")  # so one has thought, and another thinks
            left = server.kill()
            assert len(left) > 1
            await eventually(lambda: not run_still(left), "a worker outlived its server")
        finally:
            server.end()

    asyncio.run(evening())


def a_running_table():
    """Table of bots alone, so that it would go on at once if it were loaded."""
    first = new_table("nobody", OpenTable(game="vale", seats=2), 1000)
    return [first, Joined(seat=0, level="spark"), Joined(seat=1, level="spark"), Started()]


async def keep(path, codes):
    store = await keeping().open_store(path)
    tables = {code: a_running_table() for code in codes}
    appended = [
        store.append(
            code, 1, [encode_entry(entry) for entry in entries], listing_of(table_from(entries, code)), 1000
        )
        for code, entries in tables.items()
    ]
    await asyncio.gather(*appended)
    await store.close()


class Watched(dict):
    """Rooms that count how often the server looks after all of them."""

    looks = 0

    def values(self):
        self.looks += 1
        return super().values()


def test_a_restart_loads_none_of_a_thousand_tables(tmp_path):
    async def evening():
        codes = ["".join(letters) for letters in islice(product(ALPHABET, repeat=CODE_LENGTH), 1000)]
        await keep(tmp_path / FILE, codes)
        async with a_server(tmp_path) as (base, service), Person(base, "") as visitor:
            rooms = service.server.tables.rooms = Watched()
            assert (await visitor.get("/health"))["ok"]
            assert len((await visitor.get("/api/tables?list=watch"))["tables"]) == 100
            seen = rooms.looks
            await eventually(lambda: rooms.looks > seen + 3, "the server does not look after its tables")
            assert not rooms
            async with visitor.at(codes[7]):
                assert list(rooms) == [codes[7]]

    asyncio.run(evening())
