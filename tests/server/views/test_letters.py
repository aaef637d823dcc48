"""Lengths of letters: on the way, everybody can see them."""

from collections import defaultdict

import pytest

from everglow.games import games
from everglow.rng import fast
from everglow.server.live.room import BLOCK, Room
from everglow.server.table.changes import apply, table_from
from everglow.server.table.entries import Acted
from everglow.server.table.present import Present
from everglow.server.views.updates import Audience

from ..tables import CODE, begun, person, pick

GAME = games()["vale"]
DRAWING = ("tame:", "sell:", "summon:")
WORLDS = 8


def worlds(state, seat, name):
    """States in which the game may be as the other player knows it, where this can be done."""
    for number in range(WORLDS):
        world = state.imagine(1 - seat, number)
        world.events = []
        if GAME.codec.action(name) in world.legal_actions(seat):
            yield world


def letters(entries, world, acted):
    """Letters to whoever acts and to watchers, if the game stood like this."""
    table = table_from(entries, CODE)
    table.session.present = Present(GAME, world, {})
    room = Room(table)
    for who in (person(acted.seat), None):
        room.audiences[who] = Audience(who)
        room.audiences[who].welcome(table, 0)
    return [letter for _, letter in room.note([acted])]


@pytest.mark.parametrize("seed", range(2))
def test_the_length_of_a_letter_does_not_tell_what_was_drawn(seed):
    """Letters to the owner have two lengths at most where several hands look the same to watchers."""
    entries, rng, hidden = begun("vale"), fast(seed, 1), 0
    table = table_from(entries, CODE)
    while len(entries) < 70:
        seat = table.deciders()[0]
        acted = Acted(
            seat=seat, name=GAME.codec.action_name(pick(rng, table.session.state.legal_actions(seat)))
        )
        if acted.name.startswith(DRAWING):
            found = defaultdict(set)
            for world in worlds(table.session.state, seat, acted.name):
                own, watching = letters(entries, world, acted)
                found[watching].add(own)
            for own in found.values():
                assert len({len(letter) for letter in own}) <= 2
                assert all(len(letter) % BLOCK == 0 for letter in own)
                hidden += len(own) > 2
        entries.append(acted)
        apply(table, acted)
    assert hidden
