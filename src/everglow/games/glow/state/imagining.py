"""Dealing anew what nobody can know: the deck, the removed cards, and the spells not revealed."""

from __future__ import annotations

from everglow.games.glow.box.card import COMPANIONS, FACE_DOWN, A, B
from everglow.games.glow.state.position import Position
from everglow.rng import TABLE


def deal_anew(s: Position) -> None:
    """Pools are sorted first, so that what is dealt does not depend on where things really are."""
    _companions(s)
    _spells(s)


def _companions(s: Position) -> None:
    """The backs are known, so deck and removed cards change places within A and within B only."""
    hidden = s.removed + s.deck
    pools = [sorted([c for c in hidden if COMPANIONS[c].deck == back]) for back in (A, B)]
    for pool in pools:
        s.chance.shuffle(TABLE, pool)
    s.removed = sorted([pools[COMPANIONS[c].deck].pop() for c in s.removed])
    s.deck = [pools[COMPANIONS[c].deck].pop() for c in s.deck]


def _spells(s: Position) -> None:
    """The pile, the face-down tiles in front of players, and those that were broken unseen."""
    s.box = s.box[:]  # copies of a state share it
    places = [s.box, *[p.spells for p in s.players]]
    pool = sorted(s.pile + [tile - FACE_DOWN for place in places for tile in place if tile >= FACE_DOWN])
    s.chance.shuffle(TABLE, pool)
    for place in places:
        for i in range(len(place)):
            if place[i] >= FACE_DOWN:
                place[i] = pool.pop() + FACE_DOWN
    s.box.sort()
    s.pile = pool
