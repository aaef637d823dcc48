"""Deep analyses on a server: the costliest turns judged again, once for all, within limits, and kept."""

import asyncio

import pytest

from everglow.coach import deep
from everglow.server.http import limits
from everglow.server.live import analyses, deep_analyses

from ..http.wire import clear
from ..people import Person, a_server, no_worker_free, over_sockets, people
from ..process import eventually
from .test_analyses import Counting, brought, judged

FEW = 3


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Search but little, and in few turns."""
    monkeypatch.setattr(deep_analyses, "SIMULATIONS", 1)
    monkeypatch.setattr(deep, "SHARPEST", FEW)


def deeply(code, known=0):
    return f"/api/tables/{code}/analysis/deep?known={known}"


NOT_NOW = {"opening": None, "turns": [], "closing": None, "reason": ["server.analysis_not_now", {}]}


def unasked(code):
    """Return the address that the page of the coach asks by itself."""
    return f"{deeply(code)}&unasked=1"


async def looked_at(somebody, code):
    """Ask for a deep analysis until it is whole; its turns and its sums, and how many answers it took."""
    turns, closing, known, answers = [], None, 0, 0
    while closing is None:
        told = await somebody.get(deeply(code, known))
        turns, closing, answers = turns + told["turns"], told["closing"], answers + 1
        known += (told["opening"] is not None) + len(told["turns"])
    return turns, closing, answers


async def analysed(somebody, service, seed=1):
    """The code of a game that is judged, and the analysis."""
    code = await brought(somebody, seed=seed)
    told = await judged(somebody, code)
    await eventually(lambda: not service.server.analyses.running, "the analysis still runs")
    return code, told


def cost(turn):
    return -turn["judged"]["play"][turn["judged"]["seat"]]


@over_sockets
async def test_the_costliest_turns_are_judged_again_in_more_worlds_and_everything_still_adds_up(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code, first = await analysed(ann, service)
        turns, closing, answers = await looked_at(ann, code)
        await eventually(lambda: not service.server.deep_analyses.running, "it still runs")
        now = await judged(ann, code)
    costly = sorted([turn for turn in first["turns"] if cost(turn)], key=cost, reverse=True)[:FEW]
    numbers = [turn["judged"]["number"] for turn in turns]
    assert numbers == [turn["judged"]["number"] for turn in costly]
    assert all(turn["judged"]["deep"] > 32 for turn in turns)
    assert answers > 1
    assert now["closing"] == closing
    assert [turn for turn in now["turns"] if turn["judged"]["deep"]] == sorted(
        turns, key=lambda turn: turn["judged"]["number"]
    )
    rest = [turn for turn in first["turns"] if turn["judged"]["number"] not in numbers]
    assert [turn for turn in now["turns"] if not turn["judged"]["deep"]] == rest
    for player in closing["players"]:
        start, *parts, end = player["bridge"].values()
        assert start + sum(parts) == end


@over_sockets
async def test_it_is_computed_once_and_is_there_after_a_restart(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        code, _ = await analysed(ann, service)
        counting = Counting(service)
        first, second = await asyncio.gather(looked_at(ann, code), looked_at(bob, code))
        assert first[:2] == second[:2]
        await eventually(lambda: not service.server.deep_analyses.running, "it still runs")
        assert counting.jobs == ["judge_again"] * len(first[0])
    async with a_server(tmp_path) as (base, service), Person(base, "") as nobody:
        counting = Counting(service)
        turns, closing, answers = await looked_at(nobody, code)
        assert (closing, answers) == (first[1], 1)
        assert sorted(turn["judged"]["number"] for turn in turns) == sorted(
            turn["judged"]["number"] for turn in first[0]
        )
        assert counting.jobs == ["judge_version"]


@over_sockets
async def test_a_game_has_to_be_over_and_judged_first(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code = await brought(ann)
        assert (await ann.get(deeply(code), 400))["error"] == "The game has to be judged first."
        assert (await ann.get(deeply(await ann.opens()), 400))["error"].startswith("The game can be judged")
        assert clear((await ann.get(deeply("222222"), 404))["error"])
        assert not service.server.deep_analyses.running


@over_sockets
async def test_a_person_and_the_server_have_only_so_many(tmp_path, monkeypatch):
    monkeypatch.setattr(deep_analyses, "QUEUE", 1)
    monkeypatch.setattr(analyses, "PATIENCE", 0.1)
    monkeypatch.setattr(limits, "DEEP_ANALYSES", (0.0, 1.0))
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        codes = [(await analysed(ann, service, seed))[0] for seed in (1, 2)]
        async with no_worker_free(service):
            begun = await ann.get(deeply(codes[0]))
            assert (begun["turns"], begun["closing"]) == ([], None)
            running = service.server.deep_analyses.running
            assert "Another game is being judged for you" in (await ann.get(deeply(codes[1]), 429))["error"]
            running[codes[0]].account = "somebody else"
            assert "Too many games are being judged" in (await bob.get(deeply(codes[1]), 429))["error"]
        await looked_at(bob, codes[0])
        await eventually(lambda: not running, "it still runs")
        assert "Too many games judged for you" in (await ann.get(deeply(codes[1]), 429))["error"]


@over_sockets
async def test_what_nobody_asked_for_begins_only_if_the_server_has_nothing_else_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(analyses, "PATIENCE", 0.1)
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        code, _ = await analysed(ann, service)
        workers, deep_ones = service.server.tables.workers, service.server.deep_analyses
        monkeypatch.setattr(workers, "leisure", lambda: False)
        assert await ann.get(unasked(code)) == NOT_NOW
        monkeypatch.setattr(workers, "leisure", lambda: True)
        async with no_worker_free(service):
            assert await ann.get(unasked(code)) == NOT_NOW
            service.server.analyses.running["GHJKLM"] = analyses.Running("of somebody")
        assert await ann.get(unasked(code)) == NOT_NOW
        service.server.analyses.running.clear()
        assert not deep_ones.running
        assert (await ann.get(unasked(code)))["opening"]
        await eventually(lambda: not deep_ones.running, "it still runs")
        counting = Counting(service)
        monkeypatch.setattr(workers, "leisure", lambda: False)
        assert (await bob.get(unasked(code)))["closing"]
        assert not counting.jobs


@over_sockets
async def test_what_nobody_asked_for_counts_among_the_deep_ones_of_a_person(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "DEEP_ANALYSES", (0.0, 1.0))
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        monkeypatch.setattr(service.server.tables.workers, "leisure", lambda: True)
        codes = [(await analysed(ann, service, seed))[0] for seed in (1, 2)]
        assert (await ann.get(unasked(codes[0])))["opening"]
        await eventually(lambda: not service.server.deep_analyses.running, "it still runs")
        told = await ann.get(f"{unasked(codes[1])}&lang=en")
        assert told["words"]["reason"].startswith("Too many games judged for you")
        assert "Too many games judged for you" in (await ann.get(deeply(codes[1]), 429))["error"]


@over_sockets
async def test_first_looks_at_games_come_before_the_next_turn_of_a_deep_one(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        codes = [(await analysed(ann, service))[0], await brought(bob, seed=2)]
        counting = Counting(service)
        first = asyncio.create_task(judged(bob, codes[1]))
        await eventually(lambda: service.server.analyses.running, "the first look has not begun")
        await asyncio.gather(first, looked_at(ann, codes[0]))
    again = [at for at, job in enumerate(counting.jobs) if job == "judge_again"]
    assert len(again) == FEW
    assert again[0] > max(at for at, job in enumerate(counting.jobs) if job == "judge_turns")


@over_sockets
async def test_what_is_known_of_how_somebody_plays_follows_the_deeper_judgement(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        code, _ = await analysed(ann, service)
        service.server.insights.known = {(code, "judge"): "the first look", ("OTHERS", "judge"): "kept"}
        await looked_at(ann, code)
        await eventually(lambda: not service.server.deep_analyses.running, "it still runs")
        assert list(service.server.insights.known) == [("OTHERS", "judge")]
