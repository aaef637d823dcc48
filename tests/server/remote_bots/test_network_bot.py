"""The example of a bot that plays over the network: a program of its own, against a server of its own."""

import asyncio
import random
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from everglow.games import games
from everglow.record import Record

from ..guests import makes
from ..people import Lost, Person, leave, over_sockets
from ..process import Process, eventually

EXAMPLE = Path(__file__).parents[3] / "examples" / "network_bot.py"


@asynccontextmanager
async def a_club(data):
    """A server, Ann, and the example as a bot of hers, which listens; all are ended in the end."""
    server = Process(data)
    await server.start()
    async with Person(server.base, "Ann") as ann:
        made = await makes(ann)
        bot = subprocess.Popen(
            [sys.executable, EXAMPLE, server.base, made["token"]], stderr=subprocess.PIPE, text=True
        )
        try:
            await eventually(lambda: listens(ann), "the example does not listen")
            yield server, ann, made["bot"], bot
        finally:
            bot.terminate()
            bot.communicate()
            server.end()


async def listens(ann):
    return bool((await ann.get("/api/bots"))["bots"])


async def begun(ann, bot, game):
    table = await ann.at(await ann.opens(game)).__aenter__()
    await table.does("sit", seat=0)
    await ann.post(f"/api/tables/{table.code}/challenges", {"bot": bot, "seat": 1})
    await table.does("start")
    return table


async def checks_out(ann, table, game):
    """Both have played, nobody for them, and all of it by the rules."""
    record = Record.from_json(await ann.get(f"/api/tables/{table.code}/record"))
    record.verify(games()[game])
    assert record.names == ["Ann", "Dreamer"]
    assert {move.seat for move in record.actions} == {0, 1}
    assert table.table["chairs"][1] == {"name": "Dreamer", "owner": "Ann"}


@over_sockets
async def test_the_example_plays_whole_games_of_both_kinds_at_once(tmp_path):
    async with a_club(tmp_path) as (_, ann, bot, _):
        tables = [await begun(ann, bot, game) for game in games()]
        await asyncio.gather(*[table.play(random.Random(1)) for table in tables])
        for game, table in zip(games(), tables, strict=True):
            await checks_out(ann, table, game)
        await leave(tables)


@pytest.mark.parametrize("game", games())
@over_sockets
async def test_the_example_goes_on_when_the_server_was_killed_in_the_middle_of_a_game(tmp_path, game):
    async with a_club(tmp_path) as (server, ann, bot, _):
        table = await begun(ann, bot, game)
        await table.play(random.Random(1), stop=lambda: table.question["number"] > 10)
        server.kill()
        with pytest.raises(Lost):
            await table.until(lambda _: False)
        await server.start()
        async with ann.at(table.code) as again:
            await again.play(random.Random(2))
            await checks_out(ann, again, game)


@over_sockets
async def test_the_example_ends_when_its_bot_was_removed(tmp_path):
    async with a_club(tmp_path) as (_, ann, bot, program):
        await ann.http.delete(f"/api/me/bots/{bot}")
        await eventually(lambda: program.poll() == 0, "the example goes on without a token")
        assert "Expected the token of a bot" in program.stderr.read()
