"""Analyses on a server: judged once for all who ask, in pieces, within limits, and kept."""

import asyncio

import msgspec
import pytest

from everglow.coach.analysis import Played, analyse
from everglow.games import games
from everglow.rng import fast
from everglow.server.http import limits
from everglow.server.live import analyses, coaching
from everglow.server.live.analyses import record_to_judge
from everglow.server.live.coaching import judge_opening, judge_turns
from everglow.server.table.changes import table_from
from everglow.server.table.entries import Imported, encode_entry
from everglow.server.table.errors import Refused
from everglow.server.table.listing import listing_of
from everglow.server.table.setup import table_for_record

from ..http.wire import clear
from ..people import Person, a_server, begin, leave, no_worker_free, over_sockets, people
from ..process import eventually
from ..table.test_branch import branch
from ..tables import CODE, a_table, over, played


def a_record(game="vale", seed=1):
    table = a_table(game)
    played(table, fast(seed, 1))
    return table.session.record


async def brought(somebody, game="vale", seed=1):
    """The code of a table that shows a finished game."""
    return (await somebody.post("/api/records", a_record(game, seed).to_json()))["code"]


async def judged(somebody, code):
    """Ask for an analysis until it is whole."""
    opening, turns, closing = None, [], None
    while closing is None:
        known = (opening is not None) + len(turns)
        told = await somebody.get(f"/api/tables/{code}/analysis?known={known}")
        opening, closing = told["opening"] or opening, told["closing"]
        turns += told["turns"]
    return {"opening": opening, "turns": turns, "closing": closing}


def asked_for(code, known=0):
    return f"/api/tables/{code}/analysis?known={known}"


class Counting:
    """Notes the pieces that workers are asked for."""

    def __init__(self, service):
        self.jobs = []
        self.workers = service.server.tables.workers
        self.compute, self.workers.compute = self.workers.compute, self.note

    async def note(self, account, what, job):
        self.jobs.append(job.func.__name__)
        return await self.compute(account, what, job)


