"""The third game at a real server: over WebSockets, against bots that think in processes of their own."""

import json
import random

import pytest

from tests.server.people import begin, leave, over_sockets, people
from tests.server.process import Process

from .environment import GAME, KNOWN, run


@pytest.fixture
def server(tmp_path, monkeypatch):
    """`everglow serve`, which knows the game through its environment as its workers do."""
    monkeypatch.setenv("EVERGLOW_GAMES", KNOWN["EVERGLOW_GAMES"])
    process = Process(tmp_path)
    yield process
    process.end()


@over_sockets
async def test_a_person_plays_against_bots_and_the_record_checks_out(server, tmp_path):
    await server.start()
    async with people(server.base, "Ann") as [ann]:
        [table] = await begin([ann], GAME, bots=("ember", "beacon"))
        assert table.view["players"][1]["hand"] is None
        await table.play(random.Random(1))
        record = await ann.get(f"/api/tables/{table.code}/record")
        await leave([table])
    assert record["result"]["scores"] == table.reveal["result"]["scores"]
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert run("everglow", "verify", tmp_path / "game.json").returncode == 0


@over_sockets
async def test_nobody_hears_what_others_send_and_a_moth_comes_back_until_all_have_sent(server):
    await server.start()
    async with people(server.base, "Ann", "Bo") as everybody:
        ann, bo = await begin(everybody, GAME)
        hand = ann.view["players"][0]["hand"]
        await ann.act(ann.question["legal"][0])
        await bo.until(lambda m: m["type"] == "update")
        assert bo.view["players"][0]["flown"]
        assert bo.view["players"][0]["flight"] is None
        assert bo.heard[-1]["events"] == [{"event": "sent", "seat": 0, "flight": None}]
        await ann.does("undo", question=ann.question["number"])
        assert ann.view["players"][0]["hand"] == hand
        await leave([ann, bo])


@over_sockets
async def test_profile_and_replay_know_the_game(server):
    await server.start()
    async with people(server.base, "Ann") as [ann]:
        [table] = await begin([ann], GAME, bots=("spark",))
        await table.play(random.Random(2))
        profile = await ann.get("/api/me/profile")
        replay = await ann.get(f"/api/tables/{table.code}/replay")
        await leave([table])
    assert [played["game"] for played in profile["games"]] == [GAME]
    assert replay["sound"]
