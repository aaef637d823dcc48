"""A first evening: two people and a bot, over real sockets."""

import asyncio
import random

from everglow.games import games
from everglow.record import Record

from .people import Person, a_server, begin


def test_two_people_and_a_bot_play_a_game_whose_record_checks_out(tmp_path):
    async def evening():
        async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "Bo") as bo:
            tables = await begin([ann, bo], bots=["ember"])
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            record = Record.from_json(await ann.get(f"/api/tables/{tables[0].code}/record"))
            assert record.commitment == tables[0].table["commitment"]
            assert record.nonces[:2] == ["nonce of 0", "nonce of 1"]
            assert tables[1].reveal["secret"] == record.secret
            assert record.verify(games()["vale"]).scores() == tables[0].reveal["result"]["scores"]

    asyncio.run(evening())
