"""Hints on a server: made of what the asker can know, within limits, and noted before they are given."""

import asyncio
from types import SimpleNamespace

import msgspec
import pytest

from everglow.server.http import limits
from everglow.server.live.advice import world_of
from everglow.server.live.coaching import give_hint
from everglow.server.table.entries import Hinted, decode_entry
from everglow.server.table.table import OVER
from everglow.server.views.profile import profile_of
from everglow.server.views.updates import playing

from ..http.wire import clear
from ..people import a_server, begin, leave, no_worker_free, over_sockets, people
from ..process import eventually
from ..tables import EVERY_KIND, a_table, over
from .test_profile import a_game

FIRST = {"start": "0"}  # the first seat begins


def hint_at(table):
    return f"/api/tables/{table.code}/hint"


async def asked(table):
    """Wait for a question with a choice; its number."""
    while len((table.question or {}).get("legal", [])) < 2:
        if (table.question or {}).get("legal"):
            await table.does("act", question=table.question["number"], name=table.question["legal"][0])
        else:
            await table.until(lambda m: bool((m.get("question") or {}).get("legal")))
    return table.question["number"]


@pytest.mark.parametrize("kind", EVERY_KIND, ids=lambda kind: f"{kind[0]}-{kind[2]}")
def test_two_worlds_that_look_alike_to_the_asker_give_the_same_hint(kind):
    game, options, seats = kind
    session, compared, step = a_table(game, options, seats).session, 0, 0
    while compared < 3:
        seat = session.state.deciders()[0]
        if step % 4 == 3 and len(session.state.legal_actions(seat)) > 1:
            twin = SimpleNamespace(game=session.game, state=session.state.imagine(seat, 99 + step))
            hints = [give_hint(*world_of(seat, one), 0) for one in (session, twin)]
            assert msgspec.json.encode(hints[0]) == msgspec.json.encode(hints[1])
            assert hints[0].names[0] in [
                session.game.codec.action_name(action) for action in session.state.legal_actions(seat)
            ]
            compared += 1
        name = session.game.codec.action_name(session.state.legal_actions(seat)[0])
        session.act(seat, name)
        step += 1


