"""Remote bots: their tokens, and challenges by hosts."""

import asyncio
import random
from hashlib import sha256

import pytest

from everglow.games import games
from everglow.record_parts import hash_of
from everglow.server.http.service import FILE
from everglow.server.live.limits import GUESTS
from everglow.server.remote_bots import challenges

from ..guests import Bot, a_bot, challenged, makes, seated
from ..people import leave, over_sockets
from .evening import a_listener, an_evening, begun


@over_sockets
async def test_a_token_is_told_once_and_only_its_hash_is_kept(tmp_path):
    async with an_evening(tmp_path, "Ann") as (_, _, ann):
        made = await makes(ann)
        assert await ann.get("/api/me/bots") == {
            "bots": [{"bot": made["bot"], "name": "Dreamer", "public": True, "listening": False}]
        }
        stored = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE}*"))
        assert made["token"].encode() not in stored
        assert sha256(made["token"].encode()).digest() in stored


@over_sockets
async def test_a_bot_is_told_who_it_is_and_whose(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:
        assert await bot.get("/api/bot") == {"bot": bot.id, "name": "Dreamer", "owner": "Ann"}


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer everglow_bot_nonsense", "Basic {}", "{}"])
@over_sockets
async def test_nobody_comes_in_without_the_token_of_a_bot(tmp_path, header):
    async with an_evening(tmp_path, "Ann") as (_, _, ann):
        token = (await makes(ann))["token"]
        headers = {"Authorization": header.format(token)} if header else {}
        for path in ("", "/events", "/tables/ABCDEF"):
            async with ann.http.get(f"/api/bot{path}", headers=headers) as answer:  # with Ann's cookie
                assert answer.status == 401
                assert "Authorization: Bearer" in (await answer.json())["error"]


@over_sockets
async def test_a_token_opens_no_route_of_people(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:
        assert await bot.get("/api/me") == {"name": None}
        for path, body in [("/api/tables", {"game": "vale"}), ("/api/me/bots", {"name": "Child"})]:
            async with bot.http.post(path, json=body) as answer:
                assert (answer.status, (await answer.json())["error"]) == (401, "Say your name first.")
        assert len((await ann.get("/api/me/bots"))["bots"]) == 1


@over_sockets
async def test_a_bot_that_is_removed_is_shown_out_at_once_and_others_play_on_for_it(tmp_path):
    async with a_listener(tmp_path, "Ann", "Bo") as (_, bot, events, ann, bo):
        table = await begun(bo, bot, events, cover="spark")
        lobby = await bo.opens()
        await seated(bo, bot, events, lobby)
        async with bot.at(table.code) as seat:
            await ann.http.delete(f"/api/me/bots/{bot.id}")
            for stream in (events, seat):
                assert await stream.until_closed() == "This bot was removed by its owner."
        await bot.get("/api/bot", 401)
        await table.play(random.Random(1))
        gone = {"name": "Dreamer", "owner": "Ann", "resigned": True, "hash": hash_of("of a bot")}
        assert table.table["chairs"][1] == gone
        assert (await bo.get(f"/api/tables/{lobby}"))["chairs"] == [{}, {}]
        assert await ann.get("/api/me/bots") == {"bots": []}
        await leave([table])


@over_sockets
async def test_a_new_token_takes_the_place_of_the_old_one_and_the_seat_stays(tmp_path):
    async with a_listener(tmp_path, "Ann", "Bo") as (service, bot, events, ann, bo):
        table = await begun(bo, bot, events)
        again = Bot(service.addresses()[-1], await ann.post(f"/api/me/bots/{bot.id}/token"))
        assert await events.until_closed() == "This bot has a new token."
        await bot.refused(f"tables/{table.code}/say", {"text": "hi"}, 401)
        async with again.http, again.at(table.code) as seat:
            await seat.until("welcome")
            assert seat.table["chairs"][1]["you"]
        await leave([table])


@over_sockets
async def test_nobody_removes_or_renews_the_bot_of_somebody_else(tmp_path):
    async with an_evening(tmp_path, "Ann", "Bo") as (base, _, ann, bo), a_bot(base, ann) as bot:
        async with bo.http.delete(f"/api/me/bots/{bot.id}") as answer:
            assert (answer.status, (await answer.json())["error"]) == (404, "You have no such bot.")
        await bo.post(f"/api/me/bots/{bot.id}/token", status=[404])
        assert (await bot.get("/api/bot"))["owner"] == "Ann"


@over_sockets
async def test_somebody_has_so_many_bots_and_no_two_of_one_name(tmp_path):
    async with an_evening(tmp_path, "Ann") as (_, _, ann):
        await makes(ann, "Bot 0")
        told = await ann.post("/api/me/bots", {"name": "Bot  0"}, [400])
        assert told["error"] == "You have a bot called Bot 0 already."
        await asyncio.gather(*[makes(ann, f"Bot {number}") for number in range(1, GUESTS)])
        told = await ann.post("/api/me/bots", {"name": "One more"}, [400])
        assert told["error"] == f"You have {GUESTS} bots. Remove one first."
        told = await ann.post("/api/me/bots", {"name": " "}, [400])
        assert told["error"] == "Expected a name of 1 to 24 characters."


@over_sockets
async def test_a_bot_that_accepts_a_challenge_sits_there_and_everybody_sees_whose_it_is(tmp_path):
    async with a_listener(tmp_path, "Ann", "Bo") as (_, bot, events, ann, bo):
        timing = {"bank": 600, "free": 10}
        code = await bo.opens("glow", 3, options={"board": "sea"}, timing=timing)
        told = await seated(bo, bot, events, code, 2)
        assert (told["by"], told["seat"], told["table"]["code"]) == ("Bo", 2, code)
        assert told["table"]["options"]["board"] == "sea"
        assert told["table"]["timing"] == timing
        assert (await events.until("seated"))["table"]["code"] == code
        chairs = (await ann.get(f"/api/tables/{code}"))["chairs"]
        assert chairs == [{}, {}, {"name": "Dreamer", "owner": "Ann", "hash": hash_of("of a bot")}]
        [listed] = (await ann.get("/api/tables?list=open"))["tables"]
        assert listed["bots"] == [2]


@over_sockets
async def test_a_bot_declines_and_the_host_is_told_why(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        asked = asyncio.create_task(challenged(ann, bot, await ann.opens(), 1, [400]))
        name = (await events.until("challenge"))["challenge"]["id"]
        await bot.post(f"challenges/{name}/decline", {"reason": "two games are enough"})
        assert (await asked)["error"] == "Dreamer declined: two games are enough"
        late = "There is no such challenge, or it was withdrawn or answered."
        assert await bot.refused(f"challenges/{name}/accept", status=404) == late


@over_sockets
async def test_a_challenge_is_withdrawn_when_the_host_goes(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        asked = asyncio.create_task(challenged(ann, bot, await ann.opens(), 1))
        name = (await events.until("challenge"))["challenge"]["id"]
        asked.cancel()
        assert (await events.until("withdrawn"))["id"] == name
        await bot.refused(f"challenges/{name}/accept", status=404)


@pytest.mark.parametrize("change", ["somebody sits there", "other options", "fewer seats"])
@over_sockets
async def test_a_challenge_is_withdrawn_when_the_table_has_changed(tmp_path, change):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await ann.at(await ann.opens(seats=3)).__aenter__()
        asked = asyncio.create_task(challenged(ann, bot, table.code, 2, [400]))
        await events.until("challenge")
        if change == "somebody sits there":
            await table.does("sit", seat=2)
        else:
            wish = {"options": {"start": "1"}} if change == "other options" else {"seats": 2}
            await table.does("agree", **wish)
        await events.until("withdrawn")
        assert (await asked)["error"] == "The table has changed meanwhile. Ask again."
        await leave([table])


@over_sockets
async def test_a_bot_that_does_not_answer_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(challenges, "PATIENCE", 0.1)
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        told = await challenged(ann, bot, await ann.opens(), 1, [400])
        assert told["error"] == "Dreamer did not answer."
        assert [(await events.hear())["type"] for _ in range(2)] == ["challenge", "withdrawn"]


@over_sockets
async def test_a_seat_waits_for_one_bot_at_a_time(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        code = await ann.opens()
        asked = asyncio.create_task(challenged(ann, bot, code, 1))
        await events.until("challenge")
        told = await challenged(ann, bot, code, 1, [400])
        assert told["error"] == "A bot was asked to sit there already. Wait for its answer."
        asked.cancel()


@over_sockets
async def test_only_the_host_challenges_and_only_for_a_free_seat(tmp_path):
    async with a_listener(tmp_path, "Ann", "Bo") as (_, bot, events, ann, bo):
        table = await ann.at(await ann.opens(seats=3)).__aenter__()
        await table.does("sit", seat=0)
        await seated(ann, bot, events, table.code)
        for host, seat, reason in [
            (bo, 2, "Only the host may do that."),
            (ann, 0, "Ann sits there."),
            (ann, 2, "Dreamer sits at this table already."),
            (ann, 3, "There are only 3 seats."),
        ]:
            assert (await challenged(host, bot, table.code, seat, [400]))["error"] == reason
        await leave([table])


@over_sockets
async def test_a_private_bot_is_seen_and_challenged_by_its_owner_alone(tmp_path):
    async with a_listener(tmp_path, "Ann", "Bo", public=False) as (_, bot, _, ann, bo):
        told = await challenged(bo, bot, await bo.opens(), 1, [400])
        assert told["error"] == "That bot does not listen now. Choose another one."
        assert await bo.get("/api/bots") == {"bots": []}
        told = {"bot": bot.id, "name": "Dreamer", "owner": "Ann", "games": list(games())}
        assert await ann.get("/api/bots") == {"bots": [told]}


@over_sockets
async def test_a_bot_is_challenged_only_while_it_listens_and_to_games_that_it_plays(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:
        code = await ann.opens("vale")
        told = await challenged(ann, bot, code, 1, [400])
        assert told["error"] == "That bot does not listen now. Choose another one."
        async with bot.listens("glow"):
            told = await challenged(ann, bot, code, 1, [400])
            assert told["error"] == "Dreamer does not play this game."
        told = await bot.get("/api/bot/events?games=chess", 400)
        assert told["error"] == f"Expected games of {', '.join(games())}, not chess."


@over_sockets
async def test_a_bot_of_a_name_that_is_taken_there_cannot_come_and_both_are_told(tmp_path):
    async with a_listener(tmp_path, "Ann", name="Ann") as (_, bot, events, ann):
        table = await ann.at(await ann.opens()).__aenter__()
        await table.does("sit", seat=0)
        asked = asyncio.create_task(challenged(ann, bot, table.code, 1, [400]))
        name = (await events.until("challenge"))["challenge"]["id"]
        reason = "Somebody here is called Ann. Choose another name."
        assert await bot.refused(f"challenges/{name}/accept") == reason
        assert (await asked)["error"] == reason
        await leave([table])
