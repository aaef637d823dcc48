"""Whole evenings over real sockets: people, several devices, watchers, and connections that break."""

import asyncio
import random
from copy import deepcopy

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.record_parts import hash_of
from everglow.server.views.updates import view

from ..diary import Diary
from ..people import Person, a_server, begin, leave, over_sockets, people, room_of
from ..regulars import Guest


class Company:
    """Guests who come back whenever their connection is lost."""

    regret = 0.03

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.guests = []
        self.run = 0
        self.broken = False

    async def disturb(self):
        """Connections break at random moments, with and without a word."""
        while True:
            await self.a_while()
            guest = self.rng.choice(self.guests)
            if guest.at and self.rng.random() < 0.5:
                guest.at.break_off()
            elif guest.at:
                await guest.at.ws.close()

    async def a_while(self):
        """Wait as long as a few answers take, however fast this machine is."""
        diary = self.guests[0].diary
        then = diary.acks + self.rng.randrange(1, 12)
        while diary.acks < then:
            await asyncio.sleep(self.rng.uniform(0, 0.01))

    async def play(self):
        disturbing = asyncio.create_task(self.disturb())
        await asyncio.gather(*[guest.play() for guest in self.guests])
        disturbing.cancel()
        await asyncio.gather(disturbing, return_exceptions=True)


async def written(service, code):
    return await service.server.store.entries(code)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", games())
@over_sockets
async def test_people_whose_connections_break_play_to_the_end(tmp_path, game, seats):
    names = [f"Person {seat}" for seat in range(seats)]
    async with a_server(tmp_path) as (base, service), people(base, *names, "") as (*seated, watcher):
        tables = await begin(seated, game)
        await leave(tables)
        company, diary = Company(seats), Diary(tables[0].code)
        for seat, person in enumerate(seated):
            diary.hashes[seat] = hash_of(f"nonce of {seat}")
            company.guests.append(Guest(company, person, diary, seat))
            company.guests[-1].sits = True
        company.guests.append(Guest(company, watcher, diary))
        await company.play()
        diary.check(await written(service, diary.code))
        assert diary.again > 0
        await everybody_saw_the_end(company, diary)


async def everybody_saw_the_end(company, diary):
    table = diary.check_views()
    record = Record.from_json(await company.guests[-1].person.get(f"/api/tables/{diary.code}/record"))
    record.verify(table.session.game)
    assert record.to_json() == table.session.record.to_json()
    for guest in company.guests:
        assert guest.at.view == view(table, guest.seat)
        assert guest.at.reveal["result"] == record.result
        await guest.at.ws.close()


@over_sockets
async def test_an_answer_repeated_after_a_lost_connection_counts_once(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], options={"start": "0"})
        number, name = tables[0].question["number"], tables[0].question["legal"][0]
        await tables[0].ws.send_json({"type": "act", "id": 1, "question": number, "name": name})
        tables[0].break_off()
        await tables[1].until(lambda m: m["type"] == "update")
        async with ann.at(tables[0].code) as again:
            lines = await written(service, again.code)
            assert (await again.ask("act", question=number, name=name))["type"] == "ack"
            other = await again.ask("act", question=number, name="end_turn")
            assert other["reason"] == "That question was answered already."
            later = await again.ask("act", question=number + 2, name=name)
            assert later["reason"] == "That question was not asked yet."
            assert await written(service, again.code) == lines
        await leave(tables)


@over_sockets
async def test_the_answer_that_ended_the_game_is_acknowledged_again(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        [at] = await begin([ann], bots=["spark"])
        await at.play(random.Random(1))
        answers = room_of(service, at).table.session.log.answers[0]
        assert (await at.ask("act", question=len(answers) - 1, name=answers[-1]))["type"] == "ack"
        refused = await at.ask("act", question=len(answers) - 1, name="end_turn!")
        assert refused["reason"] == "That question was answered already."
        refused = await at.ask("act", question=len(answers), name=answers[-1])
        assert refused["reason"] == "The game is over."
        await at.ws.close()


@over_sockets
async def test_who_missed_something_asks_for_everything(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo], options={"start": "0"})
        await tables[0].act(tables[0].question["legal"][0])
        await tables[0].does("say", text="your turn")
        while (await tables[1].ws.receive()).json()["type"] != "update":
            pass  # the action never arrives
        with pytest.raises(AssertionError, match="something was missed"):
            await tables[1].until(lambda m: m["type"] == "chat")
        await tables[1].does("resync")
        table = room_of(service, tables[1]).table
        assert tables[1].seq == table.seq
        assert tables[1].view == view(table, 1)
        await leave(tables)


@over_sockets
async def test_a_person_sits_at_one_seat_with_two_devices(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "") as (ann, phone):
        token = (await ann.post("/api/me/link"))["token"]
        await phone.post("/api/me/claim", {"token": token})
        assert (await phone.get("/api/me"))["name"] == "Ann"
        await phone.post("/api/me/claim", {"token": token}, status=[400])
        [desk] = await begin([ann], bots=["spark"], options={"start": "0"})
        async with phone.at(desk.code) as hand:
            assert (hand.view, hand.question) == (desk.view, desk.question)
            rng = random.Random(3)
            for _ in range(15):
                await either_acts(rng.sample([desk, hand], 2))
            assert hand.view == desk.view
        await desk.ws.close()