@over_sockets
async def test_a_hint_names_an_answer_and_why_and_is_the_same_again(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as (ann,):
        [table] = await begin([ann], bots=["spark"], options=FIRST)
        number = await asked(table)
        told = await ann.post(hint_at(table), {"question": number})
        assert told["question"] == number
        assert told["names"][0] in table.question["legal"]
        assert told["way"][0] == table.question["choices"][table.question["legal"].index(told["names"][0])]
        assert told["rival"] in table.question["choices"]
        assert told["lead"] >= 0
        assert await ann.post(hint_at(table), {"question": number}) == told
        worded = await ann.post(hint_at(table) + "?lang=de", {"question": number})
        assert worded["words"]["way"]
        await leave([table])


@over_sockets
async def test_everybody_is_told_and_it_is_in_the_log_after_a_restart(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "") as (ann, nobody):
        [table] = await begin([ann], bots=["spark"], options=FIRST)
        watcher = await nobody.at(table.code).__aenter__()
        number = await asked(table)
        assert not table.table["hints"]
        await asyncio.gather(*[ann.post(hint_at(table), {"question": number}, (200, 429)) for _ in range(2)])
        heard = await watcher.until(lambda m: m["type"] == "table")
        assert heard["table"]["hints"]
        assert heard["log"] == [["server.asks_for_hint", {"seat": 0}]]
        await ann.post(hint_at(table), {"question": number})
        lines = await service.server.store.entries(table.code)
        assert [entry for line in lines if isinstance(entry := decode_entry(line), Hinted)] == [
            Hinted(at=decode_entry(lines[-1]).at, seat=0, question=number)
        ]
        await leave([table, watcher])
    async with a_server(tmp_path) as (base, _), people(base, "Bo") as (bo,):
        assert (await bo.get(f"/api/tables/{table.code}"))["hints"]


@over_sockets
async def test_it_is_refused_with_a_sentence_to_watchers_and_where_a_person_sits_opposite(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo", "") as (ann, bo, nobody):
        tables = await begin([ann, bo], options=FIRST)
        number = tables[0].question["number"]
        for who, status in ((ann, 400), (bo, 400), (nobody, 401)):
            assert clear((await who.post(hint_at(tables[0]), {"question": number}, [status]))["error"])
        [alone] = await begin([ann], bots=["spark"], options=FIRST)
        number = await asked(alone)
        told = await bo.post(hint_at(alone), {"question": number}, [400])
        assert told["error"] == "Only those who play may ask the coach."
        assert clear((await ann.post(hint_at(alone), {"question": number + 1}, [400]))["error"])
        assert clear((await ann.post(hint_at(alone), {"question": "first"}, [400]))["error"])
        assert not service.server.tables.rooms[alone.code].table.hinted
        await leave([*tables, alone])


@over_sockets
async def test_a_person_has_one_at_a_time_and_so_many_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "HINTS", (0.0, 2.0))
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as (ann,):
        [table] = await begin([ann], bots=["spark"], options=FIRST)
        wish = {"question": await asked(table)}
        async with no_worker_free(service) as workers:
            first = asyncio.create_task(ann.post(hint_at(table), wish))
            await eventually(lambda: workers.waiting, "the coach does not wait")
            assert "another question of yours" in (await ann.post(hint_at(table), wish, [429]))["error"]
        assert (await first)["names"]
        await ann.post(hint_at(table), wish)
        assert "Too many hints" in (await ann.post(hint_at(table), wish, [429]))["error"]
        await leave([table])


@over_sockets
async def test_a_question_that_was_answered_meanwhile_gets_none_and_nothing_is_noted(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as (ann,):
        [table] = await begin([ann], bots=["spark"], options=FIRST)
        number = await asked(table)
        async with no_worker_free(service) as workers:
            late = asyncio.create_task(ann.post(hint_at(table), {"question": number}, [400]))
            await eventually(lambda: workers.waiting, "the coach does not wait")
            await table.does("act", question=number, name=table.question["legal"][0])
        assert (await late)["error"] == "That question was answered already."
        assert not service.server.tables.rooms[table.code].table.hinted
        await leave([table])


@over_sockets
async def test_the_last_answer_is_marked_and_the_table_says_so_once(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        [table] = await begin([ann], bots=["spark"], options=FIRST)
        mark_at = f"/api/tables/{table.code}/mark"
        number = await asked(table)
        assert clear((await ann.post(mark_at, {"question": number}, [400]))["error"])
        marked = service.server.tables.rooms[table.code].table
        for _ in range(2):
            number = await asked(table)
            best = (await ann.post(hint_at(table), {"question": number}))["names"][0]
            await table.does("act", question=number, name=best)
            told = await ann.post(mark_at, {"question": number})
            assert (told["question"], told["lost"], told["names"]) == (number, 0, [])
        assert clear((await bo.post(mark_at, {"question": number}, [400]))["error"])
        lines = await service.server.store.entries(table.code)
        assert len([one for line in lines if getattr(one := decode_entry(line), "marks", False)]) == 1
        assert marked.marked == {0}
        two = await begin([ann, bo], options=FIRST)
        assert clear((await ann.post(f"/api/tables/{two[0].code}/mark", {"question": 0}, [400]))["error"])
        await leave([table, *two])


@over_sockets
async def test_the_answer_that_ends_a_game_is_marked_and_nothing_is_noted_any_more(tmp_path):
    record = playing(over("glow", {}, 2)).record
    wish = {"step": len(record.standing()) - 1, "seat": 0, "level": "spark"}
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as (ann,):
        brought = (await ann.post("/api/records", record.to_json()))["code"]
        code = (await ann.post(f"/api/tables/{brought}/branch", wish))["code"]
        async with ann.at(code) as table:
            number = await asked(table)
            await table.does("act", question=number, name="stop")
            told = await ann.post(f"/api/tables/{code}/mark", {"question": number})
            assert told["question"] == number
            played = service.server.tables.rooms[code].table
            assert played.status() == OVER
            assert not played.marked


def test_a_game_with_hints_is_listed_and_counts_nowhere():
    listing, digest = a_game([30, 20], [1, 0], ("", "ember"), {"imp": 3})
    found = profile_of([(listing, digest._replace(hints=True)), a_game([1, 9], [0, 1], ("", "ember"))], "me")
    assert [game.hints for game in found.games] == [True, False]
    assert [(row.games, row.won) for row in found.against] == [(1, 0)]
    assert not found.cards
