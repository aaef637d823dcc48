"""Faces at a table: everybody has the emblem they chose, and no two seats have the same colour."""

from itertools import product

from everglow.server.table import requests
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Branched, Sat, decode_entry, encode_entry
from everglow.server.table.erase import Leaver, anonymise
from everglow.server.table.faces import COLOURS, Face, seat_colours
from everglow.server.table.handlers import entries_for
from everglow.server.table.listing import listing_of
from everglow.server.views.updates import table_message

from ..tables import CODE, first_entry, person, seated, visitor


def looking(seat, avatar="", colour=""):
    """Somebody who chose how they look."""
    found = visitor(seat)
    found.face = Face(avatar, colour)
    return found


def gathering(*faces):
    """A table of four where people sat down one after the other, each at the next seat."""
    table = table_from([first_entry(seats=4)], CODE)
    for seat, face in enumerate(faces):
        sit(table, seat, looking(seat, *face))
    return table


def sit(table, seat, by):
    for entry in entries_for(requests.Sit(seat=seat), table, by, 5):
        apply(table, entry)


def colours(table):
    return [chair.colour for chair in table_message(table, None).chairs]


def test_everybody_sees_the_emblem_and_colour_that_somebody_chose():
    first, second, *_ = table_message(gathering(("owl", "sky"), ("", "")), None).chairs
    assert (first.avatar, first.colour) == ("owl", "sky")
    assert (second.avatar, second.colour) == ("", "")


def test_no_two_seats_ever_have_the_same_colour():
    for chosen in product(["", "gold", "teal", "violet", "sky", "of another version"], repeat=4):
        found = seat_colours(chosen)
        assert len(set(found)) == 4, chosen
        assert set(found) <= set(COLOURS)


def test_a_colour_that_somebody_has_already_is_theirs_and_the_other_keeps_the_seats_own():
    assert colours(gathering(("fox", "rose"), ("owl", "rose"))) == ["rose", "", "gold", ""]


def test_whoever_came_first_keeps_the_colour_at_whichever_seat():
    table = table_from([first_entry(seats=4)], CODE)
    sit(table, 3, looking(3, "fox", "sky"))
    sit(table, 0, looking(0, "owl", "sky"))
    assert colours(table) == ["", "", "", "sky"]


def test_nobody_loses_their_seats_own_colour_to_whoever_comes_later():
    assert colours(gathering(("", ""), ("owl", "gold")))[:2] == ["", ""]


def test_whoever_sits_down_again_may_look_otherwise():
    table = gathering(("owl", "sky"))
    sit(table, 0, looking(0, "fox", "leaf"))
    assert table_message(table, None).chairs[0].avatar == "fox"
    assert colours(table)[0] == "leaf"


def test_a_seat_that_was_left_looks_like_nobody():
    table = gathering(("owl", "sky"))
    for entry in entries_for(requests.Stand(), table, looking(0), 6):
        apply(table, entry)
    assert colours(table) == ["", "", "", ""]
    assert table_message(table, None).chairs[0].avatar == ""


def test_an_emblem_of_another_version_is_none():
    assert table_message(gathering(("phoenix of 2040", "")), None).chairs[0].avatar == ""


def test_entries_of_before_there_were_faces_are_read():
    table = table_from([first_entry(seats=2), *seated(2)], CODE)
    assert colours(table) == ["", ""]


def test_whoever_is_forgotten_leaves_no_face():
    table = gathering(("owl", "sky"))
    sat = Sat(seat=0, person=person(0), name="Ann", nonce="", avatar="owl", colour="sky")
    branched = Branched(
        code=CODE,
        record={"names": ["Ann"]},
        seat=0,
        person=person(0),
        name="Ann",
        level="ember",
        avatar="owl",
    )
    leaver, lines = Leaver(person(0), {person(0)}, {"Ann"}), [encode_entry(sat), encode_entry(branched)]
    for line in anonymise(leaver, lines, listing_of(table))[0]:
        found = decode_entry(line)
        assert isinstance(found, Sat | Branched)
        assert (found.avatar, found.colour) == ("", "")
