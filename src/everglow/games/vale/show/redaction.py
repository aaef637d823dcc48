"""Events as a seat may see them."""

from __future__ import annotations

from everglow.games.vale.schema import Drew, Event


def redact(event: Event, seat: int | None) -> Event:
    """A card drawn unseen is known to its owner only; to the others it is a card."""
    if event["event"] != "drew" or "only" not in event:
        return event
    seen: Drew = {
        "event": "drew",
        "seat": event["seat"],
        "card": event["card"] if event["only"] == seat else None,
        "cause": event["cause"],
    }
    return seen
