"""Questions as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from everglow.games.vale.schema import Pay, Question, TextQuestion, TurnQuestion
from everglow.games.vale.texts.cards import card_name
from everglow.games.vale.texts.wording import PREY


def ask(question: Question, names: list[str]) -> str:
    """Whom it asks, which card asks, and for what."""
    by = f", {source(question)}" if question["text"] is not None else ""
    return f"{names[question['seat']]}{by}: {wanted(question)}."


def source(question: TextQuestion) -> str:
    """The card that asks, and whose text it copies if it does."""
    card, text = card_name(question["card"]), card_name(question["text"])
    return card if card == text else f"{card} as {text}"


def wanted(question: Question) -> str:
    """What is to be done, as an order; in a turn, whose it is."""
    kind = question["kind"]
    return ALWAYS[kind] if kind in ALWAYS else DEPENDING[kind](question)


def _pay(question: Pay) -> str:
    return f"pay at least {question['cost']} to {question['for']} {card_name(question['card'])}"


def _keep(question: TurnQuestion) -> str:
    return f"choose the {question['picks']} stones you keep; the others are put back"


def _choose(question: TextQuestion) -> str:
    return "choose one" if question["picks"] == 1 else f"choose one, {question['picks']} picks left"


def _player(question: TextQuestion) -> str:
    if question["text"] in PREY:
        return f"choose who discards {PREY[question['text']]}"
    return "choose who loses 1 to you"


def _discard_up_to(question: TextQuestion) -> str:
    return f"discard other creatures of your area, up to {question['picks']} more"


def _discard_area(question: TextQuestion) -> str:
    return f"discard {PREY[question['text']]} of your area"


def _free_summon(question: TextQuestion) -> str:
    summoned = "a {dragon}" if question["text"] == "dragon_egg" else "a card"
    return f"summon {summoned} from your hand without paying"


def _copy(question: TextQuestion) -> str:
    return f"copy an {{{COPIED[question['text']]}}} effect of another creature in your area"


COPIED: Final = {"scorch": "instant", "genie_exalted": "active"}

ALWAYS: Final = {
    "mark": "mark a card of the display",
    "action": "your action turn",
    "resolution": "your resolution turn, activate in any order",
    "activate": "activate your creatures in any order",
    "discard_hand": "discard a card from your hand",
    "take": "take an {earth} card from the discard pile into your hand",
    "recover": "return a creature of your area to your hand",
}

DEPENDING: Final[dict[str, Callable[..., str]]] = {
    "pay": _pay,
    "keep": _keep,
    "choose": _choose,
    "player": _player,
    "discard_up_to": _discard_up_to,
    "discard_area": _discard_area,
    "free_summon": _free_summon,
    "copy": _copy,
}
