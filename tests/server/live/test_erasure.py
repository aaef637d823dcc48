"""Deleting an account: all tables forget the person, and nobody else."""

import asyncio
import json
import random
from types import SimpleNamespace

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.server.http.service import FILE
from everglow.server.live.erasure import Erasure
from everglow.server.live.limits import Allowances
from everglow.server.live.tables import NoTable
from everglow.server.table import requests
from everglow.server.table.entries import (
    Acted,
    Branched,
    Joined,
    Opened,
    Said,
    Sat,
    Started,
    decode_entry,
    encode_entry,
)
from everglow.server.table.erase import NOBODY, SILENCE, Leaver, anonymise
from everglow.server.table.errors import Refused
from everglow.server.table.listing import Listing
from everglow.server.table.requests import OpenTable

from ..guests import seated
from ..keeping import keeping
from ..people import Person, a_server, begin, leave, over_sockets, people, room_of
from ..process import eventually
from .players import with_a_bot

NAME = "Zebulona"


def traces(folder, *words):
    """Find which of these are anywhere in what a server keeps."""
    held = keeping().everything(folder)
    return [word for word in words if word.encode() in held]


async def nothing_is_left(folder, *words):
    """Wait until nothing is left: the file is scrubbed while the store has nothing else to do."""
    await eventually(lambda: not traces(folder, *words), lambda: f"{traces(folder, *words)} is still there")


def ids(folder):
    return keeping().people(folder)


async def deleted(person):
    return await person.post("/api/me/delete", {"name": person.name})


@over_sockets
async def test_nothing_of_somebody_is_left_and_the_games_of_others_verify(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "Bo", "Cy") as (gone, bo, cy):
        over = await begin([gone, bo])
        await over[0].does("say", text="a secret saying")
        await asyncio.gather(*[table.play(random.Random(seat)) for seat, table in enumerate(over)])
        watched = await begin([bo, cy])
        async with gone.at(watched[0].code) as watching:
            await watching.does("say", text="good luck")
        alone = await begin([gone], bots=["spark"])
        running = await begin([gone, cy])
        lobby = await gone.opens()
        await gone.post("/api/me/link")
        person = ids(tmp_path)[NAME]
        before = await bo.get(f"/api/tables/{over[0].code}/record")

        await deleted(gone)

        await nothing_is_left(tmp_path, NAME, person, "a secret saying", alone[0].code, lobby)
        after = await bo.get(f"/api/tables/{over[0].code}/record")
        assert after == {**before, "names": [NOBODY, "Bo"]}
        Record.from_json(after).verify(games()["vale"])
        assert [game["names"] for game in (await bo.get("/api/me/profile"))["games"]] == [[NOBODY, "Bo"]]
        assert (await cy.get(f"/api/tables/{running[0].code}"))["chairs"][0]["name"] == NOBODY
        assert (await gone.get("/api/me"))["name"] is None
        await gone.get("/api/me/profile", status=401)


@over_sockets
async def test_a_game_that_runs_goes_on_with_a_bot_in_that_seat(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "Bo") as (gone, bo):
        first, second = await begin([gone, bo])
        await deleted(gone)
        assert "left for good" in await first.until_closed()
        await second.until_closed()
        async with bo.at(second.code) as again:
            assert again.table["host"] == 1
            await again.play(random.Random(1))
            assert again.reveal["result"]["scores"]


@over_sockets
async def test_who_says_another_name_is_not_deleted(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, NAME) as person:
        told = await person.post("/api/me/delete", {"name": "Bo"}, status=(400,))
        assert "Nothing was deleted" in told["error"]
        assert (await person.get("/api/me"))["name"] == NAME


@over_sockets
async def test_other_devices_are_nobodys_too(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "") as (person, phone):
        token = (await person.post("/api/me/link"))["token"]
        await phone.post("/api/me/claim", {"token": token})
        await deleted(person)
        assert (await phone.get("/api/me"))["name"] is None


@over_sockets
async def test_bots_go_with_whoever_brought_them(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, NAME, "Bo") as (gone, bo):
        async with with_a_bot(base, service, bo, gone, "Nightjar") as (table, bot, events):
            await bot.post(f"tables/{table.code}/say", {"text": "a secret saying"})
            own = await gone.opens()
            await gone.at(own).__aenter__()
            await seated(gone, bot, events, own)

            await deleted(gone)

            assert await events.until_closed() == "The owner of this bot has left for good."
            await bot.get("/api/bot", status=401)
        await nothing_is_left(tmp_path, NAME, "Nightjar", bot.id, "a secret saying", own)
        async with bo.at(table.code) as again:
            chair = again.table["chairs"][1]
            assert (chair["name"], chair["owner"], chair["resigned"]) == (NOBODY, NOBODY, True)
            await again.play(random.Random(0))
        record = await bo.get(f"/api/tables/{table.code}/record")
        assert record["names"] == ["Bo", NOBODY]
        Record.from_json(record).verify(games()["vale"])


