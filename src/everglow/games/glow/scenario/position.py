"""Small positions that readers of the rules try out: a scenario's setup, and what to do there."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from everglow.agenda import Effect, Task, advance
from everglow.games.glow.box.components import AFTERNOON, LATE_MORNING, MORNING, NOON
from everglow.games.glow.rules.journey import JOURNEY
from everglow.games.glow.rules.morning import TAKE_COMPANION
from everglow.games.glow.rules.noon import DIE_FACES
from everglow.games.glow.rules.rolling import ROLLING
from everglow.games.glow.rules.sailing import SAILING
from everglow.games.glow.scenario.setting import Setting
from everglow.games.glow.state.state import State
from everglow.rng import fast

READER: Final = 0
PHASES: Final = {"morning": MORNING, "late_morning": LATE_MORNING, "noon": NOON, "afternoon": AFTERNOON}
BEGIN: Final[dict[int, Effect[State]]] = {MORNING: TAKE_COMPANION, LATE_MORNING: ROLLING, NOON: DIE_FACES}


def positions() -> list[dict[str, Any]]:
    """Load all positions, with the rule that each shows; the reader has the first seat."""
    told = files(__package__).joinpath("positions.json").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = json.loads(told)["positions"]
    return entries


def set_up(position: dict[str, Any]) -> State:
    """Set up a position, return its first question. Only the reader acts; chance is always the same."""
    s = Setting(position["setup"]).s
    s.events = []
    s.chance = fast(1, len(s.players) + 1)
    s.phase = PHASES[position["phase"]]
    s.agenda.push(Task(_begins(s), READER, lane=READER + 1))
    advance(s, s.agenda)
    return s


def _begins(s: State) -> Effect[State]:
    if s.phase != AFTERNOON:
        return BEGIN[s.phase]
    s.set_out(READER)
    return SAILING if s.sea else JOURNEY
