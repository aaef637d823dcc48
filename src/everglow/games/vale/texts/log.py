"""Events as lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.vale.box.components import LAST_ROUND
from everglow.games.vale.schema import CausedEvent, Discarded, Drew, Event, Paid, Revealed, SeatEvent
from everglow.games.vale.texts.phrases import stones
from everglow.games.vale.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import game_ended


def log(event: Event) -> Message | None:
    """Say what happened; None for what goes without saying."""
    if event["event"] == "revealed":
        return _revealed(event)
    if event["event"] == "shuffled":
        return m.shuffled(count=event["count"])
    if event["event"] == "reached_end":
        return m.reached_end(seat=event["seat"], points=event["points"])
    if event["event"] == "game_ended":
        return game_ended(event["scores"], event["winners"])
    return _deed(event)


def _deed(event: SeatEvent) -> Message | None:
    if event["event"] in UNSAID or (event["event"] == "paid" and not event["stones"]):
        return None
    return DEEDS[event["event"]](event)


def _revealed(event: Revealed) -> Message:
    last = event["round"] == LAST_ROUND
    return m.revealed(round=event["round"], last=last, start=event["start"], cards=event["cards"])


def _cause(event: SeatEvent) -> str | None:
    """Name the card whose text made it happen, unless the sentence names that card already."""
    cause = event.get("cause")
    return cause if isinstance(cause, str) and cause != event.get("card") else None


def _moved(said: Callable[..., Message]) -> Callable[[CausedEvent | Discarded], Message]:
    return lambda event: said(seat=event["seat"], card=event["card"], cause=_cause(event))


def _discarded(event: Discarded) -> Message:
    said = m.discarded_from_hand if event["from"] == "hand" else m.discarded_from_area
    return _moved(said)(event)


def _drew(event: Drew) -> Message:
    if event["card"] is None:
        return m.drew(seat=event["seat"], cause=_cause(event))
    return m.drew_card(seat=event["seat"], card=event["card"], cause=_cause(event))


def _paid(event: Paid) -> Message:
    return m.paid(seat=event["seat"], stones=stones(event["stones"]), card=event["card"])


# A summon is said when it is paid, if it costs anything, and done; whose turn it is, the table shows.
UNSAID: Final = ("announced", "turn_ended")

DEEDS: Final[dict[str, Callable[..., Message]]] = {
    "scored": lambda event: m.scored(seat=event["seat"], points=event["points"], cause=event["cause"]),
    "lost": lambda event: m.lost(seat=event["seat"], points=event["points"], cause=event["cause"]),
    "took": lambda event: m.took(
        seat=event["seat"], stones=stones(event["stones"]), cause=event.get("cause")
    ),
    "put_back": lambda event: m.put_back(
        seat=event["seat"], stones=stones(event["stones"]), cause=event.get("cause")
    ),
    "recovered": _moved(m.returned),
    "fetched": _moved(m.fetched),
    "copied": _moved(m.copied),
    "discarded": _discarded,
    "drew": _drew,
    "paid": _paid,
    "marked": lambda event: m.marked(seat=event["seat"], card=event["card"]),
    "sold": lambda event: m.sold(seat=event["seat"], card=event["card"]),
    "tamed": lambda event: m.tamed(seat=event["seat"], card=event["card"]),
    "summoned": lambda event: m.summoned(seat=event["seat"], card=event["card"]),
    "released": lambda event: m.released(seat=event["seat"], card=event["card"]),
    "put_on_deck": lambda event: m.put_on_deck(seat=event["seat"], card=event["card"]),
    "activated": lambda event: m.activated(seat=event["seat"], card=event["card"]),
}
