"""Undo in Moths, at a table of the server."""

from tests.server.tables import a_table
from tests.third.moths.actions import REST


def undoable(table):
    return [seat for seat in range(len(table.chairs)) if table.session.state_without(seat) is not None]


def send(table, seat):
    """Send the smallest moth to the porch."""
    state = table.session.state
    table.session.act(seat, table.session.game.codec.action_name(state.legal_actions(seat)[0]))


def at_the_forage(seats=3):
    """A table where all have sent, and somebody who took nothing is asked."""
    table = a_table("moths", seats=seats)
    for seat in range(seats):
        send(table, seat)
    assert len(table.deciders()) == 1
    return table, table.deciders()[0]


def test_a_moth_comes_back_while_others_still_choose():
    table = a_table("moths", seats=3)
    before = table.session.state.key()
    send(table, 1)
    assert undoable(table) == [1]
    table.session.take_back(1)
    assert table.session.state.key() == before


def test_what_the_others_sent_meanwhile_stays_sent():
    table = a_table("moths", seats=3)
    send(table, 0)
    send(table, 2)
    table.session.take_back(0)
    assert table.deciders() == [0, 1]
    assert table.session.state.players[2].sent


def test_no_moth_comes_back_when_all_have_landed():
    table, _ = at_the_forage()
    assert undoable(table) == []


def test_what_was_drawn_stays_drawn():
    table, seat = at_the_forage()
    table.session.act(seat, "swap:" + str(table.session.state.players[seat].hand[0]))
    assert seat not in undoable(table)


def test_a_rest_stays_when_the_next_one_is_asked():
    table, seat = at_the_forage()
    table.session.act(seat, table.session.game.codec.action_name(REST))
    assert undoable(table) == []
