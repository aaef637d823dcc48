"""Examples that run: who holds what, what is done, and what comes of it.

    {"setup": {"players": {"Ana": [3, 9], "Bo": [9, 12]}, "lanterns": [2, 6], "dice": [1, 1]},
     "actions": ["Ana street:9", "Bo street:9", "Ana rest", "Bo swap:12"],
     "then": {"points": {"Ana": 0, "Bo": 0}, "spent": [9, 9, 12]}}

`deck` names its first moths, top first; all others follow by size. `dice` are the rolls of later nights.
"""

from __future__ import annotations

from everglow.agenda import IllegalAction, Task, advance, empty
from everglow.game import Json, Lesson
from everglow.rng import Scripted, ScriptEnded
from everglow.words.languages import ENGLISH
from tests.third.moths.actions import action
from tests.third.moths.box import MOTHS
from tests.third.moths.rules import FLIGHT, LANDING
from tests.third.moths.state import Player, State

POSITION: Json = {
    "name": "landing",
    "rule": "landing",
    "title": "Equal moths scare each other off",
    "task": "Bo has sent a moth already. Send your 9 to the street: what if Bo's is a 9 too?",
    "setup": {
        "players": {"You": [2, 9, 11], "Bo": [4, 8, 9]},
        "sent": {"Bo": "street:9"},
        "lanterns": [2, 6],
        "dice": [2, 3],
    },
}

lesson = Lesson(2, {"start": "0"}, "lesson 1")


def recognises(example: Json) -> bool:
    return "lanterns" in example.get("setup", {})


def positions() -> list[Json]:
    return [POSITION]


def set_up(position: Json) -> State:
    """Set up a position and return its first question."""
    return _set_up(position["setup"])


def run(example: Json, language: str = ENGLISH) -> list[str]:
    """Play an example; return what differed from its expectations, in English whatever the language."""
    names = list(example["setup"]["players"])
    s = _set_up(example["setup"])
    try:
        for step in example["actions"]:
            who, name = step.split()
            s.apply(names.index(who), action(name))
    except (IllegalAction, ScriptEnded) as error:
        return [str(error)]
    return _differences(s, names, example["then"])


def _set_up(setup: Json) -> State:
    """Build the night at hand; everybody is asked to send a moth, but for those who have."""
    hands = [sorted(hand) for hand in setup["players"].values()]
    dice = [die - 1 for die in setup.get("dice", [])]
    s = State([Player(hand) for hand in hands], [], empty(len(hands)), Scripted(dice), setup.get("start", 0))
    s.deck = _deck(setup.get("deck", []), [size for hand in hands for size in hand])
    s.night, s.shines = setup.get("night", 1), list(setup["lanterns"])
    s.listen()
    s.agenda.push(Task(LANDING, s.start))
    for seat in range(len(hands)):
        s.agenda.push(Task(FLIGHT, seat, lane=seat + 1))
    advance(s, s.agenda)
    for name, sent in setup.get("sent", {}).items():
        s.apply(list(setup["players"]).index(name), action(sent))
    return s


def _deck(first: list[int], held: list[int]) -> list[int]:
    rest = MOTHS[:]
    for size in first + held:
        rest.remove(size)
    return rest[::-1] + first[::-1]


def _differences(s: State, names: list[str], then: Json) -> list[str]:
    found: Json = {
        "points": dict(zip(names, s.scores(), strict=True)),
        "hands": {name: p.hand for name, p in zip(names, s.players, strict=True)},
        "spent": s.spent,
        "asked": [names[seat] for seat in s.deciders()],
    }
    return [f"{key}: expected {then[key]}, found {found[key]}" for key in then if found[key] != then[key]]
