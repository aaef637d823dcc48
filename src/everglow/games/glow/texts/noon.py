"""What the dice would give at noon, as they lie."""

from __future__ import annotations

from typing import Final

from everglow.english import listed
from everglow.games.glow.schema import Gift, Player, Question, View
from everglow.games.glow.texts.cards import card_name
from everglow.games.glow.texts.phrases import amount, showing

ROLLING: Final = ("reroll", "spend", "first_die", "second_die", "turn_die", "face")


def notes(view: View, question: Question) -> list[str]:
    """While somebody rolls: the dice that count, and what noon would bring with them."""
    if view["seat"] is None or question["kind"] not in ROLLING:
        return []
    player = view["players"][view["seat"]]
    return [f"  Dice that count: {counting(player)}", *[f"  {line}" for line in at_noon(player)]]


def counting(player: Player) -> str:
    shown = [showing(count, face) for face, count in player["counting"].items() if count]
    return ", ".join(shown) or "none"


def at_noon(player: Player) -> list[str]:
    """Which cards would act and how often, and what they and the dice would give together."""
    noon = player["noon"]
    if noon is None:
        return []
    acting = acting_cards(player)
    named = [f"{card_name(card)}{f' {times} times' if times > 1 else ''}" for card, times in acting]
    leaving = [card_name(card) for card in noon["leaving"]]
    gone = f"; {listed(leaving)} would leave" if leaving else ""
    total = _sum(noon["gives"]) or "nothing"
    return [f"At noon: {', '.join(named) or 'no card acts'}. Together: {total}{gone}."]


def acting_cards(player: Player) -> list[tuple[str, int]]:
    """Cards that would still act today, with how often."""
    found = [(_card(player, operand), times) for operand, times in player["acting"].items()]
    return [(card, times) for card, times in found if times and card not in player["resolved"]]


def _card(player: Player, operand: str) -> str:
    """A card, or what lies at a place among the spells."""
    place = operand.removeprefix("spell_")
    if not place.isdecimal():
        return operand
    tile = player["spells"][int(place) - 1]
    assert tile is not None  # what lies face down does not act
    return tile


def _sum(gives: list[Gift]) -> str:
    """`+5 {light}, +4 {footprints}`, `-2 {light}`; it may be nothing."""
    goods = [(gift["what"], gift["count"]) for gift in gives if "count" in gift]
    return ", ".join([f"{'+' if count > 0 else '-'}{amount(abs(count), good)}" for good, count in goods])
