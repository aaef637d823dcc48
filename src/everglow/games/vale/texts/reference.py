"""What people look up: a card in full, what lies open in areas and piles, and how the game works."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import (
    CARDS_TO_HUNT,
    FAMILY_NAMES,
    LAST_ROUND,
    POINTS_TO_END,
    SALE,
    STONE_LIMIT,
    VALUES,
)
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.schema import View
from everglow.games.vale.show.view import stones as counted
from everglow.games.vale.texts.cards import CARD_TEXTS, card_name
from everglow.games.vale.texts.phrases import stones
from everglow.games.vale.texts.table import card_line, family


def describe(name: str) -> list[str]:
    """The full text of the cards whose name, printed or ours, begins so."""
    return [line for card in _meant(name.strip().lower()) for line in _in_full(card)]


def _meant(name: str) -> list[str]:
    """A whole name means that card only; nothing said means none."""
    if not name:
        return []
    known = {card: [card, text.name.lower()] for card, text in CARD_TEXTS.items()}
    exact = [card for card, said in known.items() if name in said]
    return exact or [card for card, said in known.items() if any(word.startswith(name) for word in said)]


def _in_full(card: str) -> list[str]:
    head = f"{card_name(card)} ({{{family(card)}}}, cost {CARDS[CARD_IDS[card]].cost})"
    return [head, *[f"  {{{slot}}}: {text}" for slot, text in CARD_TEXTS[card].full.items()]]


def more(view: View, names: list[str]) -> list[str]:
    """What the creatures in all areas do, the own ones first; then the discard pile."""
    seats = sorted(range(len(names)), key=lambda seat: seat != view["seat"])
    areas = [line for seat in seats for line in _area(view, seat, names)]
    return areas + _discard_pile(view["discarded"])


def _area(view: View, seat: int, names: list[str]) -> list[str]:
    whose = "Your area" if seat == view["seat"] else f"Area of {names[seat]}"
    creatures = [card_line(card) for card in view["players"][seat]["area"]]
    return [f"{whose}:", *creatures] if creatures else [f"{whose}: empty"]


def _discard_pile(cards: list[str]) -> list[str]:
    lines = []
    for kind in FAMILY_NAMES:
        names = [card_name(card) for card in cards if family(card) == kind]
        lines += [f"  {{{kind}}}: {', '.join(names)}"] * bool(names)
    return ["Discard pile:", *lines] if lines else ["Discard pile: empty"]


SALES: Final = [
    f"{{{name}}}: {stones(counted(SALE[kind]))}".removesuffix(" stones").removesuffix(" stone")
    for kind, name in enumerate(FAMILY_NAMES)
]

HINTS: Final = [
    f"Each round you mark {CARDS_TO_HUNT} cards and then sell or tame each of them. What you tame goes into "
    "your hand; from there you summon it for its cost, at once or in a later round.",
    f"A {{red}} stone is worth {VALUES[0]}, a {{blue}} stone {VALUES[1]}, a {{purple}} stone {VALUES[2]}. "
    f"You hold at most {STONE_LIMIT} stones, and paying too much gives no change.",
    f"A sale brings stones by family: {'; '.join(SALES)}.",
    "Your area holds at most as many creatures as the round number. To release one you pay the round number.",
    "Effects: {instant} happens once, when the creature is summoned; {permanent} holds while it is in your "
    "area; {active} happens once in each of your resolution turns, if it can.",
    f"The game ends after round {LAST_ROUND}, or after a round at whose end somebody has {POINTS_TO_END} "
    "{points} or more. Whoever has the most wins.",
]