@over_sockets
async def test_bots_that_were_removed_before_are_forgotten_with_their_owner(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, NAME, "Bo") as (gone, bo):
        async with with_a_bot(base, service, bo, gone, "Nightjar") as (table, bot, _):
            await gone.http.delete(f"/api/me/bots/{bot.id}")
            assert "Nightjar" not in ids(tmp_path)
            await deleted(gone)
        await nothing_is_left(tmp_path, NAME, "Nightjar", bot.id)
        assert (await bo.get(f"/api/tables/{table.code}"))["chairs"][0]["name"] == "Bo"


@over_sockets
async def test_a_game_of_which_everybody_is_forgotten_is_gone(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, NAME, "Bo") as (one, other):
        tables = await begin([one, other])
        await deleted(one)
        await tables[1].until_closed()
        async with other.at(tables[1].code) as again:
            await again.does("say", text="where are you?")  # a stranger is listed now
        await deleted(other)
        await nothing_is_left(tmp_path, tables[0].code)


OPENED = Opened(game="vale", version="1", options={}, seats=2, host="a", public=False, timing=None, cover="x",
                grace=1, secret="s")  # fmt: skip


@over_sockets
async def test_the_bot_of_a_namesake_keeps_its_owner(tmp_path):
    store = await keeping().open_store(tmp_path / FILE)
    for person in ("a", "b"):
        await store.add_session(person, person, "Mira", person.encode())
        await store.add_guest(f"{person}'s", person, "Nightjar", person.encode(), True, 9)
    sat = [
        Sat(seat=seat, person=bot, name=f"Nightjar {bot}", nonce="", owner="Mira")
        for seat, bot in enumerate(("a's", "b's"))
    ]
    listing = Listing("ABCDEF", "vale", "running", False, ["Nightjar", "Nightjar"], ["a", "a's", "b's"], {})
    await store.append(
        "ABCDEF", 1, [encode_entry(entry) for entry in (OPENED, *sat)], listing, 0, ["a", "a's", "b's"]
    )

    leaver = await store.leave("a")
    assert await store.traces(leaver) == [("ABCDEF", "running")]
    await store.rewrite("ABCDEF", leaver, anonymise)
    await store.forgotten(leaver)

    _, first, second = [decode_entry(line) for line in await store.entries("ABCDEF")]
    assert (first.name, first.owner) == (NOBODY, NOBODY)
    assert second == sat[1]
    assert await store.guests_of("a") == []
    assert [kept.person for kept in await store.guests_of("b")] == ["b's"]
    assert await store.guest(b"a") is None
    await store.close()


def test_who_plays_on_from_a_game_is_forgotten_in_its_record_too():
    entry = Branched(code="ABCDEF", record={"names": ["Sable", "Mira"], "secret": "s"}, seat=1, person="a",
                     name="Mira", level="ember")  # fmt: skip
    listing = Listing("BCDEFG", "vale", "running", False, ["Sable", "Mira"], ["a", "b"], {})
    lines, listed = anonymise(
        Leaver("a", {"a"}, {"Mira"}), [encode_entry(OPENED), encode_entry(entry)], listing
    )
    opened, found = [decode_entry(line) for line in lines]
    assert found.person == opened.host != "a"
    assert (found.name, found.record) == (NOBODY, {"names": ["Sable", NOBODY], "secret": "s"})
    assert (found.seat, found.level, listed.names) == (1, "ember", ["Sable", NOBODY])


def test_a_namesake_keeps_what_they_said():
    entries = [
        OPENED,
        Sat(seat=0, person="b", name="Mira", nonce=""),
        Joined(seat=1, level="ember"),
        Started(),
        Said(name="Mira", text="hello"),
        Acted(seat=0, name="mark:imp"),
    ]  # fmt: skip
    listing = Listing("ABCDEF", "vale", "running", False, ["Mira", "Sable"], ["a", "b"], {})
    lines, listed = anonymise(
        Leaver("a", {"a"}, {"Mira"}), [encode_entry(entry) for entry in entries], listing
    )
    assert [decode_entry(line) for line in lines[1:]] == entries[1:]
    assert json.loads(lines[0])["host"] not in ("a", "b", "")
    assert (listed.names, listed.people) == (["Mira", "Sable"], ["b"])


