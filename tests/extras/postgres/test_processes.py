"""Several servers on one database: whichever somebody comes to, they find every table."""

import asyncio
import random
from itertools import cycle

import aiohttp
import pytest

from everglow.server.http import routing
from everglow.server.live.limits import Allowances, Asker
from everglow.server.store.postgres import membership
from everglow.server.table.entries import Acted, decode_entry
from tests.server.guests import Bot, makes, seated
from tests.server.keeping import keeping
from tests.server.people import Person, begin, leave, over_sockets
from tests.server.process import eventually

from .several import a_house, everywhere, screens

LATE = 10.0  # seconds: whoever is only slow shall not count as ended


@pytest.fixture(autouse=True)
def impatience(monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, str(LATE))


@over_sockets
async def test_people_at_different_servers_play_at_one_table(tmp_path):
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Ann") as ann,
        Person(house.base(1), "Bo") as bo,
    ):
        for tables in await everywhere(house, lambda: begin([ann, bo], "vale")):
            await asyncio.gather(*[table.play(random.Random(seat)) for seat, table in enumerate(tables)])
            assert tables[0].reveal == tables[1].reveal is not None
            assert house.owner(tables[0].code)
            await leave(tables)


@over_sockets
async def test_a_watcher_hears_the_same_bytes_at_every_server(tmp_path):
    """Secrets that a process keeps from its own people are not told by way of another one either."""
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:
        [table] = await begin([ann], "vale", ["spark"])
        async with Person(house.base(0), "") as here, Person(house.base(1), "") as there:
            path = f"/api/tables/{table.code}/socket"
            sockets = [await watcher.http.ws_connect(path) for watcher in (here, there)]
            welcomes = [(await socket.receive()).json()["view"] for socket in sockets]
            assert welcomes[0] == welcomes[1]
            listening = [until_the_end(socket) for socket in sockets]
            _, *heard = await asyncio.gather(table.play(random.Random(1)), *listening)
        assert heard[0] == heard[1]
        assert len(heard[0]) > 50
        await leave([table])


@over_sockets
async def test_a_reaction_is_seen_at_every_server(tmp_path):
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Ann") as ann,
        Person(house.base(1), "Bo") as bo,
    ):
        tables = await begin([ann, bo], "vale")  # one of them is at another server than the table
        await tables[0].does("react", reaction="cheer")
        await tables[1].does("react", reaction="heart")
        for table in tables:
            while not any(m["type"] == "reacted" and m["seat"] == 1 for m in table.heard):
                await table.hear()
            seen = [(m["seat"], m["reaction"]) for m in table.heard if m["type"] == "reacted"]
            assert seen == [(0, "cheer"), (1, "heart")]
        await leave(tables)


async def until_the_end(socket):
    """Updates as they come, until the secret is told."""
    found = []
    while not found or '"reveal":{' not in found[-1]:
        found.append((await socket.receive()).data)
    return [letter for letter in found if letter.startswith('{"type":"update"')]


@over_sockets
async def test_every_server_answers_for_every_table(tmp_path):
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns:
        [table] = await begin([anns[0]], "vale", ["spark"])
        await table.play(random.Random(1))
        code = table.code
        for path in ("", "/events", "/record", "/replay", "/position?step=3", "/analysis?known=999"):
            told = [await ann.get(f"/api/tables/{code}{path}") for ann in anns]
            assert told[0] == told[1], path
        branches = [
            await ann.post(f"/api/tables/{code}/branch", {"step": 1, "seat": 0, "level": "spark"})
            for ann in anns
        ]
        for ann in anns:
            assert len((await ann.get("/api/tables?list=finished"))["tables"]) == 1
            for branch in branches:
                assert (await ann.get(f"/api/tables/{branch['code']}"))["status"] == "running"
            await ann.get("/api/tables/AAAAAA", 404)
            async with ann.http.get(f"/t/{code}", headers={"Accept": "text/html"}) as page:
                assert page.status == 200
        await leave([table])


@over_sockets
async def test_every_server_says_where_it_is_your_turn(tmp_path):
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns, Person(house.base(1), "Bo") as bo:
        asked = set()
        tables = await everywhere(house, lambda: begin([anns[0], bo], "vale"))
        for mine, his in tables:
            await leave([his])
            if (mine.question or {}).get("legal"):
                asked.add(mine.code)
        for ann in anns:
            listed = (await ann.get("/api/tables?list=mine"))["tables"]
            assert {table["code"] for table in listed} == {mine.code for mine, _ in tables}
            assert {table["code"] for table in listed if table["yours"]} == asked


