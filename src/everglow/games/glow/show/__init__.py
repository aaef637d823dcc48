"""Views, questions, previews and plans of a journey: all that a seat may see."""

from __future__ import annotations

from collections.abc import Mapping

from everglow.games.glow.schema import TYPES, Event
from everglow.games.glow.show.plan import plan
from everglow.games.glow.show.preview import preview
from everglow.games.glow.show.redaction import redact
from everglow.games.glow.show.view import open_view, own, question, view, watched

__all__ = ["joined", "open_view", "own", "plan", "preview", "question", "redact", "schema", "view", "watched"]

schema: Mapping[str, object] = TYPES


def joined(event: Event) -> tuple[int, str] | None:
    return (event["seat"], event["card"]) if event["event"] == "recruited" else None
