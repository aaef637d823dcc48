"""A table is what its entries tell, and nothing else."""

import json

import pytest

from everglow.games import games
from everglow.rng import fast
from everglow.server.http.routes.tables import game_listed
from everglow.server.table import requests
from everglow.server.table.changes import REMEMBERED, apply, table_from
from everglow.server.table.entries import (
    Acted,
    Covered,
    Hosted,
    Joined,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    Timing,
    Undone,
    decode_entry,
    encode_entry,
)
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.listing import listing_of
from everglow.server.table.table import BOTS
from everglow.server.views.messages import encode
from everglow.server.views.updates import Audience, story
from everglow.words.wording import Wording
from tests.wording import said

from ..tables import (
    CODE,
    EVERY_KIND,
    a_table,
    asked_first,
    begun,
    first_entry,
    kind_id,
    over,
    person,
    pick,
    played,
    seated,
    visitor,
)

KINDS = [pytest.param(kind, id=kind_id(kind)) for kind in EVERY_KIND]


def everything(table):
    """Collect all that anybody is told, and all that is kept."""
    people = [None, *table.people()]
    told_ = [encode(Audience(person).welcome(table, 10**6)) for person in people]
    record = table.session.record.to_json() if table.session else None
    return (
        told_,
        table.seq,
        listing_of(table),
        record,
        json.dumps(table.session.game.codec.save(table.session.state)),
    )


def evening(kind, seed):
    """A whole game in which people come, go, talk and take things back; its entries."""
    entries, rng = begun(*kind, timing=Timing(60, 5)), fast(seed, 1)
    table = table_from(entries, CODE)
    while table.deciders():
        entries.append(some_entry(table, rng, 100 * len(entries)))
        apply(table, entries[-1])
    return entries, table


def some_entry(table, rng, now):
    seats = range(len(table.chairs))
    undoable = [seat for seat in seats if table.session.state_without(seat) is not None]
    chance = rng.below(0, 12)
    if chance == 0:
        return Covered(at=now, seat=pick(rng, seats), why="away")
    if chance == 1:
        return Returned(at=now, seat=pick(rng, seats))
    if chance == 2:
        return Said(at=now, name="Eve", text=f"it is {now}")
    if chance < 5 and undoable:
        return Undone(at=now, seat=pick(rng, undoable))
    seat = pick(rng, table.deciders())
    name = table.session.game.codec.action_name(pick(rng, table.session.state.legal_actions(seat)))
    return Acted(at=now, seat=seat, name=name)


