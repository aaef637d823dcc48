"""Outlook for resolution: what the creatures of an area will bring, as far as that is certain now."""

from __future__ import annotations

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import STONE_NAMES
from everglow.games.vale.rules.activation import available
from everglow.games.vale.rules.cards.earth import StealAPoint, TakeFromDiscardPile
from everglow.games.vale.rules.effects import (
    Do,
    Gain,
    If,
    Lose,
    OnlyIf,
    PutBack,
    Score,
    ScorePer,
    ScorePerFamily,
    ScorePerStone,
    Sentence,
)
from everglow.games.vale.rules.moves import DiscardFromHand, Draw
from everglow.games.vale.schema import Prospect, SomeStones
from everglow.games.vale.state.state import State


class Yield:
    """Points, stones and hand cards that a text brings. `idle` if it is certain to bring nothing at all."""

    def __init__(self) -> None:
        self.points = 0
        self.stones = [0, 0, 0]
        self.cards = 0
        self.chosen = False  # something of it is chosen only then

    @property
    def idle(self) -> bool:
        return not (self.chosen or self.points or self.cards or any(self.stones))

    def add(self, stones: list[int], sign: int) -> None:
        for colour in range(3):
            self.stones[colour] += sign * stones[colour]


def outlook(s: State, seat: int, done: int) -> list[Prospect]:
    """The creatures that will act, each with what it would bring now; `done` has a bit for the others."""
    prospects: list[Prospect] = []
    for c in available(s, seat, done):
        brings, active = Yield(), CARDS[c].active
        assert active is not None
        _count(brings, s, seat, active)
        if not brings.idle:
            prospects.append(_prospect(c, brings))
    return prospects


def _prospect(card: int, brings: Yield) -> Prospect:
    stones: SomeStones = {}
    for colour, name in enumerate(STONE_NAMES):
        if brings.stones[colour]:
            stones[name] = brings.stones[colour]
    return {"card": CARDS[card].name, "points": brings.points, "stones": stones, "cards": brings.cards}


def _count(brings: Yield, s: State, seat: int, text: Sentence) -> None:
    """Add what a text brings. Sentences that are not known here leave everything to a choice."""
    if isinstance(text, Do):
        for step in text.steps:
            _count(brings, s, seat, step)
    elif isinstance(text, OnlyIf):
        _count(brings, s, seat, text.then)
    elif isinstance(text, If):
        branch = text.then if text.condition.holds(s, seat) else text.otherwise
        if branch is not None:
            _count(brings, s, seat, branch)
    elif isinstance(text, Gain):
        brings.add(text.stones, 1)
    elif isinstance(text, PutBack):
        brings.add(text.stones, -1)
    else:
        _count_more(brings, s, seat, text)


def _count_more(brings: Yield, s: State, seat: int, text: Sentence) -> None:
    if isinstance(text, (Draw, TakeFromDiscardPile)):
        brings.cards += 1
    elif isinstance(text, DiscardFromHand):
        brings.cards -= 1
    elif isinstance(text, (Score, Lose, StealAPoint, ScorePer, ScorePerFamily, ScorePerStone)):
        brings.points += _points(s, seat, text)
    else:
        brings.chosen = True


def _points(s: State, seat: int, text: Sentence) -> int:
    p = s.players[seat]
    if isinstance(text, Score):
        return text.points
    if isinstance(text, Lose):
        return -min(text.points, p.score)
    if isinstance(text, ScorePer):
        return text.points * len(text.creature.among(p.area))
    if isinstance(text, ScorePerFamily):
        return text.points * len({CARDS[c].family for c in p.area})
    return text.points * p.stones[text.stone] if isinstance(text, ScorePerStone) else 1
