"""A game told again: step by step as the engine has it, and to nobody more than they may know."""

import asyncio
import json
import random

import pytest

from everglow.record import follow
from everglow.rng import fast
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted, Covered, Undone
from everglow.server.table.errors import Refused
from everglow.server.views.replay import NotYet, Replay, eyes_of

from ..people import Person, a_server, begin, leave, over_sockets, patched, people
from ..tables import CODE, EVERY_KIND, a_table, asked_first, begun, kind_id, over, person, played

KINDS = pytest.mark.parametrize("kind", EVERY_KIND, ids=kind_id)


def views(told):
    """The view at every question, as a client makes them of patches."""
    view = told.view
    yield view
    for step in told.steps:
        view = patched(json.loads(json.dumps(view)), step.patch)
        yield view


def states(game, record):
    """The state at every question, as the engine has it; the same object each time."""
    state = record.start(game)
    yield state
    for _ in follow(game, state, record.standing(), record.fork):
        yield state


@KINDS
def test_every_view_is_the_engines_own_through_any_eyes(kind):
    table = over(*kind)
    game, record = table.session.game, table.session.record
    for eyes in [None, *range(len(table.chairs))]:
        told = views(Replay(table, eyes, None).build())
        for view, state in zip(told, states(game, record), strict=True):
            assert view == (game.show.open_view(state) if eyes is None else game.show.view(state, eyes))


@KINDS
def test_while_a_game_runs_everybody_looks_back_through_their_own_eyes_only(kind):
    table = a_table(*kind)
    played(table, fast(1, 1), steps=30)
    seats = range(len(table.chairs))
    for seat in seats:
        assert eyes_of(table, None, person(seat)) == eyes_of(table, str(seat), person(seat)) == seat
        for other in ["all", *[str(other) for other in seats if other != seat]]:
            with pytest.raises(NotYet):
                eyes_of(table, other, person(seat))
    for eyes in [None, "all", "0"]:
        with pytest.raises(NotYet):
            eyes_of(table, eyes, None)


@KINDS
def test_a_running_game_tells_a_seat_what_it_saw_and_no_secret(kind):
    table = a_table(*kind)
    played(table, fast(2, 1), steps=60)
    game, session = table.session.game, table.session
    replay = Replay(table, 1, person(1)).build()
    assert replay.reveal is None
    events = [event for step in replay.steps for event in step.events]
    assert replay.events + events == [game.show.redact(event, 1) for event in session.log.events()]
    for view, state in zip(views(replay), states(game, session.record), strict=True):
        assert view == game.show.view(state, 1)


def test_when_a_game_is_over_anybody_sees_all_hands_unless_they_choose_a_seat():
    table = over("vale")
    assert eyes_of(table, None, None) is None
    assert eyes_of(table, "all", person(0)) is None
    assert eyes_of(table, "1", None) == 1
    assert all(player["hand"] is not None for player in Replay(table, None, None).build().view["players"])
    hidden = Replay(table, 1, None).build().view["players"]
    assert [player["hand"] is None for player in hidden] == [True, False]


@pytest.mark.parametrize("eyes", ["2", "-1", "", "everybody", "0x1", "None"])
def test_eyes_that_nobody_has_are_refused_in_a_sentence(eyes):
    with pytest.raises(Refused, match=r"^Expected eyes: all, or a seat from 0 to 1.$"):
        eyes_of(over("vale"), eyes, None)


def test_steps_know_who_answered_and_how_long_it_took():
    table = table_from([*begun(), Covered(seat=1, why="left")], CODE)
    for at in (1000, 1500, 5000):
        seat, name = asked_first(table)
        apply(table, Acted(at=at, seat=seat, name=name))
    steps = Replay(table, 0, person(0)).build().steps
    assert [step.at for step in steps] == [1000, 1500, 5000]
    assert [step.took for step in steps] == [1000, 500, 3500]
    assert [step.bot for step in steps] == ["ember" if step.seat == 1 else "" for step in steps]


def test_what_was_taken_back_is_not_told_again():
    table, rng = a_table(), fast(3, 1)
    while True:
        [acted] = played(table, rng, steps=1)
        if table.session.state_without(acted.seat) is not None:
            break
    steps = len(table.session.steps)
    apply(table, Undone(at=2, seat=acted.seat))
    assert len(Replay(table, 0, person(0)).build().steps) == steps - 1


def test_a_game_that_came_to_another_result_is_not_sound():
    table = over("vale")
    assert Replay(table, None, None).build().sound
    table.session.record.result = table.session.record.result | {"scores": [999, 0]}
    assert not Replay(table, None, None).build().sound


@over_sockets
async def test_a_finished_game_is_told_again_to_everybody_and_a_running_one_to_those_who_play(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob") as two, Person(base, "") as nobody:
        tables = await begin(two)
        path = f"/api/tables/{tables[0].code}/replay"
        assert (await two[1].get(path))["eyes"] == 1
        assert "when it is over" in (await two[1].get(f"{path}?eyes=all", 403))["error"]
        assert "when it is over" in (await two[1].get(f"{path}?eyes=0", 403))["error"]
        assert "when it is over" in (await nobody.get(path, 403))["error"]
        await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
        await leave(tables)
        replay = await nobody.get(path)
        assert replay["eyes"] is None
        assert replay["sound"]
        assert replay["reveal"]["result"] == tables[0].reveal["result"]
        assert (await nobody.get(f"{path}?eyes=1"))["eyes"] == 1
        assert "Expected eyes" in (await nobody.get(f"{path}?eyes=7", 400))["error"]


@over_sockets
async def test_a_table_that_gathers_has_nothing_to_tell(tmp_path):
    async with a_server(tmp_path) as (base, _), Person(base, "Ann") as ann:
        path = f"/api/tables/{await ann.opens()}/replay"
        assert "before the first card" in (await ann.get(path, 400))["error"]


@over_sockets
async def test_a_replay_is_compressed_for_whoever_can_read_that(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bob") as two:
        tables = await begin(two)
        path = f"/api/tables/{tables[0].code}/replay"
        for encoding, found in [("gzip", "gzip"), ("identity", None)]:
            async with two[0].http.get(path, headers={"Accept-Encoding": encoding}) as answer:
                assert answer.headers.get("Content-Encoding") == found
                assert (await answer.json())["eyes"] == 0
        await leave(tables)
