"""Odds of the deck in words, as far as a seat can know."""

from __future__ import annotations

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import CARDS_TO_HUNT, FAMILY_NAMES
from everglow.games.vale.rules.cards import CARD_IDS
from everglow.games.vale.show.odds import next_card, next_hunt
from everglow.games.vale.state.state import State
from everglow.games.vale.words.generated import messages as m
from everglow.words.chances import chance
from everglow.words.message import Message


def odds(s: State, seat: int, thing: str) -> list[Message]:
    """Tell the odds that the deck brings another card of the family of `card:hydra`, if there are any."""
    kind, _, name = thing.partition(":")
    if kind != "card" or name not in CARD_IDS:
        return []
    family = CARDS[CARD_IDS[name]].family
    icon, next_odds = FAMILY_NAMES[family], next_card(s, seat, family)
    if not next_odds.of:
        return []
    told = [m.odds_next(family=icon, chance=chance(next_odds.ways, next_odds.of))]
    if (hunt := next_hunt(s, seat, family)).of:
        count = CARDS_TO_HUNT * len(s.players)
        told.append(m.odds_hunt(family=icon, count=count, chance=chance(hunt.ways, hunt.of)))
    return told
