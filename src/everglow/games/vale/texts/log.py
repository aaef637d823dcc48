"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.english import clause, game_ended, listed
from everglow.games.vale.box.components import LAST_ROUND
from everglow.games.vale.schema import (
    CardEvent,
    CausedEvent,
    Discarded,
    Drew,
    Event,
    Paid,
    ReachedEnd,
    Revealed,
    SeatEvent,
)
from everglow.games.vale.texts.cards import card_name
from everglow.games.vale.texts.phrases import cards, stones


def log(event: Event, names: list[str], you: int | None = None) -> str:
    """What happened, as it is told to the seat `you`; empty for what goes without saying."""
    if event["event"] == "revealed":
        return _revealed(event, names, you)
    if event["event"] == "shuffled":
        return f"The discard pile becomes a new deck of {cards(event['count'])}."
    if event["event"] == "reached_end":
        return _reached_end(event, names, you)
    if event["event"] == "game_ended":
        return game_ended(event["scores"], event["winners"], names, you)
    return _deed(event, names, you)


def _deed(event: SeatEvent, names: list[str], you: int | None) -> str:
    if event["event"] in UNSAID or (event["event"] == "paid" and not event["stones"]):
        return ""
    return f"{clause(event['seat'], VERBS[event['event']](event), names, you)}{_cause(event)}."


def _cause(event: SeatEvent) -> str:
    """Whose text made it happen, unless the sentence has named that card already."""
    cause = event.get("cause")
    return f" ({card_name(cause)})" if isinstance(cause, str) and cause != event.get("card") else ""


def _card(event: CardEvent | CausedEvent | Discarded | Paid) -> str:
    return card_name(event["card"])


def _drew(event: Drew) -> str:
    return "draws a card" if event["card"] is None else f"draws {card_name(event['card'])}"


def _paid(event: Paid) -> str:
    return f"pays {stones(event['stones'])} for {_card(event)}"


def _revealed(event: Revealed, names: list[str], you: int | None) -> str:
    hunted = listed([card_name(card) for card in event["cards"]]) or "no cards"
    begins = "you begin" if event["start"] == you else f"{names[event['start']]} begins"
    last = ", the last one" if event["round"] == LAST_ROUND else ""
    return f"Round {event['round']}{last}, {begins}. The hunt is for {hunted}."


def _reached_end(event: ReachedEnd, names: list[str], you: int | None) -> str:
    """Points can still be lost before the round is over."""
    has = clause(event["seat"], f"has {event['points']}", names, you)
    return f"{has}: the game ends with this round, unless that changes."


# A summon is said when it is paid, if it costs anything, and done; whose turn it is, the table shows.
UNSAID: Final = ("announced", "turn_ended")

VERBS: Final[dict[str, Callable[..., str]]] = {
    "scored": lambda event: f"scores {event['points']}",
    "lost": lambda event: f"loses {event['points']}",
    "took": lambda event: f"takes {stones(event['stones'])}",
    "put_back": lambda event: f"puts back {stones(event['stones'])}",
    "paid": _paid,
    "marked": lambda event: f"marks {_card(event)}",
    "sold": lambda event: f"sells {_card(event)}",
    "tamed": lambda event: f"tames {_card(event)}",
    "summoned": lambda event: f"summons {_card(event)}",
    "released": lambda event: f"releases {_card(event)}",
    "recovered": lambda event: f"returns {_card(event)} to the hand",
    "discarded": lambda event: f"discards {_card(event)} from the {event['from']}",
    "drew": _drew,
    "fetched": lambda event: f"takes {_card(event)} from the discard pile",
    "put_on_deck": lambda event: f"puts {_card(event)} on top of the deck",
    "activated": lambda event: f"activates {_card(event)}",
    "copied": lambda event: f"copies {_card(event)}",
}