async def either_acts(devices):
    """The first of them acts, if it may; both hear of it."""
    for device in devices:
        await device.does("resync")
    if devices[0].question.get("legal"):
        await devices[0].act(devices[0].question["legal"][0])
    await devices[1].does("resync")
    assert devices[1].seq >= devices[0].seq


@over_sockets
async def test_somebody_is_here_as_long_as_one_device_is(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo])
        async with ann.at(tables[0].code):
            tables[0].break_off()
            present = await tables[1].until(lambda m: m["type"] == "present" and m["seats"] == [0, 1])
            assert present["watching"] == 0
        await tables[1].until(lambda m: m["type"] == "present" and m["seats"] == [1])
        await leave(tables)


@pytest.mark.parametrize("game", games())
@over_sockets
async def test_watchers_see_what_everybody_may_see_and_nothing_else(tmp_path, game):
    async with (
        a_server(tmp_path) as (base, service),
        people(base, "Ann", "Bo", "Cy", "") as (*both, cy, nobody),
    ):
        tables = await begin(both, game)
        shown = {}
        watching = [watch(await who.at(tables[0].code).__aenter__(), shown) for who in (nobody, cy)]
        playing = [table.play(random.Random(n)) for n, table in enumerate(tables)]
        await asyncio.gather(*watching, *playing)
        compare(service, tables[0], shown)
        await leave(tables)


async def watch(at, shown):
    """Note every view, and try to take part."""
    refused = await at.ask("act", question=0, name="end_turn")
    assert refused["type"] == "refused"
    while at.reveal is None:
        await at.hear()
        assert at.question is None
        shown.setdefault(at.seq, []).append(deepcopy(at.view))
    await at.ws.close()


def compare(service, at, shown):
    """Compare with the game, played again from its record."""
    session = room_of(service, at).table.session
    first = room_of(service, at).table.seq - len(session.record.actions)
    for seq, views in shown.items():
        state = session.record.replay(session.game, seq - first)
        assert views == [session.game.show.view(state, None)] * len(views)
    assert len(shown) > len(session.record.actions) / 2


@over_sockets
async def test_a_rematch_seats_only_those_who_say_yes_and_keeps_bots_and_watchers(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo", "") as (ann, bo, nobody):
        tables = await begin([ann, bo], bots=["spark"])
        async with nobody.at(tables[0].code) as watcher:
            await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
            await tables[1].does("rematch")
            await tables[0].does("rematch")
            await watcher.until(lambda m: m["type"] == "table" and m["table"]["rematch"])
        assert tables[0].table["rematch"] == tables[1].table["rematch"] == watcher.table["rematch"]
        await play_again(ann, bo, nobody, watcher.table)
        await leave(tables)


@over_sockets
async def test_a_rematch_is_a_table_like_any_other_of_whoever_asks_for_it(tmp_path, monkeypatch):
    monkeypatch.setattr("everglow.server.live.tables.TABLES", 1)
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann, bo])
        await asyncio.gather(*[table.play(random.Random(n)) for n, table in enumerate(tables)])
        await ann.opens()
        refused = await tables[0].ask("rematch")
        assert refused["reason"] == "You have one unfinished table. Finish or leave it first."
        await tables[1].does("rematch")
        await leave(tables)


async def play_again(ann, bo, nobody, old):
    code = old["rematch"]
    async with bo.at(code) as host, ann.at(code) as guest, nobody.at(code) as watcher:
        names = [chair.get("name") for chair in watcher.table["chairs"]]
        assert names == [None, None, old["chairs"][2]["name"]]  # people say yes by sitting down
        await guest.does("sit", seat=0)
        assert watcher.table["commitment"] != old["commitment"]
        assert watcher.table["options"] == old["options"]
        assert "Nobody sits at seat 2" in (await host.ask("start"))["reason"]
        await host.commits(1, "another")
        await host.does("start")
        await asyncio.gather(*[at.play(random.Random(5)) for at in (host, guest)])
        await watcher.until(lambda m: m.get("reveal"))
        assert watcher.reveal["nonces"] == ["", "another", ""]


@over_sockets
async def test_no_rematch_begins_while_the_game_runs(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as (ann, bo):
        tables = await begin([ann], bots=["spark"])
        assert (await tables[0].ask("rematch"))["reason"] == "A rematch can begin when this game is over."
        async with bo.at(tables[0].code) as watcher:
            await tables[0].play(random.Random(2))
            refused = await watcher.ask("rematch")
            assert refused["reason"] == "Only those who played may ask for a rematch."
        await leave(tables)


@over_sockets
async def test_messages_of_any_length_arrive_as_they_were_sent(tmp_path):
    sent = ["x" * length for length in (0, 1, 125, 126, 65_535, 65_536, 1)]
    async with a_server(tmp_path) as (base, service), people(base, "Ann") as [ann]:
        code = await ann.opens()
        async with ann.at(code) as table:
            await table.until(lambda m: m["type"] == "present")
            [socket] = (await service.server.tables.room(code)).clients
            for text in sent:
                socket.send(text.encode())
            assert [await table.ws.receive_str() for _ in sent] == sent
