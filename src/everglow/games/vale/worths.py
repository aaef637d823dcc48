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


PICK: Final = Worth(2.936, 0.115)  # a card still to be marked
INCOME: Final = Worth(
    0.551, 0.051
)  # a point that active texts score in a resolution turn: the coming one, later ones
FAMILY: Final = Worth(-0.337, 0.113)  # a different family in the area
FULL_AREA: Final = Worth(-1.763, 0.137)  # no slot free in the next action turn
SLOT: Final = Worth(0.299, -0.09)  # a free slot
PROSPECT: Final = Worth(0.213, 0.011)  # a point that a card in the hand would score
BEST_PROSPECT: Final = Worth(0.244, -0.042)  # ... that the best of them would score
PAYABLE: Final = Worth(0.074, 0.0)  # ... that the best of them would score that can be paid for in this turn
MARKED_PROSPECT: Final = Worth(0.378, -0.034)  # ... that a marked card would score
PROMISE: Final = Worth(0.783, 0.0)  # ... that a creature being paid for will score
HAND_CARD: Final = Worth(0.081, 0.405)  # any card in the hand
CROWDED_HAND: Final = Worth(-0.02, -0.001)  # times the square of the hand's size
UNSEEN_CARD: Final = Worth(0.925, -0.122)  # a card in another hand that nobody saw
RED_STONE: Final = Worth(-0.109, 0.096)
BLUE_STONE: Final = Worth(-0.21, 0.228)
PURPLE_STONE: Final = Worth(-0.412, 0.272)
WEALTH: Final = Worth(0.181, 0.005)  # a point of the stones' value
SPENDING: Final = Worth(0.185, -0.021)  # ... that the cards in the hand cost

