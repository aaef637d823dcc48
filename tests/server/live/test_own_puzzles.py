"""Puzzles of the server's own games: which turns are tested, what is posed, and on which day."""

import asyncio
from datetime import timedelta

import pytest
from msgspec import structs

from everglow.bots.greedy_bot import GreedyBot
from everglow.coach.attempt import attempt_at
from everglow.coach.puzzling import LEAST, SIMULATIONS, PuzzleTest
from everglow.games import games
from everglow.puzzles import EPOCH, game_of, puzzle_of, puzzles_of
from everglow.record import Record
from everglow.rng import fast
from everglow.server.live.analyses import Analyses
from everglow.server.live.own_puzzles import OF_GAME, QUEUE, OwnPuzzles, candidates, puzzle_at, puzzle_from
from everglow.server.live.workers import Workers
from everglow.server.store.protocol import OwnPuzzle
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted, Started, encode_entry
from everglow.server.table.listing import listing_of
from everglow.server.table.table import BOTS
from everglow.server.views.analysis import AnalysisTold, TurnTold
from everglow.server.views.training import Position

from ..keeping import keeping
from ..people import Person, a_server, over_sockets, people
from ..process import eventually
from ..table.test_branch import branch
from ..tables import CODE, NAMES, SECRET, begun, first_entry, over, played, seated
from .test_analyses import brought, judged
from .test_training import a_finished_game, answered, on

VALE = next(day for day in range(20_775, 20_785) if game_of(EPOCH + timedelta(days=day)).name == "vale")
LATER = next(day for day in range(VALE + 1, VALE + 9) if game_of(EPOCH + timedelta(days=day)).name == "vale")
TURN = 20


def lines_of(entries):
    return [encode_entry(entry) for entry in entries]


def a_game(secret=SECRET, **other):
    """The entries of a finished game at random, whose first entry may say other things."""
    first, *more = begun(secret=secret)
    entries = [structs.replace(first, **other), *more]
    return [*entries, *played(table_from(entries, CODE), fast(1, 1))]


def a_turn(number, lost, error=0):
    return TurnTold({"number": number, "seat": 1, "play": [lost, -lost], "error": error}, [], [])


def chosen(table, *turns):
    return candidates(table, AnalysisTold(None, list(turns), None))


# Which turns are tested


