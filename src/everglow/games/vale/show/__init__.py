"""Views, questions and previews: all that a seat may see."""

from __future__ import annotations

from collections.abc import Mapping

from everglow.game import GamePlan
from everglow.games.vale.schema import TYPES, Event
from everglow.games.vale.show.preview import preview
from everglow.games.vale.show.redaction import redact
from everglow.games.vale.show.view import open_view, own, question, view, watched
from everglow.games.vale.state.state import State

__all__ = ["joined", "open_view", "own", "plan", "preview", "question", "redact", "schema", "view", "watched"]

schema: Mapping[str, object] = TYPES


def joined(event: Event) -> tuple[int, str] | None:
    return (event["seat"], event["card"]) if event["event"] == "summoned" else None


def plan(_s: State, _seat: int, _wish: str) -> GamePlan:
    return {}  # whatever is done here is one step
