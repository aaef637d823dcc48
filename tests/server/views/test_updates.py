"""Updates are put together from encoded parts that audiences share: each is what it would be by itself."""

import json

import msgspec
import pytest

from everglow.rng import fast
from everglow.server.live.room import Room
from everglow.server.table.entries import Timing
from everglow.server.views.messages import Update, encode
from everglow.server.views.updates import Audience

from ..people import patched
from ..tables import EVERY_KIND, a_table, kind_id, person, played

STEPS = 120
CLOCK = Timing(600, 10)


def audiences(room, seats):
    """Everybody who plays, and those who watch."""
    for who in [*[person(seat) for seat in range(seats)], None]:
        room.audiences[who] = Audience(who, room.public)
    return {who: encode(audience.welcome(room.table, 0)) for who, audience in room.audiences.items()}


def told_anew(room, who):
    return json.loads(encode(Audience(who).welcome(room.table, 1000)))


@pytest.mark.parametrize("kind", EVERY_KIND, ids=kind_id)
def test_whoever_follows_updates_knows_what_a_newcomer_is_told(kind):
    room = Room(a_table(*kind, timing=CLOCK))
    known = {who: json.loads(letter) for who, letter in audiences(room, kind[2]).items()}
    for entry in played(a_table(*kind), fast(5, 1), STEPS):
        for who, letter in room.note([entry]):
            told, anew = json.loads(letter), told_anew(room, who)
            known[who]["view"] = patched(known[who]["view"], told["patch"])
            known[who]["log"] += told["log"]
            assert known[who]["view"] == anew["view"]
            assert known[who]["log"] == anew["log"]
            assert (told["question"], told["reveal"]) == (anew["question"], anew["reveal"])


@pytest.mark.parametrize("kind", EVERY_KIND, ids=kind_id)
def test_an_update_is_a_message_of_that_name_to_the_byte(kind):
    room = Room(a_table(*kind, timing=CLOCK))
    audiences(room, kind[2])
    for entry in played(a_table(*kind), fast(6, 1), STEPS):
        for _, letter in room.note([entry]):
            message, whole = msgspec.json.decode(letter, type=Update), msgspec.json.decode(letter)
            # Of a game's own data the type knows only what all games share.
            message.events = whole["events"]
            if message.question:
                message.question.asked = whole["question"].get("asked")
            assert msgspec.json.encode(message) == letter.rstrip(b" ")