def test_turns_that_certainly_cost_much_are_tested_the_costliest_first():
    costs = [(1, LEAST - 1, 0), (2, LEAST, 0), (3, 2 * LEAST, LEAST), (4, 2 * LEAST, LEAST // 2)]
    assert chosen(over(), *[a_turn(*cost) for cost in costs]) == [4, 2]
    assert len(chosen(over(), *[a_turn(number, LEAST) for number in range(9)])) == OF_GAME


def test_a_turn_of_a_bot_of_the_house_counts_too():
    table = over()
    table.chairs[1].level = "star"
    assert chosen(table, a_turn(5, LEAST)) == [5]


@pytest.mark.parametrize("other", [{"public": False}, {"lesson": True}], ids=str)
def test_no_turn_of_a_private_table_or_a_guided_game_is_tested(other):
    assert chosen(table_from(a_game(**other), CODE), a_turn(5, LEAST)) == []


def test_no_turn_of_a_branch_or_of_a_game_that_was_brought_is_tested():
    brought = over()
    brought.imported = True
    assert chosen(brought, a_turn(5, LEAST)) == chosen(branch(over(), 20), a_turn(5, LEAST)) == []


def test_so_many_games_wait_and_no_more():
    async def work():
        own = OwnPuzzles(Analyses(None, Workers(1), None))
        for number in range(QUEUE + 5):
            own.note(str(number), [1])
        own.note("nothing", [])
        return own.games.qsize()

    assert asyncio.run(work()) == QUEUE


def test_a_turn_about_which_greedy_play_and_search_disagree_passes():
    """A shipped puzzle, as if somebody had sat there, with its game played to the end."""
    shipped = puzzles_of(games()["vale"])[0]
    assert puzzle_at(lines_of(finished(shipped)), CODE, shipped.turn) == OwnPuzzle(
        CODE, shipped.turn, "vale", games()["vale"].version
    )
    assert puzzle_at(lines_of(finished(shipped)[:-1]), CODE, shipped.turn) is None


def test_own_puzzles_are_tested_as_thoroughly_as_shipped_ones(monkeypatch):
    simulations = []
    monkeypatch.setattr(PuzzleTest, "passes", lambda test, _: simulations.append(test.simulations))
    assert puzzle_at(lines_of(a_game()), CODE, TURN) is None
    assert simulations == [SIMULATIONS]


def finished(puzzle):
    """The entries of a game that begins like this puzzle."""
    record = puzzle.record
    first = first_entry("vale", record.options, record.seats, record.secret)
    sat = [structs.replace(entry, nonce="", hash="") for entry in seated(record.seats)]
    entries = [first, *sat, Started(), *(Acted(seat=seat, name=name) for seat, name in record.actions)]
    table = table_from(entries, CODE)
    bot = GreedyBot(table.session.game, 1)
    while deciders := table.deciders():
        action = bot.choose(table.session.state, deciders[0])
        entries.append(Acted(seat=deciders[0], name=table.session.game.codec.action_name(action)))
        apply(table, entries[-1])
    return entries


# What is posed


def begin_turn(record, turn):
    return Position("", record, turn).spent([]).pose("", "")


def test_a_puzzle_is_the_position_of_its_game_without_names_and_without_what_followed():
    lines = lines_of(a_game())
    whole = table_from(a_game(), CODE).session.record
    puzzle = puzzle_from(lines, CODE, TURN)
    told, seen = (begin_turn(record, TURN) for record in (whole, puzzle.record))
    assert (told.view, told.log, told.question, told.step) == (seen.view, seen.log, seen.question, seen.step)
    assert seen.names == BOTS[:2]
    assert len(puzzle.record.actions) == seen.step < len(whole.actions)
    assert not any(name in str(puzzle.record.story()) for name in NAMES[:2])


def test_a_game_of_other_rules_or_one_that_is_gone_is_no_puzzle():
    older = a_game()
    older[0] = structs.replace(older[0], version="0")
    older.insert(6, Acted(seat=0, name="no such answer"))
    assert puzzle_from(lines_of(older), CODE, TURN) is puzzle_from([], CODE, TURN) is None


# On which day


@pytest.fixture
def every_turn_passes(monkeypatch):
    monkeypatch.setattr(PuzzleTest, "passes", lambda *_: True)


def judging_here(service):
    """Have turns tested in this process, where `every_turn_passes` holds."""
    workers = service.server.training.workers
    elsewhere = workers.compute

    async def compute(account, what, job):
        return job() if job.func is puzzle_at else await elsewhere(account, what, job)

    workers.compute = compute


async def posed(somebody):
    day = (await somebody.get("/api/training"))["day"]
    return await somebody.post("/api/training/position", {"puzzle": day})


async def kept(service, entries, code=CODE, turn=TURN):
    """Keep a finished game and a puzzle of it."""
    table, store = table_from(entries, code), service.server.store
    await store.append(code, 1, lines_of(entries), listing_of(table), 0, ["person 0", "person 1"])
    await store.keep_puzzle(OwnPuzzle(code, turn, "vale", table.opened.version))


def of_game(entries, turn=TURN):
    """The view that is posed if this game is the puzzle."""
    return begin_turn(table_from(entries, CODE).session.record, turn).view


def shipped(day):
    return begin_turn(*puzzle_of(EPOCH + timedelta(days=day))).view


@over_sockets
async def test_a_game_that_is_over_and_analysed_gives_the_puzzle_of_a_later_day(tmp_path, every_turn_passes):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob", "") as (ann, bob, nobody):
        on(service, VALE)
        judging_here(service)
        today = await posed(ann)
        code = await a_finished_game([ann, bob])
        told = await judged(ann, code)
        await service.server.training.own.games.join()
        assert (await posed(bob))["view"] == today["view"] == shipped(VALE)
        on(service, LATER)
        own = await posed(nobody)
        record = await ann.get(f"/api/tables/{code}/record")
    costly = [turn["judged"] for turn in told["turns"] if -min(turn["judged"]["play"]) >= LEAST]
    turn = next(turn for turn in costly if turn["steps"][0] == own["step"] + 1)
    attempt = attempt_at(*Record.from_json(record).line(games()["vale"]), turn["number"])
    assert own["view"] == games()["vale"].show.view(attempt.before, own["seat"])
    assert own["seat"] == turn["seat"]
    secrets = "Ann", "Bob", code, record["secret"], *record["nonces"]
    assert not [secret for secret in secrets if secret in str(own)]
    async with a_server(tmp_path) as (base, service), Person(base, "Cy") as cy:
        on(service, LATER)
        assert await posed(cy) == own


@over_sockets
async def test_turns_that_waited_when_the_server_stopped_are_found_again(tmp_path, every_turn_passes):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        own = service.server.training.own
        own._search = lambda *_: asyncio.Event().wait()  # until the server stops
        await judged(ann, await a_finished_game([ann, bob]))
        await eventually(own.begun.is_set, "nothing waits")
        assert own.noted
    async with a_server(tmp_path) as (base, service), Person(base, "Cy") as cy:
        on(service, LATER)
        judging_here(service)
        again = service.server.training.own
        await judged(cy, await brought(cy))
        await eventually(lambda: again.noted == own.noted, "it is not found again")
        await again.games.join()
        assert (await posed(cy))["view"] != shipped(LATER)


@over_sockets
async def test_an_answer_to_a_puzzle_of_an_own_game_is_judged_and_its_game_can_be_played_on(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Eve") as eve:
        on(service, VALE)
        await kept(service, a_game())
        puzzle = await posed(eve)
        assert puzzle["view"] == of_game(a_game())
        actions = []
        while not puzzle["over"]:
            actions.append(puzzle["question"]["legal"][0])
            wish = {"puzzle": puzzle["puzzle"], "actions": actions}
            puzzle = await eve.post("/api/training/position", wish)
        assert (await answered(eve, puzzle["puzzle"], actions))["counted"]
        code = (await eve.post("/api/training/branch", {"puzzle": puzzle["puzzle"], "level": "spark"}))[
            "code"
        ]
        names = {chair["name"] for chair in (await eve.get(f"/api/tables/{code}"))["chairs"]}
        assert "Eve" in names
        assert not names & set(NAMES[:2])


@over_sockets
async def test_a_day_whose_game_goes_falls_back_to_the_shipped_puzzle(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        on(service, VALE)
        await kept(service, a_game())
        await kept(service, a_game("another deal"), "GHJKLM")
        assert (await posed(ann))["view"] == of_game(a_game())
        place = keeping().place(tmp_path)
        await asyncio.to_thread(keeping().closures.close, place, "table", CODE)
        assert (await posed(bob))["view"] == shipped(VALE)
        on(service, LATER)
        assert (await posed(ann))["view"] == of_game(a_game("another deal"))


@over_sockets
async def test_a_puzzle_stays_when_one_of_its_players_leaves_and_goes_with_the_last(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob", "Cy") as (ann, bob, cy):
        on(service, VALE)
        code = await a_finished_game([ann, bob])
        await service.server.store.keep_puzzle(OwnPuzzle(code, 20, "vale", games()["vale"].version))
        before = await posed(cy)
        assert before["view"] != shipped(VALE)
        await ann.post("/api/me/delete", {"name": "Ann"})
        assert await posed(cy) == before
        await bob.post("/api/me/delete", {"name": "Bob"})
        assert (await posed(cy))["view"] == shipped(VALE)
