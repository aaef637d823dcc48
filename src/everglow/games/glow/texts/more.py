"""Cards and spells that lie open but would crowd the table."""

from __future__ import annotations

from everglow.games.glow.schema import Player, View
from everglow.games.glow.texts.board import board, worth
from everglow.games.glow.texts.cards import short_text
from everglow.games.glow.texts.table import cards_of, others
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


def more(view: View) -> list[Message]:
    """The graveyard, the others' cards, the spells that are gone, and the board."""
    lines = _pile(m.graveyard(), view["graveyard"]) or [m.graveyard_is_empty()]
    for seat in others(view):
        lines += _pile(m.cards_of(seat=seat), _read(view["players"][seat]))
    return [*lines, *_box(view["box"]), *board(view), *worth(view)]


def _read(player: Player) -> list[str]:
    """Cards, and the spells that lie face up."""
    return cards_of(player) + [tile for tile in player["spells"] if tile]


def _box(tiles: list[str | None]) -> list[Message]:
    """Spent spells; those that were broken face down nobody has seen."""
    unseen = tiles.count(None)
    known = _pile(m.spells_in_box(), [tile for tile in tiles if tile])
    return [*known, *[m.unknown_spells_in_box(count=unseen)] * bool(unseen)]


def _pile(title: Message, cards: list[str]) -> list[Message]:
    lines = [m.indented(line=m.card_line(card=card, text=short_text(card))) for card in cards]
    return [title, *lines] if cards else []
