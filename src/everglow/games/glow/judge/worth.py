"""Worth of things in light, at some point of the game: tokens, and cards that go on giving."""

from __future__ import annotations

from math import exp
from typing import Final

from everglow.agenda import Effect
from everglow.games.glow.box.card import CARDS, COMPANIONS, Card
from everglow.games.glow.box.components import DARK_BLUE, FIREFLY_BONUS, LAST_ROUND, RED
from everglow.games.glow.judge.odds import UNKNOWN, Odds, odds_of
from everglow.games.glow.rules.effects import (
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
from everglow.games.glow.state.player import Player
from everglow.games.glow.state.state import State

# Fitted to some hundred games between planners (what the final light was, by what lay there before),
# then rounded, and lowered by hand where dice that a card brings count elsewhere.
# By days to come:
FOOTPRINT: Final = [1.0, 1.15, 1.3, 1.45, 1.5, 1.55, 1.7, 1.8, 1.8]
REROLL: Final = [0.0, 1.0, 1.2, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4]
DAYS: Final = [0.0, 1.0, 1.7, 2.4, 3.0, 3.6, 4.2, 4.7, 5.3]  # days to come, as a card feels them
SPELLS_CAST: Final = 3.0  # what the others suffer
BURIED: Final = 5.0  # what a companion is worth that somebody else chooses
SPELL: Final = 2.5  # what a tile in front of a player costs in the end
USUAL_POOL: Final = [RED, DARK_BLUE, UNKNOWN, UNKNOWN]  # an adventurer's large dice, and two small ones
# What having a card was worth a day, besides its points and its fireflies.
A_DAY: Final[dict[str, float]] = {
    # deck A
    "likyar": 1.3,
    "thoape": 1.2,
    "torke_triple": 2.2,
    "tamnuca_light": 1.2,
    "ladawa": 1.8,
    "mindaroo_no_nature_water": 1.6,
    "mindaroo_no_air_fire": 1.3,
    "donillilu": 0.8,
    "oshra_no_nature": 1.7,
    "xargok": 0.1,
    "briki_6": 0.6,
    "briki_5": 0.9,
    "sketal_orange": 1.3,
    "sketal_light_blue": 1.0,
    "sketal_green": 0.6,
    "sketal_dark_blue": 1.3,
    "sketal_red": 1.0,
    "lumipili_nature": 1.5,
    "snarexe": 1.0,
    "kaar": -0.2,
    "hymoros": 1.8,
    "dvol_minus_5": 3.6,
    "okans": 2.4,
    # deck B
    "brikix": 0.8,
    "zzibelu": 2.4,
    "torke_pair": 2.1,
    "torkos": 2.4,
    "wapoki": 0.8,
    "tamnuca_footprint": 0.6,
    "zellyf_5": 0.2,
    "zellyf_0": 2.2,
    "biraii_light": 0.8,
    "biraii_footprint": 0.9,
    "dvol_4": -0.5,
    "dvol_3": 0.6,
    "okanios": 0.5,
    "gluach": 1.8,
    "drel_no_fire": 1.1,
    "oshra_no_earth": 1.8,
    "drel_no_air": 1.7,
    "cromaug": 1.0,
    "kapaoro": 0.5,
    "kapao_5": 1.0,
    "sketal_any": 0.6,
    "lumipili_fire": 2.0,
    "kapao_4": 1.0,
    # adventurers
    "braccio": 2.5,
    "taetyss": 2.8,
    "eoles": 2.0,
    "pocana": 1.2,
    "moloch": 1.7,
    "noctiluca": 3.1,
    "orium": 2.4,
}


class Gift:
    """Gains from a card each time it acts."""

    def __init__(self, card: Card) -> None:
        self.light = 0.0
        self.footprints = 0
        self.fireflies = 0
        self.rerolls = 0
        self.skull = False
        self.others = 0  # footprints and rerolls
        for effect in card.gives:
            self.add_light(effect)
            self.add_tokens(effect)
            self.add_deeds(effect)
        self.others = self.footprints + self.rerolls

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

    def add_deeds(self, effect: Effect[State]) -> None:
        if isinstance(effect, Skull):
            self.skull = True
        elif isinstance(effect, CastSpells):
            self.light += SPELLS_CAST
        elif isinstance(effect, FetchCompanion):
            self.light += BURIED
        elif isinstance(effect, BuryRightmost):
            self.light -= BURIED


GIFTS: Final[list[Gift]] = [Gift(card) for card in CARDS]


class Prices:
    """Worth of tokens to a player, so many days before the end."""

    def __init__(self, p: Player, days: int, recruits: int) -> None:
        self.days = days
        self.footprint = FOOTPRINT[days]
        self.reroll = REROLL[days]
        self.spell = SPELL if days > 0 else 0.0  # to be rid of one
        self.margin = firefly_margin(p)
        self.likely = BONUS_LIKELY[recruits]
        self.bonus = self.lit(0)
        self.firefly = self.lit(1) - self.bonus

    def lit(self, more: int) -> float:
        """Expected value of the firefly bonus with so many fireflies more."""
        return FIREFLY_BONUS * self.likely[max(0, min(2 * MARGIN, self.margin + more + MARGIN))]

    def of(self, gift: Gift) -> float:
        """Worth of a gift without footprints and fireflies, which today's journey and the bonus depend on."""
        return gift.light + gift.rerolls * self.reroll


def firefly_margin(p: Player) -> int:
    """Count how many fireflies more than companions a player has."""
    margin = p.fireflies - len(p.companions)
    for c in p.companions:
        margin += COMPANIONS[c].fireflies
    return margin


def leaning(margin: int, recruits: int) -> float:
    """Chance of the firefly bonus: with companions to come, some fireflies are still found (self-play)."""
    if recruits == 0:
        return float(margin >= 0)
    return 1.0 / (1.0 + exp(-(margin + 1.4 + 0.4 * recruits) / 1.1))


MARGIN: Final = 9  # fireflies more or less than companions: beyond that nothing changes
BONUS_LIKELY: Final[list[list[float]]] = [
    [leaning(margin, recruits) for margin in range(-MARGIN, MARGIN + 1)] for recruits in range(LAST_ROUND + 1)
]


def worth(c: int, odds: Odds, prices: Prices, days: int) -> float:
    """Worth of a card in play until the end, its points included."""
    return CARDS[c].points + DAYS[days] * a_day(c, odds, prices)


def a_day(c: int, odds: Odds, prices: Prices) -> float:
    """Worth of a card on one day: as much as usual, and more with dice that it acts on more often."""
    gift, acts = GIFTS[c], odds.times[c]
    usual = USUALLY[c] + acts * gift.fireflies * prices.firefly
    return usual if gift.skull else usual + (acts - USUAL.times[c]) * (gift.light + OTHER * gift.others)


OTHER: Final = 1.3  # a footprint or a reroll
USUAL: Final = odds_of(USUAL_POOL)
USUALLY: Final[list[float]] = [A_DAY.get(card.name, 0.0) for card in CARDS]
