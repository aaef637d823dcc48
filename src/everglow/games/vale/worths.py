"""What things are worth, in points of the final score. Fitted to games of planners: numbers, not rules."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.cards import CARD_IDS


class Worth:
    """Points that something brings if there is another action turn, and more for each later round."""

    def __init__(self, soon: float, later: float) -> None:
        self.soon = soon
        self.later = later


class CreatureWorth:
    """Points that a creature brings where it lies, and more for each later round."""

    def __init__(
        self,
        area: float,
        area_later: float,
        hand: float,
        hand_later: float,
        marked: float,
        marked_later: float,
        summoning: float,
    ) -> None:
        self.area = area
        self.area_later = area_later  # for each resolution turn
        self.hand = hand
        self.hand_later = hand_later
        self.marked = marked
        self.marked_later = marked_later
        self.summoning = summoning  # what its instant text brings, besides points that can be foreseen


PICK: Final = Worth(2.46, 0.078)  # a card still to be marked
INCOME: Final = Worth(
    0.526, 0.076
)  # a point that active texts score in a resolution turn: the coming one, later ones
FAMILY: Final = Worth(-0.318, 0.114)  # a different family in the area
FULL_AREA: Final = Worth(-2.01, -0.004)  # no slot free in the next action turn
SLOT: Final = Worth(-0.214, -0.201)  # a free slot
PROSPECT: Final = Worth(0.164, 0.017)  # a point that a card in the hand would score
BEST_PROSPECT: Final = Worth(0.238, -0.033)  # ... that the best of them would score
PAYABLE: Final = Worth(0.016, 0.0)  # ... that the best of them would score that can be paid for in this turn
MARKED_PROSPECT: Final = Worth(0.322, -0.029)  # ... that a marked card would score
PROMISE: Final = Worth(0.754, 0.0)  # ... that a creature being paid for will score
HAND_CARD: Final = Worth(0.661, 0.143)  # any card in the hand
CROWDED_HAND: Final = Worth(-0.056, 0.014)  # times the square of the hand's size
UNSEEN_CARD: Final = Worth(0.598, 0.035)  # a card in another hand that nobody saw
RED_STONE: Final = Worth(-0.022, 0.073)
BLUE_STONE: Final = Worth(-0.063, 0.135)
PURPLE_STONE: Final = Worth(0.724, -0.019)
WEALTH: Final = Worth(0.19, 0.018)  # a point of the stones' value
SPENDING: Final = Worth(0.255, -0.028)  # ... that the cards in the hand cost

BY_NAME: Final[dict[str, CreatureWorth]] = {
    # Fire: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "agni": CreatureWorth(1.97, 0.51, 0.28, -0.18, 1.7, -0.17, 0.53),
    "asmodeus": CreatureWorth(1.23, 0.38, -0.95, 0.02, 2.66, -0.27, -4.59),
    "balog": CreatureWorth(1.04, 0.47, 0.64, 0.13, 1.09, 0.17, 0.75),
    "burning_skull": CreatureWorth(1.79, 0.65, 0.74, 0.82, 2.72, 0.6, -0.61),
    "firefox": CreatureWorth(0.11, -0.17, 1.52, -0.18, 1.09, 0.11, -0.7),
    "hestia": CreatureWorth(0.81, 0.22, -1.76, -1.6, 1.38, 0.08, -1.5),
    "horned_salamander": CreatureWorth(-0.68, 1.3, 0.99, 0.82, 0.64, 0.46, 1.73),
    "ifrit": CreatureWorth(0.56, -0.3, 3.03, -0.46, 3.43, -0.08, 1.91),
    "imp": CreatureWorth(-0.48, 1.13, 1.15, 0.92, 1.02, 0.52, -0.11),
    "incubus": CreatureWorth(-0.25, 0.08, 1.88, -0.06, 1.84, -0.06, 0.11),
    "lava_giant": CreatureWorth(-0.25, -0.17, 0.35, 0.0, 0.94, -0.04, 2.02),
    "phoenix": CreatureWorth(1.09, 0.74, 1.67, 0.53, 1.67, 0.55, -0.08),
    "salamander": CreatureWorth(0.85, 0.6, -0.45, 0.75, 2.59, 0.58, 0.56),
    "succubus": CreatureWorth(1.04, -0.06, 1.67, -0.84, 2.22, -0.15, 0.0),
    "surtr": CreatureWorth(0.59, -0.1, 1.6, -0.16, 0.67, 0.18, -1.01),
    # Water: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "charybdis": CreatureWorth(2.07, 0.36, -0.91, 0.14, 2.33, 0.01, -1.36),
    "hae_tae": CreatureWorth(0.48, 0.7, 0.4, -0.8, 1.75, 0.04, -4.74),
    "hydra": CreatureWorth(0.29, -0.29, 2.55, 0.12, 3.07, 0.18, 6.23),
    "kappa": CreatureWorth(0.65, 0.62, 0.56, 0.49, 0.61, 0.66, 0.79),
    "leviathan": CreatureWorth(1.39, -0.61, 1.39, -0.49, 1.27, -0.06, -1.68),
    "nessie": CreatureWorth(0.37, 0.65, -2.1, 1.38, 1.95, 0.73, 1.19),
    "poseidon": CreatureWorth(0.4, -0.63, -0.66, 0.01, 1.09, -0.02, 1.36),
    "sea_spirit": CreatureWorth(0.66, 0.08, -0.71, -0.47, 1.41, 0.0, 0.85),
    "snail_maiden": CreatureWorth(0.2, 0.37, -0.33, 0.14, 0.9, 0.13, 0.47),
    "triton": CreatureWorth(-2.7, 1.43, -1.34, -0.21, 1.81, 0.05, -3.33),
    "undine": CreatureWorth(0.85, 0.65, 2.16, 0.5, 2.86, 0.26, 1.73),
    "undine_queen": CreatureWorth(0.75, 0.88, -0.06, 0.49, 2.43, 0.55, 3.2),
    "water_giant": CreatureWorth(0.67, 0.05, 0.68, 0.68, 2.55, 0.27, 2.76),
    "yuki_onna": CreatureWorth(0.42, -0.59, 0.08, -0.06, 1.5, 0.02, -2.3),
    "yuki_onna_exalted": CreatureWorth(0.55, -0.26, 0.44, -0.53, 1.3, -0.08, -1.14),
    # Earth: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "basilisk": CreatureWorth(-0.28, 1.06, 0.36, 0.05, 2.15, -0.16, -1.79),
    "behemoth": CreatureWorth(0.62, -0.77, -1.12, -0.01, -0.98, 0.35, 1.96),
    "cerberus": CreatureWorth(-1.56, 0.16, -1.57, -0.06, 1.38, 0.12, 2.5),
    "forest_spirit": CreatureWorth(0.32, -0.53, 1.81, -0.02, 3.04, -0.06, 4.74),
    "gargoyle": CreatureWorth(1.28, 0.25, -0.05, 0.16, 1.12, 0.12, -0.61),
    "goblin": CreatureWorth(1.27, 0.53, 2.92, 0.3, 2.27, 0.51, -0.61),
    "goblin_soldier": CreatureWorth(0.45, 0.57, -0.27, 0.78, 2.98, 0.12, -4.74),
    "medusa": CreatureWorth(2.48, -0.18, 0.6, -0.21, 2.44, 0.31, -2.19),
    "mimic": CreatureWorth(-1.62, 1.6, -1.48, 0.31, 1.85, 0.4, -1.18),
    "mud_slime": CreatureWorth(0.36, 0.26, 0.36, 0.02, 0.23, 0.32, 1.24),
    "rock_golem": CreatureWorth(-0.31, -0.3, -1.55, 0.18, 1.03, 0.25, 4.11),
    "sand_giant": CreatureWorth(-0.93, 0.15, -0.53, -0.22, 0.11, 0.17, 3.75),
    "stone_golem": CreatureWorth(0.72, -0.13, -0.51, 0.23, 1.46, 0.25, 4.69),
    "troll": CreatureWorth(-0.09, 0.38, -1.34, 0.65, 1.93, 0.28, 0.85),
    "young_forest_spirit": CreatureWorth(0.46, -0.4, 3.24, -0.27, 4.59, -0.42, 4.36),
    # Wind: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "boreas": CreatureWorth(1.16, 0.73, 1.26, -0.13, 2.33, 0.05, 1.16),
    "dandelion_spirit": CreatureWorth(-0.45, 0.35, -0.28, 0.23, 1.28, 0.14, 0.96),
    "freyja": CreatureWorth(0.76, 2.1, -0.18, 0.33, 2.89, 0.03, 1.99),
    "genie": CreatureWorth(-0.48, 0.04, -0.42, -0.52, 3.8, -0.5, 3.93),
    "genie_exalted": CreatureWorth(-0.89, 1.48, -1.55, 0.57, 2.81, 0.07, -0.12),
    "gi_rin": CreatureWorth(0.44, -0.57, -1.65, 0.46, -0.16, 0.4, 6.16),
    "griffon": CreatureWorth(-0.84, 0.76, 0.92, 0.6, 1.9, 0.03, 3.74),
    "harpy": CreatureWorth(-0.39, 0.26, -3.54, 0.62, 1.37, 0.2, -1.94),
    "hippogriff": CreatureWorth(1.0, 0.07, -0.73, 0.26, 2.15, -0.02, 2.32),
    "odin": CreatureWorth(-0.04, 0.81, -2.33, 0.51, 2.8, 0.09, -2.0),
    "pegasus": CreatureWorth(0.4, 0.35, 1.43, 0.01, 2.77, 0.1, 1.76),
    "rudra": CreatureWorth(0.29, -0.09, -1.15, -0.09, 1.68, 0.12, -1.25),
    "sylph": CreatureWorth(0.57, 0.69, -1.15, 0.51, 0.97, 0.53, 2.12),
    "tengu": CreatureWorth(0.01, -0.32, 1.65, -0.35, 1.59, -0.05, 0.01),
    "valkyrie": CreatureWorth(1.58, 1.53, -0.37, 2.02, 2.45, 0.77, 1.9),
    # Dragons: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "aeris": CreatureWorth(0.94, -0.51, -0.65, -0.09, 1.68, 0.07, 3.26),
    "boulder": CreatureWorth(0.37, -0.9, -1.22, -0.19, 0.52, 0.04, 3.81),
    "dragon_egg": CreatureWorth(8.85, -2.49, 2.59, -0.34, 3.24, -0.04, 8.85),
    "ember": CreatureWorth(0.4, -0.34, -1.27, -0.1, 1.09, 0.09, 1.55),
    "eternity": CreatureWorth(-0.46, -0.08, -3.05, 0.22, -1.33, 0.58, 4.13),
    "gust": CreatureWorth(0.33, -0.63, -0.96, -0.37, 1.13, -0.17, 0.76),
    "marina": CreatureWorth(0.26, -0.09, -0.14, 0.13, 1.85, -0.06, 4.64),
    "scorch": CreatureWorth(0.5, -1.31, -0.29, -0.06, 1.34, -0.05, 13.52),
    "tidal": CreatureWorth(0.49, -0.62, 0.96, -0.28, 1.63, 0.08, 2.14),
    "willow": CreatureWorth(0.34, -0.69, 0.55, 0.21, 2.96, -0.04, 13.28),
}

WORTHS: Final[list[CreatureWorth]] = [BY_NAME[name] for name in CARD_IDS]  # by card id
