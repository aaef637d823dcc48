"""Records that several tests share."""

from __future__ import annotations

import json

from everglow.games import games
from everglow.record import Record
from everglow.rng import TABLE, fast

GAME = games()["vale"]


def new(secret: str = "secret", seats: int = 2) -> Record:
    return Record(GAME.name, GAME.version, ["Anna", "Ben", "Cleo", "Dan"][:seats], secret)


def played(moves: int = 10_000, secret: str = "secret") -> Record:
    """A game at random, up to so many actions."""
    record = new(secret)
    state, chance = record.start(GAME), fast(1, 1)
    while state.deciders() and len(record.actions) < moves:
        seat = state.deciders()[0]
        legal = state.legal_actions(seat)
        action = legal[chance.below(TABLE, len(legal))]
        state.apply(seat, action)
        record.add(seat, GAME.codec.action_name(action))
    record.conclude(state)
    return record


def reread(record: Record, **changes: object) -> Record:
    return Record.from_json(json.loads(json.dumps(record.to_json() | changes)))
