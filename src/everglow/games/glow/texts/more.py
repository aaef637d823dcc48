"""What lies open but would crowd the table."""

from __future__ import annotations

from everglow.games.glow.schema import Player, View
from everglow.games.glow.texts.board import board, worth
from everglow.games.glow.texts.cards import card_name, short_text
from everglow.games.glow.texts.table import cards_of, others


def more(view: View, names: list[str]) -> list[str]:
    """The graveyard, the others' cards, the spells that are gone, and the board."""
    lines = _pile("The graveyard", view["graveyard"]) or ["The graveyard is empty."]
    for seat in others(view):
        lines += _pile(f"The cards of {names[seat]}", _read(view["players"][seat]))
    return [*lines, *_box(view["box"]), *board(view), *worth(view)]


def _read(player: Player) -> list[str]:
    """Cards, and the spells that lie face up."""
    return cards_of(player) + [tile for tile in player["spells"] if tile]


def _box(tiles: list[str | None]) -> list[str]:
    """Spent spells; those that were broken face down nobody has seen."""
    unseen = tiles.count(None)
    known = _pile("Spell tiles in the box", [tile for tile in tiles if tile])
    return [*known, *[f"Face-down spell tiles in the box: {unseen}"] * bool(unseen)]


def _pile(title: str, cards: list[str]) -> list[str]:
    return [f"{title}:"] * bool(cards) + [f"  {card_name(card)}: {short_text(card)}" for card in cards]
