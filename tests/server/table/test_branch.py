"""Playing on from a step of a finished game: the same position, new chance, and nothing that counts."""

import asyncio
import json
import random

import pytest

from everglow.games import games
from everglow.record import Record
from everglow.rng import fast
from everglow.server.live.archive import record_of
from everglow.server.live.records import checked_record
from everglow.server.table.branch import branch_entry
from everglow.server.table.changes import table_from
from everglow.server.table.entries import encode_entry
from everglow.server.table.errors import Refused
from everglow.server.table.requests import Branch
from everglow.server.table.setup import table_for_record
from everglow.server.views.replay import Replay
from everglow.server.views.updates import story, table_message

from ..people import Person, a_server, begin, leave, over_sockets, people
from ..tables import CODE, EVERY_KIND, a_table, kind_id, over, person, played, visitor

KINDS = pytest.mark.parametrize("kind", EVERY_KIND, ids=kind_id)


def entries(table, step, seat=1):
    entry = branch_entry(table, visitor(0), Branch(step=step, seat=seat, level="ember"), 1000)
    return [table_for_record(Record.from_json(entry.record), person(0), 1000), entry]


def branch(table, step, seat=1):
    """A table where Ann plays on at a seat."""
    return table_from(entries(table, step, seat), "BRANCH")


@KINDS
def test_a_branch_begins_with_the_position_of_its_step(kind):
    table = over(*kind)
    game, record = table.session.game, table.session.record
    for step in (0, 20, len(table.session.steps) - 1):
        state = branch(table, step).session.state
        assert state.key() == record.replay(game, step).key()


@KINDS
def test_a_branch_is_played_on_and_its_record_can_be_dealt_and_played_again(kind):
    table = branch(over(*kind), 40)
    played(table, fast(9, 1))
    record = table.session.record
    assert table.status() == "over"
    assert record.verify(table.session.game).scores() == table.session.state.scores()
    assert checked_record(json.dumps(record.to_json()).encode()).to_json() == record.to_json()
    replay = Replay(table, None, None).build()
    assert replay.sound
    assert len(replay.steps) == len(table.session.steps) > 40


def test_the_dice_of_a_branch_are_new():
    finished = over("glow", {"board": "realm"}, 2)
    moves = finished.session.record.standing()
    step = next(
        n for n, step in enumerate(finished.session.steps) if any(e["event"] == "rolled" for e in step.events)
    )

    def rolled(table):
        for seat, name in moves[len(table.session.steps) : step + 1]:
            table.session.act(seat, name)
        return table.session.steps[-1].events

    assert len({json.dumps(rolled(branch(finished, step))) for _ in range(10)}) > 1


def test_the_person_sits_where_they_wished_and_bots_everywhere_else():
    table = branch(over("vale", {}, 3), 10, seat=2)
    assert table.status() == "running"
    assert [chair.person for chair in table.chairs] == ["", "", person(0)]
    assert [chair.level for chair in table.chairs] == ["ember", "ember", ""]
    assert table.chairs[2].name == table.session.record.names[2] == "Ann"
    assert len({chair.name for chair in table.chairs}) == 3
    assert table_message(table, person(0)).branch == CODE


def test_a_branch_is_not_listed_and_not_among_the_games_of_a_person():
    first, entry = entries(over("vale"), 10)
    assert not first.public
    table = table_from([first, entry], "BRANCH")
    acted = played(table, fast(9, 1))
    lines = [encode_entry(found) for found in [first, entry, *acted]]
    assert record_of(lines, "BRANCH") is None


def test_what_lies_before_the_branch_cannot_be_taken_back():
    finished = over("vale")
    for step in range(1, 40):
        session = branch(finished, step).session
        assert [session.state_without(seat) for seat in range(2)] == [None, None]


def test_a_running_branch_tells_nobody_its_secret():
    table = branch(over("vale"), 10)
    shown = json.dumps([story(table, 1), story(table, None)])
    assert table.session.record.fork.secret not in shown
    assert table.opened.secret not in shown


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        (Branch(step=100_000, seat=0, level="ember"), "Expected a step from 0 to "),
        (Branch(step=1, seat=5, level="ember"), "There are only 2 seats."),
        (Branch(step=1, seat=0, level="genius"), "Expected a level: "),
    ],
)
def test_a_branch_that_cannot_be_is_refused_in_a_sentence(wish, complaint):
    with pytest.raises(Refused, match=complaint):
        branch_entry(over("vale"), visitor(0), wish, 0)


def test_only_a_finished_game_has_branches_and_a_branch_none_of_its_own_part():
    wish = Branch(step=1, seat=0, level="ember")
    with pytest.raises(Refused, match="when it is over"):
        branch_entry(a_table(), visitor(0), wish, 0)
    table = branch(over("vale"), 10)
    played(table, fast(9, 1))
    assert branch_entry(table, visitor(0), wish, 0)
    with pytest.raises(Refused, match=r"went on from another one itself\. Expected a step from 0 to 10"):
        branch_entry(table, visitor(0), Branch(step=11, seat=0, level="ember"), 0)


@over_sockets
async def test_a_position_is_copied_when_its_game_is_over(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob") as (ann, bob):
        tables = await begin([ann, bob])
        path = f"/api/tables/{tables[0].code}/position"
        assert "when the game is over" in (await ann.get(path, 400))["error"]
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        await leave(tables)
        record = Record.from_json(await ann.get(f"/api/tables/{tables[0].code}/record"))
        game, last = games()["vale"], len(record.standing())
        for step in (0, 7, last):
            told = (await bob.get(f"{path}?step={step}"))["notation"]
            assert game.codec.read(told).key() == record.replay(game, step).key()
        assert f"from 0 to {last}" in (await bob.get(f"{path}?step={last + 1}", 400))["error"]
        assert "Expected an address" in (await bob.get(f"{path}?step=-1", 400))["error"]


@over_sockets
async def test_somebody_plays_on_from_a_finished_game_against_bots(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob", "Cy") as (ann, bob, cy):
        tables = await begin([ann, bob])
        path = f"/api/tables/{tables[0].code}/branch"
        wish = {"step": 5, "seat": 1, "level": "ember"}
        assert "when it is over" in (await cy.post(path, wish, [400]))["error"]
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        await leave(tables)
        async with Person(base, "") as nobody:
            assert "Say your name" in (await nobody.post(path, wish, [401]))["error"]
        code = (await cy.post(path, wish))["code"]
        assert (await bob.get("/api/tables?list=watch"))["tables"] == []
        async with cy.at(code) as at:
            assert at.table["branch"] == tables[0].code
            await at.play(random.Random(1))
            assert at.reveal["result"]
        assert (await bob.get(f"/api/tables/{code}/replay"))["sound"]
        async with cy.http.get("/api/me/games") as answer:
            assert await answer.text() == ""
