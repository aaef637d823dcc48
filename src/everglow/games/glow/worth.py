"""What things are worth in light, at some point of the game: tokens, and cards that go on giving."""

from __future__ import annotations

from math import exp
from typing import Final

from everglow.agenda import Effect
from everglow.games.glow.card import CARDS, COMPANIONS, NUM_COMPANIONS, Card
from everglow.games.glow.components import FIREFLY_BONUS, LAST_ROUND, NO_DIE
from everglow.games.glow.effects import (
    BuryRightmost,
    CastSpells,
    FetchCompanion,
    Fireflies,
    Footprints,
    Light,
    Lose,
    LoseFootprints,
    Rerolls,
    Skull,
)
from everglow.games.glow.odds import Odds
from everglow.games.glow.player import Player
from everglow.games.glow.state import State

# By days to come.
FOOTPRINT: Final = [1.0, 1.4, 1.6, 1.7, 1.8, 1.8, 1.8, 1.8, 1.8]
REROLL: Final = [0.0, 1.0, 1.2, 1.3, 1.4, 1.4, 1.4, 1.4, 1.4]
LARGE_DIE: Final = 0.8  # a day, on the journey
STEERED: Final = 1.15  # rerolls make cards act more often than the first roll alone
SPARED: Final = 0.6  # ... and let companions live longer
SPELLS_CAST: Final = 3.0  # what the others suffer
FETCHED: Final = 5.0  # what the graveyard has to offer
SPELL: Final = 2.5  # what a tile in front of a player costs in the end


class Gift:
    """What a card gives each time it acts."""

    def __init__(self, card: Card) -> None:
        self.light = 0.0
        self.footprints = 0
        self.fireflies = 0
        self.rerolls = 0
        self.skull = False
        for effect in card.gives:
            self.add_light(effect)
            self.add_tokens(effect)
            self.add_others(effect)

    def add_light(self, effect: Effect[State]) -> None:
        if isinstance(effect, Light):
            self.light += effect.count
        elif isinstance(effect, Lose):
            self.light -= effect.count

    def add_tokens(self, effect: Effect[State]) -> None:
        if isinstance(effect, Footprints):
            self.footprints += effect.count
        elif isinstance(effect, LoseFootprints):
            self.footprints -= effect.count
        elif isinstance(effect, Fireflies):
            self.fireflies += effect.count
        elif isinstance(effect, Rerolls):
            self.rerolls += effect.count

    def add_others(self, effect: Effect[State]) -> None:
        if isinstance(effect, Skull):
            self.skull = True
        elif isinstance(effect, CastSpells):
            self.light += SPELLS_CAST
        elif isinstance(effect, FetchCompanion):
            self.light += FETCHED
        elif isinstance(effect, BuryRightmost):
            self.light -= FETCHED


GIFTS: Final[list[Gift]] = [Gift(card) for card in CARDS]


class Prices:
    """What tokens are worth to a player, so many days before the end."""

    def __init__(self, p: Player, days: int) -> None:
        margin = firefly_margin(p)
        self.days = days
        self.footprint = FOOTPRINT[days]
        self.reroll = REROLL[days]
        self.bonus = FIREFLY_BONUS * bonus_likely(margin, days)
        self.firefly = FIREFLY_BONUS * bonus_likely(margin + 1, days) - self.bonus
        self.companion = self.bonus - FIREFLY_BONUS * bonus_likely(margin - 1, days)  # one more to light

    def of(self, gift: Gift) -> float:
        """Everything but footprints, which may be used today."""
        return gift.light + gift.fireflies * self.firefly + gift.rerolls * self.reroll


def firefly_margin(p: Player) -> int:
    """How many fireflies more than companions."""
    margin = p.fireflies - len(p.companions)
    for c in p.companions:
        margin += COMPANIONS[c].fireflies
    return margin


def bonus_likely(margin: int, days: int) -> float:
    """How likely there will be as many fireflies as companions at the end."""
    return BONUS_LIKELY[days][max(-MARGIN, min(MARGIN, margin)) + MARGIN]


def leaning(margin: int, days: int) -> float:
    """From never to always, the gentler the more days are to come."""
    if days == 0:
        return float(margin >= 0)
    return 1.0 / (1.0 + exp(-(margin + 0.5 - 0.1 * days) / (0.4 + 0.3 * days)))


MARGIN: Final = 9  # fireflies more or less than companions: beyond that nothing changes
BONUS_LIKELY: Final[list[list[float]]] = [
    [leaning(margin, days) for margin in range(-MARGIN, MARGIN + 1)] for days in range(LAST_ROUND + 1)
]


def worth(c: int, odds: Odds, prices: Prices, days: float) -> float:
    """What a card in play brings until the end, its points included."""
    gift, acts = GIFTS[c], odds.times[c]
    gain = prices.of(gift) + gift.footprints * prices.footprint
    if gift.skull:
        return mortal(c, gain, acts * SPARED, days)
    return CARDS[c].points + days * (acts * STEERED * gain + daily(c))


def mortal(c: int, gain: float, dying: float, days: float) -> float:
    """A companion that dies when it acts: its points if it lives, its gift if not."""
    lives: float = (1.0 - dying) ** days
    return lives * CARDS[c].points + (1.0 - lives) * gain + days * (1.0 + lives) / 2 * daily(c)


def daily(c: int) -> float:
    """What a companion is good for every day, whatever the dice show."""
    if c >= NUM_COMPANIONS:
        return 0.0
    return REROLL[1] * COMPANIONS[c].reroll + LARGE_DIE * (COMPANIONS[c].die != NO_DIE)
