"""Nobody can be taken for somebody else: names that look alike, and who speaks from where."""

import json

import pytest

from everglow.server.table import requests
from everglow.server.table.changes import REMEMBERED, apply, table_from
from everglow.server.table.entries import Joined, Said
from everglow.server.table.errors import Refused
from everglow.server.table.handlers import entries_for
from everglow.server.table.names import alike, visible
from everglow.server.table.people import Visitor
from everglow.server.views.updates import Audience

from ..tables import CODE, first_entry, person, seated, visitor

LOOKALIKES = [
    ("Ann", "ann"),
    ("Ann", "\u0410nn"),  # a Cyrillic A
    ("Ann", "\uff21\uff4e\uff4e"),  # wide letters
    ("Ann", "A\u200bnn"),  # a space without width
    ("Ann", "An\u2060n"),  # a joiner of words
    ("Ann", "A\u3164nn"),  # a filler that shows nothing
    ("Ann", "A n n"),
    ("Ann", "\U0001d400\U0001d427\U0001d427"),  # bold letters of mathematics
    ("Bob", "B0b"),
    ("Bill", "BiIl"),
    ("Bill", "Bi1l"),
    ("Tom", "Torn"),
    ("Zoë", "Zoe\u0308"),
    ("Mira", "\u039cira"),  # a Greek M
]


@pytest.mark.parametrize(("one", "other"), LOOKALIKES)
def test_names_that_look_alike_are_alike(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoë", "Zoe"), ("安娜", "安妮"), ("Bo", "Bob")])
def test_other_names_are_not(one, other):
    assert not alike(one, other)


def test_what_shows_nothing_is_no_part_of_a_name():
    assert visible(" A\u200bn\u3164n \u2800 of\tGreen\ufe0f ") == "Ann of Green"


def gathering(people=1):
    return table_from([first_entry(seats=3), *seated(people)], CODE)


@pytest.mark.parametrize("name", [other for one, other in LOOKALIKES if one == "Ann"])
def test_nobody_sits_down_beside_ann_as_another_ann(name):
    with pytest.raises(Refused, match=r"Somebody here is called Ann\. Choose another name\."):
        entries_for(requests.Sit(seat=1), gathering(), Visitor("eve", name), 5)


def test_a_bot_of_the_house_is_not_called_as_somebody_here():
    table = table_from([first_entry(seats=3), Joined(seat=1, level="spark")], CODE)
    name = table.chairs[1].name
    with pytest.raises(Refused, match=f"Somebody here is called {name}"):
        entries_for(requests.Sit(seat=0), table, Visitor("eve", name.upper()), 5)


@pytest.mark.parametrize("name", ["Ann", "\u0410nn"])
def test_a_watcher_does_not_speak_as_somebody_who_plays(name):
    with pytest.raises(Refused, match="Somebody here is called Ann"):
        entries_for(requests.Say(text="I resign"), gathering(), Visitor("eve", name), 5)


def test_whoever_changes_their_name_speaks_as_they_are_called_at_their_seat():
    [said] = entries_for(requests.Say(text="hello"), gathering(2), Visitor(person(0), "Bo"), 5)
    assert said.name == "Ann"


def test_sayings_carry_the_seat_or_that_somebody_watches():
    table, audience = gathering(2), Audience(None)
    for by in (visitor(1), Visitor("eve", "Eve")):
        for entry in entries_for(requests.Say(text="hello"), table, by, 5):
            apply(table, entry)
            heard = json.loads(audience.hear(table, entry, 5))
    assert (heard["name"], heard["seat"]) == ("Eve", None)
    assert [(said.name, said.seat) for said in audience.welcome(table, 5).said] == [
        ("Bo", 1),
        ("Eve", None),
    ]


def test_watchers_do_not_drive_out_what_players_said():
    table = gathering()
    apply(table, Said(name="Ann", text="mine", person=person(0)))
    for number in range(2 * REMEMBERED):
        apply(table, Said(name="Eve", text=str(number), person="eve"))
    assert table.said[0].text == "mine"
    assert len(table.said) == 1 + REMEMBERED
