"""Games as files: out of one house, into another, and nothing that does not check out."""

import asyncio
import json
import random

import pytest

from everglow.games import games
from everglow.record_files import load_all
from everglow.rng import fast
from everglow.server.http import limits
from everglow.server.live.records import UNDOS, checked_record
from everglow.server.table.changes import table_from
from everglow.server.table.entries import Imported
from everglow.server.table.errors import Refused
from everglow.server.table.setup import table_for_record

from ..http.wire import clear
from ..people import Person, a_server, begin, leave, over_sockets, people
from ..tables import CODE, a_session, a_table, played


async def finished(two, game="vale"):
    """Two people play a game to its end; its code."""
    tables = await begin(two, game)
    await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
    await leave(tables)
    return tables[0].code


def a_record(game="vale", seed=1):
    table = a_table(game)
    played(table, fast(seed, 1))
    return table.session.record


@over_sockets
async def test_a_game_goes_to_another_house_and_comes_back_the_same(tmp_path):
    async with a_server(tmp_path / "one") as (base, _), people(base, "Ann", "Bob") as two:
        record = await two[0].get(f"/api/tables/{await finished(two)}/record")
    async with a_server(tmp_path / "two") as (base, _), people(base, "Cy", "Di") as (cy, di):
        code = (await cy.post("/api/records", record))["code"]
        assert await di.get(f"/api/tables/{code}/record") == record
        told = await di.get(f"/api/tables/{code}")
        assert (told["status"], told["public"]) == ("over", False)
        assert [chair["name"] for chair in told["chairs"]] == ["Ann", "Bob"]
        [listed] = (await cy.get("/api/tables?list=finished"))["tables"]
        assert (listed["code"], listed["imported"], told["imported"]) == (code, True, True)
        assert (await di.get("/api/tables?list=finished"))["tables"] == []
        assert (await di.get(f"/api/tables/{code}/events"))["events"]
        async with cy.at(code) as at:
            assert at.reveal["result"] == record["result"]
            assert "played elsewhere" in (await at.ask("rematch"))["reason"]
    async with a_server(tmp_path / "two") as (base, _), Person(base, "Ed") as ed:  # it is on the disk
        assert await ed.get(f"/api/tables/{code}/record") == record


@over_sockets
async def test_all_my_games_are_one_file_that_verify_reads(tmp_path):
    async with a_server(tmp_path / "data") as (base, _), people(base, "Ann", "Bob", "Cy") as (ann, bob, cy):
        codes = [await finished([ann, bob], game) for game in ("vale", "glow")]
        await finished([bob, cy])
        await ann.opens()
        assert not any(table["imported"] for table in (await ann.get("/api/tables?list=finished"))["tables"])
        assert not (await ann.get(f"/api/tables/{codes[0]}"))["imported"]
        records = [await ann.get(f"/api/tables/{code}/record") for code in codes]
        async with ann.http.get("/api/me/games") as answer:
            assert answer.content_type == "application/x-ndjson"
            assert "games.jsonl" in answer.headers["Content-Disposition"]
            text = await answer.text()
        assert sorted(map(json.loads, text.splitlines()), key=str) == sorted(records, key=str)
        (tmp_path / "games.jsonl").write_text(text)
        for record in load_all(tmp_path / "games.jsonl"):
            record.verify(games()[record.game])
        async with Person(base, "") as nobody:
            assert (await nobody.get("/api/me/games", 401))["error"] == "Say your name first."


def test_what_was_taken_back_is_still_in_the_record():
    game, record, rng = a_session(("vale", {}, 2), 3)
    state = record.start(game)
    while state.deciders():
        seat = state.deciders()[0]
        action = state.legal_actions(seat)[rng.below(0, len(state.legal_actions(seat)))]
        record.add(seat, game.codec.action_name(action))
        if not record.undos:  # said, taken back, and said again
            record.undo(1)
            record.add(seat, game.codec.action_name(action))
        state.apply(seat, action)
    record.conclude(state)
    assert record.undos
    assert checked_record(json.dumps(record.to_json()).encode()).to_json() == record.to_json()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "game: expected glow or vale"),
        ({"rules_version": "0"}, "rules_version: expected "),
        ({"secret": "another"}, "commitment: expected the SHA-256 of the secret"),
        ({"nonces": ["x", "y"]}, "hashes 0: expected the SHA-256 of that seat's nonce"),
        ({"nonces": ["x", "y"], "hashes": ["", ""]}, "action "),
        ({"result": None}, "result: expected that of a finished game"),
        ({"result": {"scores": [999, 0], "returns": [1.0, 0.0]}}, "result: expected "),
        ({"names": ["Ann", "{red}"]}, "names: expected names as people here have them"),
        ({"names": ["Ann"]}, "names: expected one for each of 2 seats"),
        ({"seats": 9, "names": ["A"] * 9, "nonces": [""] * 9, "bots": [""] * 9}, ""),
        ({"actions": [[9, "end_turn"]]}, "actions: expected seats from 0 to 1"),
        ({"actions": [[0, "fly"]]}, "action 1: "),
        ({"actions": 7}, "actions: expected a list"),
        ({"options": {"board": "moon"}}, ""),
        ({"undos": [{"after": 1, "back": 1}] * (UNDOS + 1)}, f"undos: expected at most {UNDOS}"),
        ({"format": 2}, "format: expected 1"),
    ],
)
def test_what_does_not_check_out_is_not_taken_in(change, complaint):
    with pytest.raises(Refused) as refused:
        checked_record(json.dumps(a_record().to_json() | change).encode())
    assert f"The record does not check out: {complaint}" in str(refused.value)
    assert clear(str(refused.value))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"7", b"null", b"\xff", b"[" * 100_000, b'{"format": 1}'])
def test_what_is_no_record_is_refused_in_a_sentence(data):
    with pytest.raises(Refused) as refused:
        checked_record(data)
    assert clear(str(refused.value))


def test_names_are_as_people_here_have_them():
    with pytest.raises(Refused, match=r"Expected a name of 1 to 24 characters\."):
        checked_record(json.dumps(a_record().to_json() | {"names": ["Ann", "x" * 25]}).encode())


@over_sockets
async def test_bringing_games_has_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "IMPORTS", (0.0, 2.0))
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann, Person(base, "") as nobody:
        assert "Say your name" in (await nobody.post("/api/records", {}, [401]))["error"]
        huge = await ann.post("/api/records", {"x": "x" * limits.RECORD}, [413])
        assert huge["error"] == f"Expected a request of at most {limits.RECORD} bytes."
        assert "does not check out" in (await ann.post("/api/records", {}, [400]))["error"]
        assert "Wait a moment" in (await ann.post("/api/records", {}, [429]))["error"]


def test_an_imported_game_of_older_rules_is_frozen_and_not_lost():
    record = a_record()
    record.rules_version = "0"
    table = table_from([table_for_record(record, "p", 0), Imported(record=record.to_json())], CODE)
    assert table.status() == "frozen"
