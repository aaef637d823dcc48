"""Rerolls that turning a die takes, by their sources."""

from __future__ import annotations

from everglow.games.glow.box.card import CARDS
from everglow.games.glow.box.components import REROLL_FIELDS, REROLLS_TO_TURN
from everglow.games.glow.state.player import Player
from everglow.games.glow.texts.phrases import amount
from everglow.games.glow.words.generated import messages as m
from everglow.words.message import Message


def turning(p: Player) -> Message:
    """The rerolls to spend, or those to choose from where there is a choice."""
    if _is_fixed(p):
        return m.choice_turn(steps=_all_there_is(p))
    return m.choice_turn_from(count=REROLLS_TO_TURN, sources=_selection(p))


def _is_fixed(p: Player) -> bool:
    """Whether there are just enough rerolls, or all of them have one source."""
    sources = [p.rerolls, p.track_rerolls(), *[1 for _ in p.ready()]]
    return sum(sources) == REROLLS_TO_TURN or max(sources) == sum(sources)


def _all_there_is(p: Player) -> list[Message]:
    spent = min(p.rerolls, REROLLS_TO_TURN)
    token = [m.spend_tokens(what=amount(spent, "reroll"))] if spent else []
    track = _fields(p)
    back = [m.spend_track(before=p.light, after=track[-1])] if track else []
    return [*token, *[m.spend_companion(card=CARDS[c].name) for c in p.ready()], *back]


def _selection(p: Player) -> list[Message]:
    spent = min(p.rerolls, REROLLS_TO_TURN)
    token = [m.up_to(what=amount(spent, "reroll"))] if spent else []
    least = max(REROLLS_TO_TURN - p.rerolls - len(p.ready()), 1)  # steps back, if there are any
    fields = _fields(p)[least - 1 :]
    back = [m.going_back(before=p.light, after=fields)] if fields else []
    return [*token, *[m.reroll_of(card=CARDS[c].name) for c in p.ready()], *back]


def _fields(p: Player) -> list[int]:
    """List the fields that going back leads over, step by step."""
    below = [field for field in REROLL_FIELDS if field < p.light]
    return [] if p.lapped else below[::-1][:REROLLS_TO_TURN]
