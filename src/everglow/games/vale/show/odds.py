"""Odds of the deck: what may come next, by all cards that a seat has not seen. Counted, never sampled."""

from __future__ import annotations

from math import comb

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import CARDS_TO_HUNT, LAST_ROUND
from everglow.games.vale.state.state import State


class Odds:
    """Number of ways in which it happens, of all ways."""

    def __init__(self, ways: int, of: int) -> None:
        self.ways = ways
        self.of = of


def unseen(s: State, seat: int) -> list[int]:
    """List the cards that may lie anywhere in the deck for all this seat knows; none where it knows more.

    While somebody else decides, what they are asked may tell something of their hand.
    """
    if s.top_known or any([t.seat != seat for t in s.agenda.waiting()]):
        return []
    drawn = [c for i, p in enumerate(s.players) if i != seat for c in p.secrets if p.secrets[c] == s.decks]
    return drawn + s.deck


def next_card(s: State, seat: int, family: int) -> Odds:
    """Odds that the next card of the deck is of a family."""
    cards = unseen(s, seat)
    return Odds(sum([CARDS[card].family == family for card in cards]), len(cards))


def next_hunt(s: State, seat: int, family: int) -> Odds:
    """Odds that the next hunt reveals a card of a family; of 0 ways if none comes or the deck is short."""
    one, count = next_card(s, seat, family), CARDS_TO_HUNT * len(s.players)
    if s.round == LAST_ROUND or len(s.deck) < count or not one.of:
        return Odds(0, 0)
    ways = comb(one.of, count)
    return Odds(ways - comb(one.of - one.ways, count), ways)