@over_sockets
async def test_an_analysis_is_that_of_the_coach_with_both_ways_in_words(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        code = await brought(ann)
        told = await judged(ann, code)
        worded = await ann.get(f"/api/tables/{code}/analysis?lang=de")
    game, record = games()["vale"], a_record()
    found = analyse(Played(game, *record.line(game), record.options))
    assert (told["opening"], told["closing"]) == (found["opening"], found["closing"])
    assert [turn["judged"] for turn in told["turns"]] == found["turns"]
    better = [turn for turn in told["turns"] if turn["judged"]["better"]]
    assert better
    assert all(turn["way"] and turn["better_way"] for turn in better)
    assert any(turn["more"] or turn["fewer"] for turn in better)
    assert not any(turn["more"] or turn["fewer"] for turn in told["turns"] if turn not in better)
    assert all(turn["way"] == turn["better_way"] == [] for turn in told["turns"] if turn not in better)
    assert all(turn["words"]["better_way"] for turn in worded["turns"] if turn["better_way"])


@over_sockets
async def test_an_analysis_is_computed_once_and_is_there_after_a_restart(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        code, counting = await brought(ann), Counting(service)
        first, second = await asyncio.gather(judged(ann, code), judged(bob, code))
        assert first == second
        await eventually(lambda: not service.server.analyses.running, "the analysis still runs")
        assert counting.jobs.count("judge_opening") == 1
        asked = len(counting.jobs)
        assert await judged(bob, code) == first
        assert len(counting.jobs) == asked
    async with a_server(tmp_path) as (base, service), Person(base, "") as nobody:
        counting = Counting(service)
        assert await judged(nobody, code) == first
        assert counting.jobs == ["judge_version"]


@over_sockets
async def test_another_judge_computes_it_anew(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code = await brought(ann)
        first = await judged(ann, code)
        await eventually(lambda: not service.server.analyses.running, "the analysis still runs")
        service.server.analyses.versions["vale"] = "another"
        counting = Counting(service)
        assert await judged(ann, code) == first
        assert counting.jobs.count("judge_opening") == 1


@over_sockets
async def test_the_curve_is_there_before_all_turns_are_judged(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        code = await brought(ann)
        told = await ann.get(asked_for(code))
        assert told["opening"]["curve"][-1]["turn"] > len(told["turns"])
        assert told["closing"] is None
        assert (await ann.get(asked_for(code, 1)))["opening"] is None


def test_pieces_end_so_that_bots_have_their_turn(monkeypatch):
    monkeypatch.setattr(coaching, "PIECE", 0.0)
    record = msgspec.json.encode(a_record().to_json())
    opening = judge_opening(record)
    [turn] = judge_turns(record, 3, opening["curve"][3]["shares"])
    assert turn.judged["number"] == 4


@over_sockets
async def test_bots_for_whom_somebody_waits_come_before_the_coach(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        code, order = await brought(ann), []
        async with no_worker_free(service) as workers:
            asking = asyncio.create_task(judged(ann, code))
            service.server.analyses.versions["vale"] = "known"
            await eventually(lambda: workers.waiting, "the coach does not wait")
            call = workers.turns._call
            workers.turns._call = lambda wish: (order.append(wish.person), call(wish))
            [at] = await begin([bob], bots=["spark"], options={"start": "1"})
            await eventually(lambda: workers.waiting > 1, "the bot does not wait")
        await at.until(lambda m: m["type"] == "update")
        await leave([at])
        assert (await asking)["closing"]
    assert order.index("coach") > 0


@over_sockets
async def test_games_that_are_not_over_are_refused_and_nothing_is_kept(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as two:
        ann = two[0]
        gathering = await ann.opens()
        tables = await begin(two)
        for code in (gathering, tables[0].code):
            told = await ann.get(asked_for(code), 400)
            assert told["error"] == "The game can be judged when it is over."
            assert await service.server.store.analysis(code, "any") is None
        await leave(tables)
        assert not service.server.analyses.running
        assert clear((await ann.get(asked_for("222222"), 404))["error"])
        assert clear((await ann.get(f"/api/tables/{gathering}/analysis?known=-1", 400))["error"])


@pytest.mark.parametrize("change", [{"rules_version": "0"}, {"game": "chess"}])
def test_games_of_other_rules_are_refused_in_a_sentence(change):
    told = a_record().to_json() | change
    table = table_from([table_for_record(a_record(), "p", 0), Imported(record=told)], CODE)
    with pytest.raises(Refused) as refused:
        record_to_judge(table)
    assert "rules" in str(refused.value) or "chess" in str(refused.value)


BROKEN = {
    "other rules": {"rules_version": "0"},
    "unknown game": {"game": "chess"},
    "impossible action": {"actions": [[0, "mark:nobody"]]},
}


@over_sockets
@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN)
async def test_a_record_that_cannot_be_replayed_is_refused_in_a_sentence_and_nothing_is_stored(
    tmp_path, change
):
    entries = [table_for_record(a_record(), "p", 0), Imported(record=a_record().to_json() | change)]
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        store = service.server.store
        listing = listing_of(table_from(entries, CODE))
        await store.append(CODE, 1, [encode_entry(entry) for entry in entries], listing, 0)
        told = await ann.get(asked_for(CODE), 400)
        assert clear(told["error"])
        assert not service.server.analyses.running
        assert await store.analysis(CODE, await service.server.analyses.judge("vale")) is None


@over_sockets
async def test_a_person_has_one_game_judged_at_a_time_and_all_have_a_queue(tmp_path, monkeypatch):
    monkeypatch.setattr(analyses, "QUEUE", 2)
    monkeypatch.setattr(analyses, "PATIENCE", 0.1)
    monkeypatch.setattr(limits, "ANALYSES", (0.0, 1.0))
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        codes = [await brought(ann, seed=seed) for seed in (1, 2, 3)]
        service.server.analyses.versions["vale"] = "known"
        service.server.allowances.requests.known.clear()
        async with no_worker_free(service):
            assert await ann.get(asked_for(codes[0])) == {"opening": None, "turns": [], "closing": None}
            assert await ann.get(asked_for(codes[0])) == {"opening": None, "turns": [], "closing": None}
            assert (
                "Another game is being judged for you" in (await ann.get(asked_for(codes[1]), 429))["error"]
            )
            service.server.analyses.running[codes[0]].account = "somebody else"
            assert "Too many games judged for you" in (await ann.get(asked_for(codes[1]), 429))["error"]
            service.server.analyses.running["OTHERS"] = service.server.analyses.running[codes[0]]
            assert "Too many games are being judged" in (await ann.get(asked_for(codes[1]), 429))["error"]
            del service.server.analyses.running["OTHERS"]
        assert (await judged(ann, codes[0]))["closing"]


@over_sockets
async def test_a_judge_that_fails_is_told_and_can_be_asked_again(tmp_path, monkeypatch):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code, work = await brought(ann), service.server.analyses._compute

        async def fail(*asked):
            raise RuntimeError("it cannot be done")

        monkeypatch.setattr(service.server.analyses, "_compute", fail)
        assert clear((await ann.get(asked_for(code), 500))["error"])
        assert not service.server.analyses.running
        monkeypatch.setattr(service.server.analyses, "_compute", work)
        assert (await judged(ann, code))["closing"]


def test_a_game_that_went_on_from_another_is_judged_from_there_on():
    fork = branch(over("vale", {}, 2), 40)
    played(fork, fast(9, 1))
    opening = judge_opening(msgspec.json.encode(fork.session.record.to_json()))
    assert (opening["curve"][0]["step"], opening["worlds"]) == (40, 0)
    assert opening["curve"][-1]["step"] == len(fork.session.steps)
