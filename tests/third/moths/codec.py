"""Names of actions; a state as JSON, and as one line: the same JSON behind the game's name."""

from __future__ import annotations

import json

from everglow import rng
from everglow.agenda import Task, advance, empty
from everglow.game import BadSave, Json, loaded
from tests.third.moths.actions import NUM_ACTIONS, action, action_name
from tests.third.moths.box import FACES, LANTERNS, LARGEST, LAST_NIGHT, MOTHS
from tests.third.moths.rules import EFFECTS
from tests.third.moths.state import LANES, Player, State

__all__ = ["action", "action_name", "load", "notation", "num_actions", "read", "save"]

HEAD = "moths "
num_actions = NUM_ACTIONS


def save(s: State) -> Json:
    return {
        "night": s.night,
        "start": s.start,
        "shines": s.shines[:],
        "players": [_save_player(p) for p in s.players],
        "deck": s.deck[:],
        "spent": s.spent[:],
        "agenda": [[[t.effect.name, t.seat] for t in lane] for lane in s.agenda.lanes],
        "chance": s.chance.save(),
    }


def _save_player(p: Player) -> Json:
    fields = ("points", "lanterns", "sent", "lantern", "barrier")
    return {"hand": p.hand[:], **{field: getattr(p, field) for field in fields}}


def load(saved: Json) -> State:
    """Return the state that was saved; BadSave if the save is damaged."""
    return loaded("Moths", saved, _load)


def _load(saved: Json) -> State:
    s = _lay_out(saved)
    _check(s)
    advance(s, s.agenda)
    return s


def _lay_out(saved: Json) -> State:
    players = [_load_player(p) for p in saved["players"]]
    chance = rng.load(saved["chance"])
    s = State(players, list(saved["deck"]), empty(len(players)), chance, saved["start"])
    s.spent, s.shines, s.night = list(saved["spent"]), list(saved["shines"]), saved["night"]
    for lane, tasks in enumerate(saved["agenda"]):
        for effect, seat in tasks:
            s.agenda.push(Task(EFFECTS[effect], seat, lane=lane))
    return s


def _load_player(saved: Json) -> Player:
    p = Player(sorted(saved["hand"]), saved["points"], saved["lanterns"], saved["sent"], saved["lantern"])
    p.barrier = saved["barrier"]
    return p


def _check(s: State) -> None:
    """Every number must be one that can come up, and every moth in exactly one place."""
    seats = len(s.players)
    ranges = [(s.night, 1, LAST_NIGHT), (s.start, 0, seats - 1), (len(s.shines), 2, 2)]
    ranges += [(shine, 1, FACES) for shine in s.shines]
    ranges += [(t.seat, 0, seats - 1) for lane in s.agenda.lanes for t in lane]
    for p in s.players:
        ranges += [(p.sent, 0, LARGEST), (p.lantern, 0, len(LANTERNS) - 1)]
        ranges += [(n, 0, 1 << 30) for n in (p.points, p.lanterns, p.barrier)]
    for value, least, most in ranges:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"expected a number from {least} to {most}, not {value!r}")
    if sorted(s.deck + s.spent + [m for p in s.players for m in p.hand + [p.sent] * bool(p.sent)]) != MOTHS:
        raise ValueError("expected every moth in exactly one place")
    if not s.chance.serves(LANES):
        raise ValueError("expected chance for one lane")


def notation(s: State) -> str:
    return HEAD + json.dumps(save(s))


def read(line: str) -> State:
    if not line.startswith(HEAD):
        raise BadSave(f"expected a line that begins with {HEAD!r}")
    try:
        saved = json.loads(line.removeprefix(HEAD))
    except ValueError as error:
        raise BadSave(f"expected JSON behind {HEAD!r}: {error}") from error
    return load(saved)
