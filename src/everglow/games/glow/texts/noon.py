"""What the dice would give at noon, as they lie."""

from __future__ import annotations

from typing import Final

from everglow.english import listed
from everglow.games.glow.box.card import CARDS
from everglow.games.glow.rules.cards import CARD_IDS
from everglow.games.glow.rules.effects import (
    Fireflies,
    Footprints,
    Light,
    Lose,
    LoseFootprints,
    Rerolls,
    Skull,
)
from everglow.games.glow.schema import Player, Question, View
from everglow.games.glow.texts.cards import card_name
from everglow.games.glow.texts.phrases import amount, showing

ROLLING: Final = ("reroll", "spend", "first_die", "second_die", "turn_die", "face")
GOODS: Final = ("light", "footprint", "firefly", "reroll")


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
    acting = acting_cards(player)
    if not player["paying_out"]:
        return []
    named = [f"{card_name(card)}{f' {times} times' if times > 1 else ''}" for card, times in acting]
    total = _sum(player, acting)
    leaving = [card_name(card) for card, _ in acting if _leaves(card)]
    gone = f"; {listed(leaving)} would leave" if leaving else ""
    return [f"At noon: {', '.join(named) or 'no card acts'}. Together: {total or 'nothing'}{gone}."]


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


def _sum(player: Player, acting: list[tuple[str, int]]) -> str:
    """`+5 {light}, +4 {footprints}`, `-2 {light}`; it may be nothing."""
    sums = dict.fromkeys(GOODS, 0)
    sums["light"] = player["paying_out"].get("light", 0)
    sums["footprint"] = player["paying_out"].get("footprint", 0)
    for card, times in acting:
        for good, count in _gives(card):
            sums[good] += count * times
    told = [
        f"{'+' if sums[good] > 0 else '-'}{amount(abs(sums[good]), good)}" for good in GOODS if sums[good]
    ]
    return ", ".join(told)


def _gives(card: str) -> list[tuple[str, int]]:
    """What a card gives or takes when it acts once."""
    found: list[tuple[str, int]] = []
    for effect in CARDS[CARD_IDS[card]].gives:
        if isinstance(effect, Light):
            found.append(("light", effect.count))
        elif isinstance(effect, Lose):
            found.append(("light", -effect.count))
        elif isinstance(effect, Footprints):
            found.append(("footprint", effect.count))
        elif isinstance(effect, LoseFootprints):
            found.append(("footprint", -effect.count))
        elif isinstance(effect, Fireflies):
            found.append(("firefly", effect.count))
        elif isinstance(effect, Rerolls):
            found.append(("reroll", effect.count))
    return found


def _leaves(card: str) -> bool:
    return any([isinstance(effect, Skull) for effect in CARDS[CARD_IDS[card]].gives])