def test_what_is_said_is_erased_by_person_under_whatever_name_it_was_said():
    entries = [
        OPENED,
        Said(name="Mira", text="hello", person="a"),
        Said(name="Mira of before", text="an older name", person="a"),
        Said(name="Mira", text="a namesake who watches", person="c"),
        Said(name="Mira", text="nobody knows whose this is"),
    ]  # fmt: skip
    listing = Listing("ABCDEF", "vale", "running", False, ["", ""], ["a", "b"], {})
    lines, _ = anonymise(Leaver("a", {"a"}, set()), [encode_entry(entry) for entry in entries], listing)
    said = [(entry.name, entry.text) for entry in map(decode_entry, lines[1:])]
    assert said == [(NOBODY, SILENCE)] * 2 + [(entry.name, entry.text) for entry in entries[3:]]


@over_sockets
async def test_what_somebody_said_under_an_older_name_is_forgotten_and_a_namesakes_words_stay(tmp_path):
    async with (
        a_server(tmp_path) as (base, _),
        people(base, "Older Name", NAME, "Bo") as (gone, namesake, bo),
    ):
        table = await bo.opens()
        for person, text in ((gone, "a secret saying"), (namesake, "words of a namesake")):
            async with person.at(table) as watching:
                await watching.does("say", text=text)
        gone.name = NAME
        await gone.post("/api/me", {"name": NAME})
        await deleted(gone)
        await nothing_is_left(tmp_path, "Older Name", "a secret saying")
        async with bo.at(table) as again:
            assert [said["text"] for said in again.heard[0]["said"]] == [SILENCE, "words of a namesake"]


@over_sockets
async def test_tables_where_somebody_never_was_are_not_even_looked_at(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, NAME, "Bo", "Cy") as (gone, bo, cy):
        own, others = await begin([gone, bo]), await begin([bo, cy])
        async with room_of(service, others[0]).lock:  # something takes long there
            await deleted(gone)
            assert "left for good" in await own[1].until_closed()
        await others[0].does("say", text="we go on")
        await leave([*own, *others])


@over_sockets
async def test_whoever_has_left_does_nothing_more_through_a_connection_that_is_still_open(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, NAME) as gone:
        device = await service.server.auth.recognise(cookie_of(gone))
        code = await gone.opens()
        await deleted(gone)
        with pytest.raises(Refused, match="left for good"):
            await service.server.tables.open(device, OpenTable(game="vale"))
        with pytest.raises(NoTable):
            await service.server.tables.answer(code, device, requests.Say(text="still here"))


@over_sockets
async def test_a_deletion_that_was_interrupted_goes_on_with_the_next_run(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, NAME, "Bo") as (gone, bo):
        code = (await leave_behind(gone, bo))[0].code
        await service.server.store.leave(ids(tmp_path)[NAME])  # and the power goes
    async with a_server(tmp_path) as (base, service), Person(base, "") as visitor:
        await eventually(lambda: nobody_leaves(service), "the deletion did not go on")
        assert (await visitor.get(f"/api/tables/{code}"))["chairs"][0]["name"] == NOBODY
        await nothing_is_left(tmp_path, NAME)


async def leave_behind(*players):
    tables = await begin(players)
    await leave(tables)
    return tables


async def nobody_leaves(service):
    return not await service.server.store.leavers()


def cookie_of(person):
    [cookie] = person.http.cookie_jar
    return cookie.value


@over_sockets
async def test_one_address_deletes_so_many_accounts_and_waits(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, *[NAME] * 3) as leavers:
        service.server.allowances.deletions = Allowances(0, 2)
        await deleted(leavers[0])
        await deleted(leavers[1])
        told = await leavers[2].post("/api/me/delete", {"name": NAME}, status=(429,))
        assert "Wait a moment" in told["error"]
        assert (await leavers[2].get("/api/me"))["name"] == NAME


class Rewriting:
    """A store and its tables, for erasures only: how many accounts are rewritten at once."""

    peers = None

    def __init__(self):
        self.now = self.most = 0
        self.gone = []

    async def leave(self, person):
        return Leaver(person, {person}, set())

    async def traces(self, leaver):
        return [("AAAAAA", "over"), ("AAAAAB", "over")]

    def turn_away(self, leaver):
        pass

    async def forget(self, code, status, leaver, anonymise):
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1

    async def forgotten(self, leaver):
        self.gone.append(leaver.person)


def test_accounts_are_erased_one_at_a_time():
    """Eight at once held up the house for a minute."""

    async def eight_leave():
        house = Rewriting()
        profiles = SimpleNamespace(forget=len)
        erasure = Erasure(house, house, profiles, show_out=None)
        await asyncio.gather(*[erasure.erase(f"person {n}") for n in range(8)])
        return house

    house = asyncio.run(eight_leave())
    assert house.most == 1
    assert house.gone == [f"person {n}" for n in range(8)]