BY_NAME: Final[dict[str, CreatureWorth]] = {
    # Fire: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "agni": CreatureWorth(0.1, 0.64, 0.58, -0.46, 1.29, -0.06, -1.82),
    "asmodeus": CreatureWorth(1.4, 0.4, 0.08, -0.26, 2.75, -0.15, -4.83),
    "balog": CreatureWorth(0.08, 0.79, 0.22, -0.31, 1.45, 0.2, 1.94),
    "burning_skull": CreatureWorth(0.65, 0.91, 0.07, 0.56, 2.49, 0.61, 0.03),
    "firefox": CreatureWorth(0.29, 0.02, 0.77, -0.2, 1.46, 0.22, -0.55),
    "hestia": CreatureWorth(0.24, -0.04, -0.41, -0.64, 2.67, -0.11, 1.68),
    "horned_salamander": CreatureWorth(-0.35, 0.77, -1.29, 0.71, 0.37, 0.61, 2.0),
    "ifrit": CreatureWorth(0.2, 0.0, 2.76, -0.34, 2.84, 0.07, 1.56),
    "imp": CreatureWorth(-1.24, 0.97, 0.41, 0.51, 1.11, 0.71, 1.03),
    "incubus": CreatureWorth(-0.45, 0.07, 1.5, -0.23, 2.69, -0.07, 0.31),
    "lava_giant": CreatureWorth(-0.44, 0.08, 0.78, -0.29, 1.59, 0.0, 2.3),
    "phoenix": CreatureWorth(0.6, 0.91, -0.24, 0.11, 0.96, 0.45, 1.01),
    "salamander": CreatureWorth(0.05, 0.89, -1.27, 0.54, 1.8, 0.73, 0.6),
    "succubus": CreatureWorth(0.41, -0.03, 1.64, -0.81, 2.65, -0.13, -0.12),
    "surtr": CreatureWorth(0.04, -0.03, 0.2, -0.02, 2.07, 0.05, 0.51),
    # Water: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "charybdis": CreatureWorth(0.78, 0.83, -0.75, 0.38, 2.07, 0.28, -1.1),
    "hae_tae": CreatureWorth(0.15, 0.76, -0.39, -0.24, 2.18, 0.11, 0.24),
    "hydra": CreatureWorth(0.22, -0.27, 1.77, -0.05, 2.2, 0.31, 5.51),
    "kappa": CreatureWorth(0.36, 0.76, -1.75, 0.51, 0.85, 0.57, 0.55),
    "leviathan": CreatureWorth(0.62, -0.45, -1.12, 0.07, 0.91, 0.16, 1.42),
    "nessie": CreatureWorth(0.03, 0.92, 0.76, 0.23, 3.19, 0.32, -0.25),
    "poseidon": CreatureWorth(0.67, -1.07, -0.61, -0.15, 0.94, 0.14, 2.82),
    "sea_spirit": CreatureWorth(0.13, 0.41, 0.03, -0.31, 1.29, 0.33, 1.59),
    "snail_maiden": CreatureWorth(0.14, 0.55, -1.77, -0.08, 1.51, 0.11, -0.12),
    "triton": CreatureWorth(-1.16, 1.17, -0.42, -0.2, 1.56, 0.17, -3.48),
    "undine": CreatureWorth(-0.11, 0.71, 1.13, 0.28, 2.93, 0.36, 1.25),
    "undine_queen": CreatureWorth(-0.48, 1.21, -1.57, 0.89, 1.72, 0.68, 0.93),
    "water_giant": CreatureWorth(0.37, 0.21, 1.18, -0.06, 3.14, 0.03, 3.95),
    "yuki_onna": CreatureWorth(0.75, -0.56, 0.66, -0.32, 2.21, -0.03, -1.72),
    "yuki_onna_exalted": CreatureWorth(0.17, -0.44, -0.44, -0.34, 1.55, -0.09, 1.39),
    # Earth: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "basilisk": CreatureWorth(-0.96, 1.19, -0.22, 0.24, 1.35, 0.6, -0.64),
    "behemoth": CreatureWorth(0.43, -0.6, -2.05, 0.16, -0.67, 0.47, 2.11),
    "cerberus": CreatureWorth(0.15, -0.06, -1.04, 0.18, 1.51, 0.19, 0.48),
    "forest_spirit": CreatureWorth(0.33, -0.46, 1.92, -0.36, 4.0, -0.18, 5.92),
    "gargoyle": CreatureWorth(0.48, 0.58, -0.62, 0.14, 1.46, 0.3, 0.02),
    "goblin": CreatureWorth(0.61, 0.84, -0.97, 0.52, 1.49, 0.74, -0.38),
    "goblin_soldier": CreatureWorth(0.03, 0.93, -1.0, 0.87, 2.48, 0.53, 0.44),
    "medusa": CreatureWorth(1.96, -0.25, 0.1, -0.28, 2.6, 0.15, 1.73),
    "mimic": CreatureWorth(-1.23, 1.18, -0.78, 0.55, 1.72, 0.32, 0.08),
    "mud_slime": CreatureWorth(-0.87, 0.78, -0.17, 0.22, 0.86, 0.62, 1.68),
    "rock_golem": CreatureWorth(-0.27, -0.04, -0.94, -0.13, 0.6, 0.38, 1.82),
    "sand_giant": CreatureWorth(0.23, -0.66, -1.32, -0.24, 0.0, 0.26, 5.04),
    "stone_golem": CreatureWorth(0.35, -0.19, -0.37, -0.03, 1.58, 0.24, 4.96),
    "troll": CreatureWorth(0.19, 0.7, -0.04, 0.08, 2.21, 0.29, 1.66),
    "young_forest_spirit": CreatureWorth(0.48, -0.22, 1.57, -0.26, 4.36, -0.3, 4.55),
    # Wind: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "boreas": CreatureWorth(1.51, 0.78, 1.15, -0.17, 3.62, -0.11, 1.51),
    "dandelion_spirit": CreatureWorth(-0.99, 0.41, -0.5, 0.13, 2.32, 0.07, 2.45),
    "freyja": CreatureWorth(0.47, 2.03, -0.75, 0.72, 3.18, 0.59, -0.14),
    "genie": CreatureWorth(-0.99, 0.25, 0.51, -0.83, 3.57, -0.32, 4.46),
    "genie_exalted": CreatureWorth(-0.6, 1.32, -2.81, 0.63, 2.53, 0.39, -1.01),
    "gi_rin": CreatureWorth(0.32, -0.45, -1.28, 0.39, -0.51, 0.62, 3.39),
    "griffon": CreatureWorth(-1.37, 1.0, 0.52, -0.29, 2.15, -0.06, 1.86),
    "harpy": CreatureWorth(-0.78, 0.49, -2.61, 0.46, 2.38, 0.25, -2.26),
    "hippogriff": CreatureWorth(0.65, 0.19, -1.92, 0.36, 2.3, 0.12, 2.8),
    "odin": CreatureWorth(-0.39, 1.37, -0.29, 0.38, 2.87, 0.34, 0.53),
    "pegasus": CreatureWorth(0.06, 0.66, -0.67, 0.47, 2.7, 0.35, 2.68),
    "rudra": CreatureWorth(0.8, -0.54, -1.4, -0.17, 0.65, 0.44, -0.08),
    "sylph": CreatureWorth(0.29, 0.94, -0.67, 0.69, 1.97, 0.63, 2.01),
    "tengu": CreatureWorth(0.26, -0.15, 1.72, -0.54, 2.14, -0.03, 0.26),
    "valkyrie": CreatureWorth(0.56, 1.91, 2.18, 0.75, 2.96, 0.8, 1.41),
    # Dragons: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "aeris": CreatureWorth(0.69, -0.27, -2.42, 0.05, 0.51, 0.4, 3.96),
    "boulder": CreatureWorth(0.69, -0.56, -1.47, -0.18, 0.69, 0.26, 3.7),
    "dragon_egg": CreatureWorth(5.59, -0.87, 1.37, -0.31, 3.6, -0.01, 5.59),
    "ember": CreatureWorth(0.18, -0.2, -1.61, -0.08, 1.21, 0.26, 3.08),
    "eternity": CreatureWorth(0.01, -0.54, -3.24, 0.46, -1.16, 0.67, 3.18),
    "gust": CreatureWorth(0.55, -0.5, -0.95, -0.48, 1.24, 0.03, 0.86),
    "marina": CreatureWorth(0.55, -0.42, -0.42, -0.16, 1.16, 0.1, 1.26),
    "scorch": CreatureWorth(0.77, -1.21, 0.18, -0.33, 2.11, 0.01, 15.8),
    "tidal": CreatureWorth(0.63, -0.57, 0.36, -0.29, 1.78, 0.13, 2.68),
    "willow": CreatureWorth(0.35, -0.27, 0.46, 0.0, 2.93, 0.11, 9.48),
}

WORTHS: Final[list[CreatureWorth]] = [BY_NAME[name] for name in CARD_IDS]  # by card id
