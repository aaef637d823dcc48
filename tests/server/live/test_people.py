"""A first evening: two people and a bot, over real sockets."""

import asyncio
import gc
import random
import weakref

from everglow.games import games
from everglow.record import Record
from everglow.server.http import app
from everglow.server.live import sockets

from ..people import Person, a_server, begin, leave, over_sockets, people
from ..process import eventually


def test_two_people_and_a_bot_play_a_game_whose_record_checks_out(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            tables = await begin([ann, bo], bots=["ember"])
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            record = Record.from_json(await ann.get(f"/api/tables/{tables[0].code}/record"))
            assert record.commitment == tables[0].table["commitment"]
            assert record.nonces[:2] == ["nonce of 0", "nonce of 1"]
            assert tables[1].reveal["secret"] == record.secret
            told = await ann.get(f"/api/tables/{tables[0].code}/events")
            assert told["events"] == record.replay(games()["vale"], events=True).events
            assert record.verify(games()["vale"]).scores() == tables[0].reveal["result"]["scores"]

    asyncio.run(evening())


@over_sockets
async def test_who_is_there_is_said_again_and_again_where_nothing_happens(tmp_path, monkeypatch):
    """So a browser notices when a server hangs, which closes no connection."""
    monkeypatch.setattr(sockets, "SPEAK", 0.05)
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "") as (ann, watcher):
        tables = [await begin([ann], "vale", ["spark"]), [await watcher.at(await ann.opens()).__aenter__()]]
        for [table] in tables:
            told = [await table.until(lambda m: m["type"] == "present") for _ in range(5)]
            assert told[-1] == told[-2]
            await leave([table])


def test_whoever_sits_down_watches_no_more(tmp_path):
    async def evening():
        async with (
            a_server(tmp_path) as (base, _),
            Person(base, "Ann") as ann,
            ann.at(await ann.opens()) as table,
        ):
            assert (await table.until(lambda m: m["type"] == "present"))["watching"] == 1
            await table.ws.send_json({"type": "sit", "seat": 1})
            told = await table.until(lambda m: m["type"] == "present")
            assert (told["seats"], told["watching"]) == ([1], 0)

    asyncio.run(evening())


def test_what_connections_leave_behind_is_swept_up_after_so_many(tmp_path, monkeypatch):
    class Circle:
        def __init__(self):
            self.itself = self

    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
            code, circle = await ann.opens(), weakref.ref(Circle())
            assert circle() is not None
            for _ in range(3):
                await (await ann.at(code).__aenter__()).ws.close()
            await eventually(lambda: circle() is None, "nothing was swept up")

    monkeypatch.setattr(app, "CLOSINGS", 3)
    gc.disable()
    try:
        asyncio.run(evening())
    finally:
        gc.enable()
