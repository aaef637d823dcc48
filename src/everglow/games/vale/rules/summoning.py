"""Summoning: the way of a creature from a hand into an area."""

from __future__ import annotations

from everglow.agenda import Task
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.state.state import State


def has_slot(s: State, seat: int) -> bool:
    """An area holds at most as many creatures as the round number."""
    return len(s.players[seat].area) < s.round


def can_be_summoned(s: State, seat: int, card: int) -> bool:
    """A slot is free, and the instant effect could be carried out completely."""
    return has_slot(s, seat) and (CARDS[card].sure_instant or instant_possible(s, seat, card))


def instant_possible(s: State, seat: int, card: int) -> bool:
    """Looked at with the card in the area and no longer in the hand."""
    instant = CARDS[card].instant
    if instant is None:
        return True
    s.suppose_summoned(seat, card)
    possible = instant.possible(s, Task(instant, seat, card))
    s.unsuppose_summoned(seat, card)
    return possible


def summon(s: State, seat: int, card: int, paid: list[int]) -> None:
    """The creatures that were there before may score for it; then comes its own instant effect."""
    witnesses = s.players[seat].area[:]
    s.put_into_area(seat, card)
    for c in witnesses:
        permanent = CARDS[c].permanent
        if permanent is not None:
            s.score(seat, permanent.on_summon(paid), c)
    instant = CARDS[card].instant
    if instant is not None:
        s.agenda.push(Task(instant, seat, card))
