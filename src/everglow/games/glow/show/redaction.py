"""Events as a seat may see them."""

from __future__ import annotations

from everglow.games.glow.schema import Event


def redact(event: Event, _seat: int | None) -> Event:
    """Return the event as it is: what is drawn face down is told to nobody."""
    return event
