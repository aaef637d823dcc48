"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from everglow.games.glow.box.components import GOODS, LAST_ROUND, SYMBOL_NAMES
from everglow.games.glow.box.realm import SPOT_IDS
from everglow.games.glow.box.sea import ISLAND_IDS
from everglow.games.glow.schema import (
    BrokeSpell,
    CausedEvent,
    Changed,
    ChangedDie,
    Cleared,
    Dealt,
    Event,
    Face,
    Paid,
    Recruited,
    RolledBlackDie,
    RolledDice,
    SeatEvent,
    SpentReroll,
)
from everglow.games.glow.texts.phrases import amount, lying, showing, small_dice, the_die
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message
from everglow.words.shared import game_ended

SpecialFace: TypeAlias = Literal["footprints_2", "light_3", "minus_light_2"]


def log(event: Event) -> Message | None:
    """Say what happened; None for what goes without saying."""
    if event["event"] == "dealt":
        return _dealt(event)
    if event["event"] == "cleared":
        return _cleared(event)
    if event["event"] == "game_ended":
        return game_ended(event["scores"], event["winners"])
    return _deed(event)


def _deed(event: SeatEvent) -> Message | None:
    if event["event"] in UNSAID or (event["event"] == "put_back_dice" and not event["dice"]):
        return None
    return VERBS[event["event"]](event)


def _cause(cause: str) -> Message:
    """The card, the die or the place that made it happen."""
    if cause == "route":
        return m.cause_route()
    if cause == "skull":
        return m.cause_skull()
    if cause in SPOT_IDS or cause in ISLAND_IDS:
        return m.cause_place(place=cause)
    return m.cause_die(face=DICE[cause]) if cause in DICE else m.cause_card(card=cause)


DICE: Final[dict[str, SpecialFace]] = {
    "footprints_2": "footprints_2",
    "light_3": "light_3",
    "minus_light_2": "minus_light_2",
}


def _changed(event: Changed) -> Message:
    """An amount of whatever it is."""
    [good] = [good for good in GOODS if good in event]
    return amount(event[good], good.removesuffix("_token"))


def _gained(event: Changed) -> Message:
    said = m.gained if "light" in event else m.took
    return said(seat=event["seat"], what=_changed(event), cause=_cause(event["cause"]))


def _lost(event: Changed) -> Message:
    return m.lost(seat=event["seat"], what=_changed(event), cause=_cause(event["cause"]))


def _recruited(event: Recruited) -> Message:
    more = lying(event["dice"], event["footprint"])
    return m.took_companion(seat=event["seat"], card=event["card"], space=event["space"], more=more)


def _buried(event: CausedEvent) -> Message:
    if event["cause"] == event["card"]:
        return m.buried(seat=event["seat"], card=event["card"])
    return m.buried_by(seat=event["seat"], card=event["card"], cause=_cause(event["cause"]))


def _rolled(event: RolledDice) -> Message:
    """List what was rolled, counted by face, the black die apart."""
    faces = [die["face"] for die in event["dice"] if die["colour"] != "black"]
    shown = [showing(faces.count(face), face) for face in SYMBOL_NAMES if face in faces]
    black = [die["face"] for die in event["dice"] if die["face"] and die["colour"] == "black"]
    return m.rolled(seat=event["seat"], shown=shown + [m.with_black_die(face=face) for face in black])


def _rerolled(event: ChangedDie) -> Message:
    return m.rerolled(seat=event["seat"], die=the_die(event["die"]), before=_face(event), after=event["face"])


def _turned(event: ChangedDie) -> Message:
    return m.turned(seat=event["seat"], die=the_die(event["die"]), before=_face(event), after=event["face"])


def _face(event: ChangedDie) -> Face:
    """Say what the die showed before."""
    face = event["die"]["face"]
    assert face is not None
    return face


def _spent_reroll(event: SpentReroll) -> Message:
    if event["source"] == "token":
        return m.spent_token(seat=event["seat"])
    if event["source"] == "track":
        return m.spent_track(seat=event["seat"], light=event["light"])
    return m.spent_companion(seat=event["seat"], card=event["source"])


def _rolled_black_die(event: RolledBlackDie) -> Message:
    return m.rolled_black_die(seat=event["seat"], faces=event["faces"], space=event["faces"][-1])


def _broke_spell(event: BrokeSpell) -> Message:
    if event["card"] is None:
        return m.broke_unknown_spell(seat=event["seat"])
    return m.broke_spell(seat=event["seat"], card=event["card"])


def _paid(event: Paid) -> Message:
    return m.paid(seat=event["seat"], what=amount(event["footprint"], "footprint"), place=event["cause"])


def _put_back_dice(event: RolledDice) -> Message:
    """The dice by the space where they go."""
    by_space = {
        space: [die["colour"] for die in event["dice"] if die["face"] == space] for space in SYMBOL_NAMES
    }
    put = [m.dice_on(dice=small_dice(dice), space=space) for space, dice in by_space.items() if dice]
    return m.put_back_dice(seat=event["seat"], dice=put)


# What happens to everybody


def _dealt(event: Dealt) -> Message:
    met = [m.lies_at(card=card, space=space) for space, card in event["companions"].items()]
    said = m.last_day_began if event["round"] == LAST_ROUND else m.day_began
    return said(day=event["round"], seat=event["start"], companions=met)


def _cleared(event: Cleared) -> Message | None:
    return m.cleared(cards=event["cards"]) if event["cards"] else None


# Who is done the table shows; a die serves where no footprint is paid; where a group stops, it has just gone.
UNSAID: Final = ("done", "used_die", "stopped")

VERBS: Final[dict[str, Callable[..., Message]]] = {
    "chose": lambda event: m.chose(seat=event["seat"], card=event["card"]),
    "recruited": _recruited,
    "discarded": lambda event: m.discarded(seat=event["seat"], card=event["card"], space=event["space"]),
    "fetched": lambda event: m.fetched(seat=event["seat"], card=event["card"], cause=_cause(event["cause"])),
    "buried": _buried,
    "took_die": lambda event: m.took_die(
        seat=event["seat"], colour=event["colour"], cause=_cause(event["cause"])
    ),
    "returned_die": lambda event: m.returned_die(seat=event["seat"], colour=event["colour"]),
    "rolled_black_die": _rolled_black_die,
    "moved_black_die": lambda event: m.moved_black_die(seat=event["seat"], space=event["space"]),
    "rolled": _rolled,
    "spent_reroll": _spent_reroll,
    "rerolled": _rerolled,
    "turned": _turned,
    "gained": _gained,
    "lost": _lost,
    "resolved": lambda event: m.resolved(seat=event["seat"], card=event["card"], times=event["times"]),
    "drew_spell": lambda event: m.drew_spell(seat=event["seat"], cause=_cause(event["cause"])),
    "revealed_spell": lambda event: m.revealed_spell(seat=event["seat"], card=event["card"]),
    "broke_spell": _broke_spell,
    "paid": _paid,
    "went": lambda event: m.went(seat=event["seat"], place=event["place"]),
    "camped": lambda event: m.camped(seat=event["seat"], place=event["place"]),
    "sailed": lambda event: m.sailed(seat=event["seat"], start=event["start"], place=event["place"]),
    "put_back_dice": _put_back_dice,
}