@over_sockets
async def test_a_device_that_is_forgotten_at_one_server_is_shown_out_at_all(tmp_path):
    async with a_house(tmp_path) as house, screens(house, "Ann") as anns:
        turns = cycle(anns)

        async def sits_down():
            return await next(turns).at(await anns[0].opens()).__aenter__()

        tables = await everywhere(house, sits_down)
        await anns[0].post("/api/me/forget")
        for table in tables:
            assert await table.until_closed() == "This device was forgotten. Say your name to play."


@over_sockets
async def test_an_account_is_deleted_from_the_tables_of_all_servers(tmp_path):
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Zebulona") as zeb,
        Person(house.base(1), "Bo") as bo,
    ):
        tables = await everywhere(house, lambda: begin([zeb, bo], "vale"))
        await zeb.post("/api/me/delete", {"name": "Zebulona"})
        await eventually(lambda: b"Zebulona" not in keeping().everything(tmp_path), "a table still names her")
        for _, his in tables:
            assert await his.until_closed()
            async with bo.at(his.code) as again:
                assert again.table["chairs"][0]["name"] != "Zebulona"


@over_sockets
async def test_remote_bots_listen_at_any_server_and_play_at_every_table(tmp_path):
    async with a_house(tmp_path, 3) as house, screens(house, "Ann") as anns:
        made = await makes(anns[0])
        bots = [Bot(house.base(number), made) for number in range(3)]
        async with bots[2].listens() as events:
            for number, ann in enumerate(anns):
                assert [told["bot"] for told in (await ann.get("/api/bots"))["bots"]] == [made["bot"]]
                table = await ann.at(await ann.opens("vale", 2)).__aenter__()
                await table.does("sit", seat=0)
                await seated(ann, bots[(number + 1) % 3], events, table.code)
                await table.does("start")
                await events.until("started")
                assert table.table["chairs"][1]["name"] == "Dreamer"
                await leave([table])
            await anns[1].http.delete(f"/api/me/bots/{made['bot']}")
            assert await events.until_closed() == "This bot was removed by its owner."
        for bot in bots:
            await bot.http.close()


@over_sockets
async def test_a_bot_comes_again_when_another_server_is_asked_for_bots(tmp_path):
    async with a_house(tmp_path, 1) as house, Person(house.base(0), "Ann") as ann:
        bot = Bot(house.base(0), await makes(ann))
        first = house.services[0].server.store.peers
        async with bot.http, bot.listens() as events:
            while first.home(routing.BOTS) == first.me:  # whose home it is depends on names made by chance
                for other in house.services[1:]:
                    await house.close(other)
                await house.open()
            assert await events.until_closed() == "The server is stopping. Come back soon."
            async with bot.listens():
                for service in house.services:
                    async with Person(service.addresses()[-1], "") as visitor:
                        assert [told["bot"] for told in (await visitor.get("/api/bots"))["bots"]] == [bot.id]


@over_sockets
async def test_a_table_whose_server_stops_goes_on_at_another_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "600")  # nobody waits so long
    async with a_house(tmp_path, 3) as house, Person(house.base(0), "Ann") as ann:
        [table] = await begin([ann], "vale", ["spark"])
        owner = house.owner(table.code)
        if owner is house.services[0]:
            base = house.base(1)
        else:
            base = house.base(0)
        async with Person(base, "") as browser:
            browser.http.cookie_jar.update_cookies({c.key: c.value for c in ann.http.cookie_jar})
            watcher = await browser.at(table.code).__aenter__()
            before = watcher.seq
            stopping = asyncio.create_task(house.close(owner))
            assert await watcher.until_closed() == "The server is stopping. The game is saved."
            async with browser.at(table.code) as again:
                assert again.seq >= before
            await stopping
            assert house.owner(table.code) is not owner


