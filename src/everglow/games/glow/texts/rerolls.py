"""What turning a die takes, by the sources of rerolls."""

from __future__ import annotations

from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import REROLL_FIELDS, REROLLS_TO_TURN
from everglow.games.glow.state.player import Player
from everglow.games.glow.texts.cards import card_name
from everglow.games.glow.texts.phrases import amount


def price_of_turning(p: Player) -> str:
    """The rerolls to spend, or those to choose from where there is a choice."""
    return _all_there_is(p) if _is_fixed(p) else f"spend {REROLLS_TO_TURN} rerolls: {_selection(p)}"


def _is_fixed(p: Player) -> bool:
    """There are just enough rerolls, or all of them have one source."""
    sources = [p.rerolls, p.track_rerolls(), *[1 for _ in p.ready()]]
    return sum(sources) == REROLLS_TO_TURN or max(sources) == sum(sources)


def _all_there_is(p: Player) -> str:
    spent = min(p.rerolls, REROLLS_TO_TURN)
    token = [f"spend {amount(spent, 'reroll')}"] if spent else []
    track = _fields(p)
    back = [f"go back from {p.light} to {track[-1]} {{light}}"] if track else []
    return ", then ".join([*token, *[f"use {reroll}" for reroll in _companions(p)], *back])


def _selection(p: Player) -> str:
    spent = min(p.rerolls, REROLLS_TO_TURN)
    token = [f"up to {amount(spent, 'reroll')}"] if spent else []
    least = max(REROLLS_TO_TURN - p.rerolls - len(p.ready()), 1)  # steps back, if there are any
    fields = [str(field) for field in _fields(p)[least - 1 :]]
    back = [f"going back from {p.light} to {' or '.join(fields)} {{light}}"] if fields else []
    return ", ".join([*token, *_companions(p), *back])


def _companions(p: Player) -> list[str]:
    return [f"today's reroll of {card_name(CARDS[c].name)}" for c in p.ready()]


def _fields(p: Player) -> list[int]:
    """Where going back would lead, step by step."""
    below = [field for field in REROLL_FIELDS if field < p.light]
    return [] if p.lapped else below[::-1][:REROLLS_TO_TURN]
