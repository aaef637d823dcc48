"""Positions for examples and tests: parts of a save, and what they do not tell is as on an empty table."""

from __future__ import annotations

from typing import Any

from everglow.agenda import Task
from everglow.complaints.scenario import check_places
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import card_names
from everglow.games.vale.codec.saving import lay_out, placed, save
from everglow.games.vale.rules.phases import blank, tasks_of_round
from everglow.games.vale.state.state import State
from everglow.rng import Chance


def build(told: dict[str, Any], chance: Chance, patient: bool = False) -> State:
    """Build a position; a deck that is not told holds the unused cards, under those of `deck_top`."""
    empty = save(blank(len(told["players"]), chance))
    players = [nothing | p for nothing, p in zip(empty["players"], told["players"], strict=True)]
    s = lay_out(empty | {"deck": told.get("deck_top", [])} | told | {"players": players})
    if "deck" not in told:
        s.deck = sorted(set(range(len(CARDS))) - set(placed(s))) + s.deck
    check_places(card_names(placed(s)))
    s.agenda.patient = patient
    return s


def rest_of_round(s: State, phase: str, turns: int = 0) -> list[Task[State]]:
    """List the tasks that are left of this round in a phase, after so many turns of it."""
    if phase == "hunt":
        phase = "mark" if s.display or turns else "reveal"
    tasks = tasks_of_round(s)
    return tasks[[task.effect.name for task in tasks].index(f"phase/{phase}") + turns :]