@pytest.mark.parametrize("kind", KINDS)
def test_the_entries_of_a_table_tell_the_same_table_again(kind):
    entries, table = evening(kind, 1)
    lines = [encode_entry(entry) for entry in entries]
    assert everything(table_from([decode_entry(line) for line in lines], CODE)) == everything(table)
    for upto in (len(lines) // 3, len(lines) // 2):
        part = table_from([decode_entry(line) for line in lines[:upto]], CODE)
        for line in lines[upto:]:
            apply(part, decode_entry(line))
        assert everything(part) == everything(table)


# Other rules


def frozen(entries):
    table = table_from(entries, CODE)
    assert table.status() == "frozen"
    assert table.deciders() == []
    return table


def test_a_game_that_was_begun_with_other_rules_is_frozen():
    entries = [
        first_entry(version="0"),
        *seated(2),
        Started(),
        Acted(seat=0, name="end_turn"),
        Undone(seat=0),
    ]
    table = frozen(entries)
    assert said(table.frozen).startswith("This game was begun with other rules than those of this server")
    assert table.seq == len(entries)


def test_a_game_that_this_server_does_not_know_is_frozen():
    first = first_entry()
    first.game = "chess"
    assert "chess" in said(frozen([first, *seated(2), Started()]).frozen)


def test_an_answer_that_is_not_legal_any_more_freezes_the_table_and_loses_nothing():
    table = a_table(timing=Timing(60, 5))
    entries = [*begun(timing=Timing(60, 5)), *played(table, fast(1, 1), 20)]
    later = [Acted(seat=0, name="summon:unicorn"), Acted(seat=1, name="end_turn"), Undone(seat=0)]
    found = frozen([*entries, *later, Said(name="Ann", text="oh")])
    assert len(found.session.record.actions) == 20
    assert found.seq == len(entries) + 4
    assert found.said[-1].text == "oh"
    assert found.clocks.since == [None, None]


def test_an_undo_that_is_not_possible_any_more_freezes_the_table():
    table = frozen([*begun(), Undone(seat=0)])
    assert "undo" in said(table.frozen)


def test_a_frozen_table_is_still_shown_and_asks_nothing():
    table = frozen([*begun(), Undone(seat=0)])
    welcome = Audience(person(0)).welcome(table, 0)
    assert welcome.view is not None
    assert (welcome.question.legal, welcome.question.asked, welcome.question.undo) == ([], None, False)
    assert welcome.table.frozen == table.frozen
    for request in (
        requests.Act(question=0, name="end_turn"),
        requests.Undo(question=0),
        requests.Leave(),
        requests.Resign(),
    ):
        with pytest.raises(Refused, match="begun with other rules"):
            entries_for(request, table, visitor(0), 0)


# Who is there


def test_a_bot_has_a_name_that_nobody_else_has():
    table = table_from([first_entry(seats=4), Sat(seat=1, person="p", name="Wren", nonce="")], CODE)
    for seat in (0, 2, 3):
        apply(table, Joined(seat=seat, level="ember"))
    assert [chair.name for chair in table.chairs] == ["Sable", "Wren", "Moss", "Thistle"]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_no_bot_is_called_as_a_card_is(name, game):
    assert game.texts.describe(name, "en") == []


def test_the_people_of_a_table_are_those_who_sit_there_and_the_host():
    table = table_from([first_entry(seats=3), *seated(3)[1:]], CODE)
    assert table.people() == [person(0), person(1), person(2)]
    apply(table, Stood(seat=1))
    apply(table, Joined(seat=1, level="ember"))
    apply(table, Hosted(person=person(2)))
    assert table.people() == [person(2)]


def test_somebody_who_gave_a_seat_up_watches_but_is_still_one_of_the_people():
    table = a_table()
    apply(table, Resigned(seat=1))
    assert table.seat_of(person(1)) is None
    assert person(1) in table.people()
    assert Audience(person(1)).welcome(table, 0).question is None


def test_nobody_sits_where_a_person_without_identity_would():
    table = table_from([first_entry()], CODE)
    assert table.seat_of(None) is None
    assert table.seat_of("") is None


def test_a_bot_plays_where_nobody_decides():
    table = a_table()
    assert [table.bot_at(seat) for seat in (0, 1)] == ["", ""]
    apply(table, Covered(seat=0, why="time"))
    apply(table, Resigned(seat=1))
    assert [table.bot_at(seat) for seat in (0, 1)] == ["ember", "ember"]


def test_only_the_latest_things_said_are_remembered():
    table = a_table()
    for number in range(REMEMBERED + 5):
        apply(table, Said(name="Ann", text=str(number)))
    assert [said.text for said in table.said] == [str(n) for n in range(5, REMEMBERED + 5)]


def test_a_table_is_opened_once():
    with pytest.raises(TypeError, match="opened once"):
        apply(a_table(), first_entry())


def test_a_table_gathers_runs_and_is_over():
    table = table_from([first_entry(), *seated(2)], CODE)
    assert table.status() == "gathering"
    apply(table, Started())
    assert table.status() == "running"
    assert over().status() == "over"


def test_the_next_table_is_known_after_a_rematch():
    table = over()
    apply(table, Rematched(code="NEXTUP"))
    assert Audience(None).welcome(table, 0).table.rematch == "NEXTUP"


def test_what_can_be_chosen_for_a_game_is_listed():
    found = game_listed("glow", Wording("de"))
    assert found.seats == [2, 3, 4]
    assert found.options[0].name == "board"
    assert found.options[0].about.startswith("Das Reich der Schatten, ")


def test_the_record_is_whole_when_the_game_is_over_and_not_before():
    table = a_table()
    seat, name = asked_first(table)
    apply(table, Acted(seat=seat, name=name))
    assert not {"secret", "nonces", "actions", "undos", "result"} & set(story(table, seat))
    assert story(over(), None) == over().session.record.to_json()