@over_sockets
async def test_whoever_comes_while_a_table_is_given_away_finds_its_next_server(tmp_path, monkeypatch):
    monkeypatch.setenv(membership.VARIABLE, "600")
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:
        [table] = await begin([ann], "vale", ["spark"])
        owner, [other] = house.owner(table.code), house.others(table.code)
        store, given, asked = owner.server.store, asyncio.Event(), asyncio.Event()
        release = store.release

        async def release_later(codes):
            asked.set()
            await given.wait()
            await release(codes)

        monkeypatch.setattr(store, "release", release_later)
        stopping = asyncio.create_task(house.close(owner))
        await asked.wait()
        async with Person(other.addresses()[-1], "") as watcher:
            coming = asyncio.create_task(watcher.at(table.code).__aenter__())
            await eventually(
                lambda: coming.done() or table.code in owner.server.tables.loading, "nobody came to the owner"
            )
            given.set()
            at = await coming
            assert at.table["status"] == "running"
            await leave([at, table])
        await stopping


@over_sockets
async def test_a_server_that_comes_takes_no_table_from_another(tmp_path):
    async with a_house(tmp_path, 1) as house, Person(house.base(0), "Ann") as ann:
        tables = [(await begin([ann], "vale", ["spark"]))[0] for _ in range(4)]
        second = await house.open()
        async with Person(house.base(1), "") as watcher:
            for table in tables:
                async with watcher.at(table.code) as at:
                    assert at.table["status"] == "running"
        assert not second.server.tables.rooms
        await leave(tables)


@over_sockets
async def test_a_limit_holds_for_all_servers_together(tmp_path):
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Ann") as ann,
        Person(house.base(1), "") as other,
    ):
        for service in house.services:
            service.server.allowances.guesses = Allowances(0.001, 10.0)
        other.http.cookie_jar.update_cookies({c.key: c.value for c in ann.http.cookie_jar})
        async with Person(house.base(0), "") as stranger, Person(house.base(1), "") as same:
            for _ in range(8):
                await stranger.get("/api/tables/AAAAAA", 404)
            allowance = house.services[1].server.allowances.guesses.of("127.0.0.1")
            await eventually(lambda: not allowance.any(3), "the other server does not hear of it")
            for _ in range(2):
                await same.get("/api/tables/AAAAAA", 404)
            told = await same.get("/api/tables/AAAAAA", 429)
            assert told["error"].startswith("Too many")


@over_sockets
async def test_connections_of_an_address_count_at_all_servers(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.http.limits.NAMELESS_OF_ADDRESS", 8)
    async with (
        a_house(tmp_path) as house,
        Person(house.base(0), "Ann") as ann,
        Person(house.base(1), "") as watcher,
    ):
        [crowded, other] = house.services
        for _ in range(8):
            crowded.server.sockets.enter(Asker("127.0.0.1"))
        await eventually(lambda: other.server.sockets.elsewhere, "the other server does not hear of it")
        code = await ann.opens()
        while (await other.server.store.peers.whereabouts([code]))[code] != other.server.store.peers.me:
            code = await ann.opens()
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await watcher.at(code).__aenter__()
        assert refused.value.status == 429


@over_sockets
async def test_no_log_has_entries_of_two_owners_between_each_other(tmp_path, postgres):
    """Servers come and go while people play, and every entry is written in the epoch of its owner."""
    async with a_house(tmp_path) as house, Person(house.base(0), "Ann") as ann:
        code = await ann.opens("vale", 2)
        async with ann.at(code) as table:
            await table.does("sit", seat=0, nonce="mine")
            await table.does("bot", seat=1, level="spark")
        for turn in range(3):
            async with ann.at(code) as table:
                if not turn:
                    await table.does("start")
                    while table.view is None:
                        await table.hear()
                for _ in range(3):
                    while not (table.question or {}).get("legal"):
                        await table.hear()
                    await table.act(random.Random(turn).choice(table.question["legal"]))
            owner = house.owner(code)
            await owner.server.store.peers.ownership.release([code])
            owner.server.tables.lose([code])
        entries = keeping().entries(tmp_path)[code]
        assert any(isinstance(decode_entry(line), Acted) for line in entries)
        epochs = [
            row[0]
            for row in await asyncio.to_thread(
                postgres.fetch,
                tmp_path / "tables.sqlite",
                f"SELECT epoch FROM entries WHERE code = '{code}' ORDER BY number",
            )
        ]
        assert epochs == sorted(epochs)
        assert len(set(epochs)) > 3
