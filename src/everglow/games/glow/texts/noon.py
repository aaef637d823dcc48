"""Forecast of noon: gifts of the dice as they lie."""

from __future__ import annotations

from typing import Final

from everglow.games.glow.schema import Gift, Player, Question, View
from everglow.games.glow.texts.phrases import amount, showing
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message

ROLLING: Final = ("reroll", "spend", "first_die", "second_die", "turn_die", "face")


def notes(view: View, question: Question) -> list[Message]:
    """Say, while somebody rolls, which dice count and what noon would bring with them."""
    if view["seat"] is None or question["kind"] not in ROLLING:
        return []
    player = view["players"][view["seat"]]
    lines = [m.dice_that_count(shown=counting(player)), *at_noon(player)]
    return [m.indented(line=line) for line in lines]


def counting(player: Player) -> list[Message]:
    """Say how many dice count for what; it may be nothing."""
    return [showing(count, face) for face, count in player["counting"].items() if count]


def at_noon(player: Player) -> list[Message]:
    """Say which cards would act and how often, and what they and the dice would give together."""
    noon = player["noon"]
    if noon is None:
        return []
    acting = [m.acts_at_noon(card=card, times=times) for card, times in acting_cards(player)]
    return [m.at_noon(acting=acting, gives=_sum(noon["gives"]), leaving=noon["leaving"])]


def acting_cards(player: Player) -> list[tuple[str, int]]:
    """Cards that would still act today, with how often."""
    cards = [(_card(player, operand), times) for operand, times in player["acting"].items()]
    return [(card, times) for card, times in cards if times and card not in player["resolved"]]


def _card(player: Player, operand: str) -> str:
    """A card, or what lies at a place among the spells."""
    place = operand.removeprefix("spell_")
    if not place.isdecimal():
        return operand
    tile = player["spells"][int(place) - 1]
    assert tile is not None  # what lies face down does not act
    return tile


def _sum(gives: list[Gift]) -> list[Message]:
    """Goods that come or go; it may be nothing."""
    return [_change(gift["count"], gift["what"]) for gift in gives if "count" in gift]


def _change(count: int, good: str) -> Message:
    what = amount(abs(count), good)
    return m.sum_gained(what=what) if count > 0 else m.sum_lost(what=what)
