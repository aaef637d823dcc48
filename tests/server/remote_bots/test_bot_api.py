"""Remote bots at tables: what they hear and do."""

import asyncio
import random
from time import monotonic

import pytest

from everglow.games import games
from everglow.server.http.limits import SOCKETS_OF_PERSON
from everglow.server.live import absence, streams
from everglow.server.live.limits import Allowances
from everglow.server.table.people import Visitor
from everglow.server.table.table import OVER
from everglow.server.views.messages import Waiting
from tests.wording import said

from ..guests import Bot, a_bot, challenged, seated
from ..people import a_server, leave, over_sockets, room_of
from ..process import eventually
from .evening import PLENTY, a_listener, an_evening, begun


@over_sockets
async def test_a_bot_that_comes_hears_what_waits_for_it(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await begun(ann, bot, events)
        lobby, third = await ann.opens(), await ann.opens()
        await seated(ann, bot, events, lobby)
        asked = asyncio.create_task(challenged(ann, bot, third, 1))
        await events.until("challenge")
        async with bot.listens() as again:
            assert await events.until_closed() == "This bot listens elsewhere now."
            told = [await again.hear() for _ in range(3)]
            assert [message["type"] for message in told] == ["challenge", "seated", "started"]
            codes = [(message.get("challenge") or message)["table"]["code"] for message in told]
            assert codes == [third, lobby, table.code]
        asked.cancel()
        await leave([table])


@over_sockets
async def test_a_bot_hears_how_it_goes_with_its_seats(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await begun(ann, bot, events, cover="spark")
        kinds = [(await events.hear())["type"] for _ in range(2)]
        await table.does("resign")
        async with bot.at(table.code) as seat:
            await seat.play(table.code)
        kinds.append((await events.hear())["type"])
        async with ann.at(await ann.opens()) as lobby:
            await seated(ann, bot, events, lobby.code)
            await lobby.does("remove", seat=1)
            kinds += [(await events.hear())["type"] for _ in range(2)]
        assert kinds == ["seated", "started", "over", "seated", "stood"]
        await leave([table])


class Letters:
    """A client of the house itself, that keeps every letter."""

    session = ""

    def __init__(self):
        self.kept = []

    def send(self, data):
        self.kept.append(data)

    def dismiss(self, reason):
        raise AssertionError(reason)


@pytest.mark.parametrize("game", games())
@over_sockets
async def test_the_stream_of_a_bot_is_to_the_byte_what_its_seat_is_told(tmp_path, game):
    """Compare the bytes; test_leaks.py looks at their contents. Here also: the secret comes with the end."""
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        table = await begun(ann, bot, events, game, cover="spark")
        await table.does("leave")
        letters, house = Letters(), service.server.tables
        async with bot.at(table.code) as seat:
            await seat.until("present")
            room = await house.enter(letters, table.code, Visitor(bot.id, "Dreamer"))
            await seat.play(table.code)
            told = [line for line in letters.kept if not line.startswith(b'{"type":"welcome"')]
            assert seat.raw[2:] == told[: len(seat.raw) - 2]
            assert seat.view == games()[game].show.view(room.table.session.state, 1)
            secret = room.table.opened.secret.encode()
            assert [secret in line for line in seat.raw] == [False] * (len(seat.raw) - 1) + [True]
            room.leave(letters)
        await leave([table])


@over_sockets
async def test_a_silent_stream_says_now_and_then_that_it_is_alive(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.01)
    async with a_listener(tmp_path, "Ann") as (_, _, events, _):
        assert [await events.answer.content.readline() for _ in range(2)] == [b"\n", b"\n"]


@over_sockets
async def test_a_bot_is_away_from_a_table_whose_stream_it_does_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await begun(ann, bot, events)
        async with bot.at(table.code):
            await table.until(lambda m: m["type"] == "present" and m["seats"] == [0, 1])
        await table.until(lambda m: m["type"] == "present" and m["seats"] == [0])
        await leave([table])


@over_sockets
async def test_a_bot_listens_as_long_as_it_reads(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:

        async def silent():
            return not (await ann.get("/api/me/bots"))["bots"][0]["listening"]

        async with bot.listens():
            assert not await silent()
        await eventually(silent, "the bot seems to listen still")


@over_sockets
async def test_a_bot_that_does_not_read_keeps_nobody_waiting(tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "SLOWEST", 0.2)
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        table = await begun(ann, bot, events)
        seat = await bot.at(table.code).__aenter__()
        seat.answer.connection.transport.pause_reading()
        room = room_of(service, table)
        for _ in range(1000):  # whatever the machine's buffers take
            room.tell(Waiting(seats=[0] * 50_000))
            await table.does("say", text="well?")
            if not room.here(bot.id):
                break
        assert not room.here(bot.id)
        await seat.__aexit__()
        await leave([table])


@over_sockets
async def test_what_a_bot_may_not_do_is_refused_in_a_sentence(tmp_path):
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        table = await begun(ann, bot, events, options={"start": "1"})
        async with bot.at(table.code) as seat:
            await seat.until("welcome")
            number, legal = seat.question["number"], seat.question["legal"]
            act = f"tables/{table.code}/act"
            session = room_of(service, table).table.session
            told = await bot.refused(act, {"question": number, "name": "end_turn"})
            assert told == said(session.why_not(1, "end_turn"), session.record.names, 1)
            early = {"question": number + 1, "name": legal[0]}
            assert await bot.refused(act, early) == "That question was not asked yet."
            for _ in range(2):  # the same answer again is acknowledged, and was given once
                await bot.post(act, {"question": number, "name": legal[0]})
            late = {"question": number, "name": legal[1]}
            assert await bot.refused(act, late) == "That question was answered already."
            told = await bot.refused(act, {"question": "x"})
            assert told.endswith("question should be a whole number, not a text.")
            assert await bot.refused(f"tables/{table.code}/start") == "The game has begun already."
            assert await bot.refused("tables/AAAAAA/act", early, 404) == "There is no table AAAAAA."
            await bot.refused(f"tables/{table.code}/resync", status=404)
        await leave([table])


@over_sockets
async def test_a_bot_talks_and_not_too_much(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, service, ann), a_bot(base, ann) as bot:
        service.server.tables.chat = Allowances(0.0, 1.0)
        table = await ann.at(await ann.opens()).__aenter__()
        await bot.post(f"tables/{table.code}/say", {"text": "good evening"})
        said = await table.until(lambda m: m["type"] == "chat")
        assert (said["name"], said["text"]) == ("Dreamer", "good evening")
        told = await bot.refused(f"tables/{table.code}/say", {"text": "well?"}, 429)
        assert told == "One thing after the other, please."
        await leave([table])


@over_sockets
async def test_a_bot_that_asks_too_often_waits_and_uses_up_nothing_of_its_owners(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, service, ann), a_bot(base, ann) as bot:
        code = await ann.opens()
        service.server.allowances.requests = Allowances(0.0, 3.0)
        for number in range(3):
            await bot.post(f"tables/{code}/say", {"text": str(number)})
        told = await bot.refused(f"tables/{code}/say", {"text": "and"}, 429)
        assert told == "Too many requests. Wait a moment."
        await ann.opens()


@over_sockets
async def test_tokens_cannot_be_guessed_at_leisure(tmp_path):
    async with an_evening(tmp_path) as (base, service):
        service.server.allowances.requests = Allowances(0.0, 3.0)
        guess = Bot(base, {"bot": "", "token": "everglow_bot_guess"})
        async with guess.http:
            for status in (401, 401, 401, 429):
                await guess.get("/api/bot", status)


@over_sockets
async def test_a_bot_has_so_many_streams(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:
        code = await ann.opens()
        opened = [await bot.at(code).__aenter__() for _ in range(SOCKETS_OF_PERSON)]
        await bot.get(f"/api/bot/tables/{code}", 429)
        for stream in opened:
            await stream.__aexit__()


@over_sockets
async def test_a_bot_opens_a_table_and_plays_there_with_a_bot_of_the_house(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, service, ann), a_bot(base, ann) as bot:
        code = (await bot.post("tables", {"game": "vale", "seats": 2}, 201))["code"]
        for deed, body in [("sit", {"seat": 0}), ("bot", {"seat": 1, "level": "spark"}), ("start", None)]:
            await bot.post(f"tables/{code}/{deed}", body)
        async with bot.at(code) as seat:
            await seat.play(code)
        assert service.server.tables.rooms[code].table.status() == OVER


@over_sockets
async def test_a_bot_sits_down_at_an_open_table_by_itself_and_never_becomes_its_host(tmp_path):
    async with an_evening(tmp_path, "Ann") as (base, _, ann), a_bot(base, ann) as bot:
        table = await ann.at(await ann.opens()).__aenter__()
        await table.does("sit", seat=0)
        await bot.post(f"tables/{table.code}/sit", {"seat": 1})
        await table.does("stand")
        assert table.table["host"]
        assert await bot.refused(f"tables/{table.code}/start") == "Only the host may do that."
        await leave([table])


@over_sockets
async def test_a_rematch_seats_no_bot_that_has_not_said_yes(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await begun(ann, bot, events, cover="spark")
        await table.does("leave")
        async with bot.at(table.code) as seat:
            await seat.play(table.code)
        await table.until(lambda m: m.get("reveal"))
        await table.does("rematch")
        await events.until("over")
        again = table.table["rematch"]
        await bot.post(f"tables/{again}/sit", {"seat": 1})
        told = await events.until("seated")
        assert told["table"]["code"] == again
        assert told["table"]["chairs"][1] == {"name": "Dreamer", "owner": "Ann", "you": True}
        await leave([table])


@over_sockets
async def test_somebody_plays_for_a_bot_that_is_away_until_it_comes_back(tmp_path):
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        table = await begun(ann, bot, events, options={"start": "1"})
        room_of(service, table).away[bot.id] = monotonic() - 61
        await table.until(lambda m: "table" in m and m["table"]["chairs"][1].get("covered") == "away")
        async with bot.at(table.code) as seat:
            await seat.until("table")
            assert "covered" not in seat.table["chairs"][1]
        await leave([table])


@over_sockets
async def test_bots_wait_all_night_for_people(tmp_path):
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        table = await begun(ann, bot, events, options={"start": "0"})
        async with bot.at(table.code) as seat:
            await seat.until("present")
            room = room_of(service, table)
            await leave([table])
            await seat.until("present")
            room.away = dict.fromkeys(room.table.people(), -1e6)
            assert not absence.due(room, service.server.tables.clock.now())
            async with ann.at(table.code) as again:
                assert not room.awaited()  # Ann is asked herself
                await again.play(random.Random(1), lambda: room.table.deciders() == [1])
                assert room.awaited()


@over_sockets
async def test_a_bot_goes_on_after_the_server_was_started_anew(tmp_path):
    async with a_listener(tmp_path, "Ann") as (_, bot, events, ann):
        table = await begun(ann, bot, events, cover="spark")
        await table.does("resign")
        made = {"bot": bot.id, "token": bot.token}
        await leave([table])
    async with a_server(tmp_path) as (base, service):
        bot = Bot(base, made)
        async with bot.http, bot.listens() as events:
            told = await events.hear()
            assert (told["type"], told["table"]["code"]) == ("started", table.code)
            service.server.allowances.requests = Allowances(*PLENTY)
            async with bot.at(table.code) as seat:
                await seat.play(table.code)


@over_sockets
async def test_a_server_that_stops_says_so_to_bots(tmp_path):
    async with a_listener(tmp_path, "Ann") as (service, bot, events, ann):
        seat = await bot.at(await ann.opens()).__aenter__()
        await seat.until("welcome")
        await service.server.tables.stop()
        await service.runner.shutdown()
        assert await events.until_closed() == "The server is stopping. Come back soon."
        assert await seat.until_closed() == "The server is stopping. The game is saved."
        await seat.__aexit__()
