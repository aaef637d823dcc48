"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from everglow.english import clause, game_ended, listed
from everglow.games.glow.box.components import GOODS, LAST_ROUND, SYMBOL_NAMES
from everglow.games.glow.schema import (
    BrokeSpell,
    CardEvent,
    CausedEvent,
    Changed,
    ChangedDie,
    Cleared,
    Dealt,
    Die,
    Discarded,
    Event,
    Face,
    Recruited,
    Resolved,
    RolledBlackDie,
    RolledDice,
    Sailed,
    SeatEvent,
    SpentReroll,
)
from everglow.games.glow.texts.cards import card_name, die_name
from everglow.games.glow.texts.phrases import amount, coloured, lying, repeated, showing, words
from everglow.games.glow.texts.places import PLACES

Named: TypeAlias = CardEvent | Recruited | Discarded | CausedEvent | Resolved


def log(event: Event, names: list[str], you: int | None = None) -> str:
    """What happened, as it is told to the seat `you`; empty for what goes without saying."""
    if event["event"] == "dealt":
        return _dealt(event, names, you)
    if event["event"] == "cleared":
        return _cleared(event)
    if event["event"] == "game_ended":
        return game_ended(event["scores"], event["winners"], names, you)
    return _deed(event, names, you)


def _deed(event: SeatEvent, names: list[str], you: int | None) -> str:
    if event["event"] in UNSAID or (event["event"] == "put_back_dice" and not event["dice"]):
        return ""
    return f"{clause(event['seat'], VERBS[event['event']](event), names, you)}{_cause(event)}."


def _cause(event: SeatEvent) -> str:
    """The card, the die or the place that made it happen, unless the sentence has named it already."""
    cause = event.get("cause")
    if not isinstance(cause, str) or cause == event.get("card") or event["event"] == "paid":
        return ""
    return f" ({DICE.get(cause) or PLACES.get(cause) or PRINTED.get(cause) or card_name(cause)})"


DICE: Final = {"footprints_2": "purple die", "light_3": "yellow die", "minus_light_2": "black die"}
PRINTED: Final = {"route": "on the way", "skull": "a skull on the board"}


def _card(event: Named) -> str:
    return card_name(event["card"])


def _changed(event: Changed) -> str:
    """An amount of whatever it is."""
    [good] = [good for good in GOODS if good in event]
    return amount(event[good], good.removesuffix("_token"))


def _gained(event: Changed) -> str:
    return f"{'gains' if 'light' in event else 'takes'} {_changed(event)}"


def _recruited(event: Recruited) -> str:
    more = lying(event["dice"], event["footprint"])
    return f"takes {_card(event)} from {{{event['space']}}}{f' with {more}' if more else ''}"


def _faces(faces: list[Face]) -> str:
    """`2 {air} and 1 {fire}`."""
    return listed([showing(faces.count(face), face) for face in SYMBOL_NAMES if face in faces])


def _rolled(event: RolledDice) -> str:
    black = [die["face"] for die in event["dice"] if die["colour"] == "black"]
    shown = _faces([die["face"] for die in event["dice"] if die["face"] and die["colour"] != "black"])
    return listed([f"rolls {shown or 'no dice'}", *[f"{{{face}}} with the black die" for face in black]])


def _rerolled(event: ChangedDie) -> str:
    return f"rerolls the {_change(event)}"


def _change(event: ChangedDie) -> str:
    die = event["die"]
    return f"{die_name(die)} from {{{die['face']}}} to {{{event['face']}}}"


def _spent_reroll(event: SpentReroll) -> str:
    if event["source"] == "token":
        return "spends a {reroll} token"
    if event["source"] == "track":
        return f"goes back to {event['light']} {{light}} for a reroll"
    return f"uses today's reroll of {card_name(event['source'])}"


def _rolled_black_die(event: RolledBlackDie) -> str:
    """It is rolled until it shows a space where it may lie."""
    shown = [f"{{{face}}}" for face in event["faces"]]
    return f"rolls {', then '.join(shown)} with the black die, which goes to {shown[-1]}"


def _resolved(event: Resolved) -> str:
    return f"resolves {_card(event)}{repeated(event['times'])}"


def _broke_spell(event: BrokeSpell) -> str:
    return "breaks a face-down spell" if event["card"] is None else f"breaks {card_name(event['card'])}"


def _sailed(event: Sailed) -> str:
    return f"sails from {PLACES[event['start']]} to {PLACES[event['place']]}"


def _put_back_dice(event: RolledDice) -> str:
    """The dice by the space where they go."""
    by_space = {space: _colours(event["dice"], space) for space in SYMBOL_NAMES}
    put = [f"{coloured(colours)} on {{{space}}}" for space, colours in by_space.items() if colours]
    return f"puts the small dice back: {', '.join(put)}"


def _colours(dice: list[Die], face: str) -> list[str]:
    return [die["colour"] for die in dice if die["face"] == face]


# What happens to everybody


def _dealt(event: Dealt, names: list[str], you: int | None) -> str:
    met = [f"{card_name(card)} at {{{space}}}" for space, card in event["companions"].items()]
    begins = "you begin" if event["start"] == you else f"{names[event['start']]} begins"
    last = ", the last one" if event["round"] == LAST_ROUND else ""
    return f"Day {event['round']}{last}, {begins}. At the meeting track: {listed(met)}."


def _cleared(event: Cleared) -> str:
    left = [card_name(card) for card in event["cards"]]
    return f"{listed(left)} {'goes' if len(left) == 1 else 'go'} to the graveyard." if left else ""


# Who is done the table shows; a die serves where no footprint is paid; where a group stops, it has just gone.
UNSAID: Final = ("done", "used_die", "stopped")

VERBS: Final[dict[str, Callable[..., str]]] = {
    "chose": lambda event: f"plays {_card(event)}",
    "recruited": _recruited,
    "discarded": lambda event: f"puts {_card(event)} of {{{event['space']}}} into the graveyard",
    "fetched": lambda event: f"takes {_card(event)} from the graveyard",
    "buried": lambda event: f"puts {_card(event)} into the graveyard",
    "took_die": lambda event: f"takes the large {words(event['colour'])} die",
    "returned_die": lambda event: f"returns the large {words(event['colour'])} die to the reserve",
    "rolled_black_die": _rolled_black_die,
    "moved_black_die": lambda event: f"moves the black die to {{{event['space']}}}",
    "rolled": _rolled,
    "spent_reroll": _spent_reroll,
    "rerolled": _rerolled,
    "turned": lambda event: f"turns the {_change(event)}",
    "gained": _gained,
    "lost": lambda event: f"loses {_changed(event)}",
    "resolved": _resolved,
    "drew_spell": lambda _: "takes a spell, face down",
    "revealed_spell": lambda event: f"turns up {_card(event)}",
    "broke_spell": _broke_spell,
    "paid": lambda event: f"pays {amount(event['footprint'], 'footprint')} for {PLACES[event['cause']]}",
    "went": lambda event: f"goes to {PLACES[event['place']]}",
    "camped": lambda event: f"makes camp at {PLACES[event['place']]}",
    "sailed": _sailed,
    "put_back_dice": _put_back_dice,
}
