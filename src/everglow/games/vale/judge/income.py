"""Income of a resolution turn: the points of a player's active texts, as things stand."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.box.components import BLUE, DRAGON, PURPLE, RED
from everglow.games.vale.judge.census import Census
from everglow.games.vale.rules.cards import CARD_IDS

BURNING_SKULL: Final = CARD_IDS["burning_skull"]
SALAMANDER: Final = CARD_IDS["salamander"]
CHARYBDIS: Final = CARD_IDS["charybdis"]
NESSIE: Final = CARD_IDS["nessie"]
SEA_SPIRIT: Final = CARD_IDS["sea_spirit"]
GOBLIN: Final = CARD_IDS["goblin"]
GOBLIN_SOLDIER: Final = CARD_IDS["goblin_soldier"]
TROLL: Final = CARD_IDS["troll"]
FREYJA: Final = CARD_IDS["freyja"]
GENIE_EXALTED: Final = CARD_IDS["genie_exalted"]
HARPY: Final = CARD_IDS["harpy"]
ODIN: Final = CARD_IDS["odin"]
VALKYRIE: Final = CARD_IDS["valkyrie"]

FEW_CARDS: Final = 5  # in the hand, for which Odin scores


def income(area: list[int], census: Census, done: int, behind: bool) -> int:
    """The points of all that is not yet done; `behind` if somebody has more points."""
    total, best, copies = 0, 0, False
    for c in area:
        bit = CARDS[c].active_bit
        if bit and not done & bit:
            scored = points(c, census, behind)
            total += scored
            best = max(best, scored)
            copies = copies or c == GENIE_EXALTED
    return total + best if copies else total


def points(card: int, census: Census, behind: bool) -> int:
    """Points that one active text would score."""
    if card in (SALAMANDER, GOBLIN):
        return 1
    if card == VALKYRIE:
        return census.families
    if card == FREYJA:
        return census.actives()
    if card == GOBLIN_SOLDIER:
        return 4 if behind else -4
    return points_for_stones(card, census) or points_on_condition(card, census)


def points_for_stones(card: int, census: Census) -> int:
    if card == SEA_SPIRIT:
        return census.stones[BLUE]
    if card == BURNING_SKULL:
        return 3 if census.stones[RED] > 0 else 0
    if card == CHARYBDIS:
        return 5 if census.stones[BLUE] > 0 else 0
    return 3 if card == TROLL and census.stones[PURPLE] > 0 else 0


def points_on_condition(card: int, census: Census) -> int:
    if card == NESSIE:
        return 2 if census.by_family[DRAGON] == 0 else 0
    if card == ODIN:
        return 2 if census.hand <= FEW_CARDS else 0
    return 3 if card == HARPY and census.hand == census.creatures else 0
