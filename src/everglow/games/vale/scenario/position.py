"""Small positions that readers of the rules try out: a scenario's setup, and what to do there."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from everglow.agenda import advance
from everglow.games.vale.scenario.example import Example
from everglow.games.vale.state.state import State


def positions() -> list[dict[str, Any]]:
    """Load all positions, with the rule that each shows; the reader has the first seat."""
    told = files(__package__).joinpath("positions.json").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = json.loads(told)["positions"]
    return entries


def set_up(position: dict[str, Any]) -> State:
    """Set up a position and return its first question."""
    s = Example(position["setup"]).s
    s.agenda.patient = False
    s.events = []
    advance(s, s.agenda)
    return s
