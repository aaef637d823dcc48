"""Worths of things, in points of the final score. Fitted to games of planners: numbers, not rules."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.rules.cards import CARD_IDS


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


PICK: Final = Worth(3.361, 0.061)  # a card still to be marked
INCOME: Final = Worth(
    0.522, 0.083
)  # a point that active texts score: in the coming resolution turn, in later ones
FAMILY: Final = Worth(-0.374, 0.036)  # a different family in the area
FULL_AREA: Final = Worth(-1.515, 0.1)  # no slot free in the next action turn
SLOT: Final = Worth(0.378, -0.146)  # a free slot
PROSPECT: Final = Worth(0.2, 0.016)  # a point that a card in the hand would score
BEST_PROSPECT: Final = Worth(0.201, -0.046)  # ... that the best of them would score
MARKED_PROSPECT: Final = Worth(0.372, -0.031)  # ... that a marked card would score
PROMISE: Final = Worth(0.76, 0.0)  # ... that a creature being paid for will score
HAND_CARD: Final = Worth(-0.041, 0.508)  # any card in the hand
CROWDED_HAND: Final = Worth(-1.0, -0.4)  # a card too many; set by hand, as planners never hoard
UNSEEN_CARD: Final = Worth(0.881, -0.171)  # a card in another hand that nobody saw
WEALTH: Final = Worth(0.049, 0.066)  # a point of the stones' value
SPENDING: Final = Worth(0.281, -0.037)  # ... that the cards in the hand cost

BY_NAME: Final[dict[str, CreatureWorth]] = {
    # Fire: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "agni": CreatureWorth(0.7, 0.38, -1.1, -0.08, 0.81, 0.13, 2.04),
    "asmodeus": CreatureWorth(1.43, 0.31, -1.69, -0.18, 2.15, 0.01, -3.0),
    "balog": CreatureWorth(0.14, 0.9, 0.16, -0.34, 1.48, 0.17, -1.56),
    "burning_skull": CreatureWorth(0.56, 0.92, 0.45, 0.57, 2.73, 0.51, -0.46),
    "firefox": CreatureWorth(-0.54, 0.08, 0.13, -0.24, 1.7, 0.11, 1.18),
    "hestia": CreatureWorth(-0.19, 0.23, -1.05, 0.04, 2.2, -0.03, 0.05),
    "horned_salamander": CreatureWorth(-0.83, 0.83, -1.19, 0.12, 1.19, 0.36, 2.33),
    "ifrit": CreatureWorth(-0.41, 0.2, 2.23, -0.25, 2.02, 0.26, 0.85),
    "imp": CreatureWorth(-0.64, 0.65, 0.36, 0.14, 2.25, 0.36, 0.55),
    "incubus": CreatureWorth(-0.52, -0.11, 1.79, -0.49, 2.68, -0.05, 1.63),
    "lava_giant": CreatureWorth(-0.5, 0.03, 0.56, -0.38, 2.4, 0.0, 1.68),
    "phoenix": CreatureWorth(1.17, 0.83, -0.74, 0.11, 0.77, 0.55, -0.07),
    "salamander": CreatureWorth(-0.52, 0.97, -1.61, 0.65, 1.3, 0.73, 0.13),
    "succubus": CreatureWorth(-0.32, -0.01, 0.49, -0.38, 2.75, -0.14, -1.01),
    "surtr": CreatureWorth(-0.48, -0.1, 0.73, -0.29, 1.75, 0.13, 0.52),
    # Water: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "charybdis": CreatureWorth(0.7, 0.77, 0.73, 0.01, 2.8, 0.23, -0.44),
    "hae_tae": CreatureWorth(0.4, 0.52, -0.29, -0.12, 3.05, -0.11, 0.82),
    "hydra": CreatureWorth(-0.18, -0.1, 0.87, -0.08, 1.86, 0.28, 5.1),
    "kappa": CreatureWorth(0.36, 0.71, -2.03, 0.32, 2.4, 0.29, -0.32),
    "leviathan": CreatureWorth(0.11, -0.48, 0.38, -0.41, 1.53, 0.02, 3.89),
    "nessie": CreatureWorth(-0.51, 1.13, 0.17, 0.27, 2.51, 0.63, 0.25),
    "poseidon": CreatureWorth(0.13, -1.18, -0.12, -0.22, 0.76, 0.32, 3.7),
    "sea_spirit": CreatureWorth(-0.44, 0.8, 0.52, 0.1, 2.76, 0.13, -1.35),
    "snail_maiden": CreatureWorth(-0.03, 0.52, -1.92, -0.33, 2.64, -0.08, 1.13),
    "triton": CreatureWorth(-0.66, 0.9, -1.13, 0.06, 2.28, 0.07, -1.96),
    "undine": CreatureWorth(-0.61, 1.02, 0.82, 0.45, 2.56, 0.61, 1.61),
    "undine_queen": CreatureWorth(-0.49, 1.18, -0.86, 0.6, 1.85, 0.63, 1.6),
    "water_giant": CreatureWorth(0.29, 0.21, 0.63, -0.05, 3.55, 0.0, 3.27),
    "yuki_onna": CreatureWorth(0.63, -0.63, 1.51, -0.56, 1.86, -0.08, -1.17),
    "yuki_onna_exalted": CreatureWorth(-0.66, -0.29, -0.29, -0.12, 2.18, -0.09, 3.1),
    # Earth: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "basilisk": CreatureWorth(-1.04, 1.25, -1.14, 0.4, 1.11, 0.83, 0.36),
    "behemoth": CreatureWorth(-0.57, -0.36, -1.58, 0.28, -0.07, 0.47, 2.62),
    "cerberus": CreatureWorth(-1.16, 0.47, -1.32, -0.26, 2.18, 0.01, 0.21),
    "forest_spirit": CreatureWorth(-0.07, -0.31, 1.94, -0.44, 3.97, -0.18, 6.91),
    "gargoyle": CreatureWorth(0.31, 0.45, -1.34, -0.04, 2.22, 0.11, 0.29),
    "goblin": CreatureWorth(0.47, 0.91, -1.01, 0.47, 2.01, 0.66, 1.39),
    "goblin_soldier": CreatureWorth(-0.46, 1.23, -0.42, 0.8, 2.07, 0.91, 0.27),
    "medusa": CreatureWorth(1.28, -0.16, -0.54, -0.43, 2.54, -0.04, 3.95),
    "mimic": CreatureWorth(-0.19, 0.83, -0.79, 0.06, 2.28, 0.08, 0.42),
    "mud_slime": CreatureWorth(-1.24, 1.0, -0.18, 0.42, 1.17, 0.67, 1.66),
    "rock_golem": CreatureWorth(-0.26, -0.25, -0.96, -0.12, 0.22, 0.39, 1.03),
    "sand_giant": CreatureWorth(-0.53, -0.8, -1.54, -0.25, -0.35, 0.24, 5.78),
    "stone_golem": CreatureWorth(-0.5, -0.07, -0.49, -0.32, 2.52, -0.03, 6.18),
    "troll": CreatureWorth(-0.56, 0.86, -0.52, 0.13, 2.12, 0.34, -0.11),
    "young_forest_spirit": CreatureWorth(-0.06, -0.02, 1.54, -0.41, 3.77, -0.15, 4.88),
    # Wind: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "boreas": CreatureWorth(1.77, 0.58, 0.94, -0.18, 3.66, -0.07, 1.77),
    "dandelion_spirit": CreatureWorth(-1.77, 0.54, -0.58, 0.08, 3.04, 0.02, 1.48),
    "freyja": CreatureWorth(0.58, 2.07, 0.42, 1.03, 3.01, 0.88, -2.13),
    "genie": CreatureWorth(0.25, -0.44, 3.49, -1.64, 3.35, -0.12, 5.8),
    "genie_exalted": CreatureWorth(-0.59, 1.24, -1.64, 0.48, 2.43, 0.36, 0.91),
    "gi_rin": CreatureWorth(0.04, -0.61, -1.13, 0.18, -0.35, 0.59, 1.41),
    "griffon": CreatureWorth(-3.42, 1.52, 0.04, -0.3, 2.35, 0.0, 3.78),
    "harpy": CreatureWorth(-0.63, 0.43, -2.86, 0.29, 2.94, 0.09, 2.63),
    "hippogriff": CreatureWorth(0.4, 0.43, -2.33, 0.57, 2.49, 0.29, 2.58),
    "odin": CreatureWorth(-0.39, 1.28, -0.45, 0.49, 2.57, 0.48, -0.6),
    "pegasus": CreatureWorth(0.46, 0.62, -1.66, 0.71, 1.87, 0.62, 1.2),
    "rudra": CreatureWorth(0.64, -0.98, 0.37, -0.35, 0.69, 0.43, 3.47),
    "sylph": CreatureWorth(0.82, 0.84, -1.2, 0.62, 2.91, 0.51, 1.55),
    "tengu": CreatureWorth(0.74, -0.05, 1.9, -0.49, 2.13, 0.03, 0.74),
    "valkyrie": CreatureWorth(0.68, 2.01, 1.76, 0.86, 3.57, 1.01, 0.59),
    # Dragons: area, for each resolution; hand, for each round; marked, for each round; being summoned
    "aeris": CreatureWorth(0.53, 0.0, -2.54, -0.08, 0.33, 0.35, 5.68),
    "boulder": CreatureWorth(1.21, -0.39, -0.49, -0.02, 1.71, 0.07, 4.77),
    "dragon_egg": CreatureWorth(3.4, 1.35, 1.17, -0.3, 4.09, -0.15, 3.4),
    "ember": CreatureWorth(0.77, -0.37, 0.07, -0.05, 1.95, 0.14, 1.51),
    "eternity": CreatureWorth(0.51, -0.92, -2.92, 0.41, -1.27, 0.7, 3.36),
    "gust": CreatureWorth(0.78, -0.68, 0.1, -0.55, 1.18, 0.09, 3.55),
    "marina": CreatureWorth(0.68, -0.43, -0.35, -0.24, 1.74, -0.02, 2.19),
    "scorch": CreatureWorth(0.95, -1.73, 1.62, -1.02, 3.84, -0.03, 18.77),
    "tidal": CreatureWorth(0.21, -0.43, 0.02, -0.28, 2.39, 0.06, 0.5),
    "willow": CreatureWorth(0.31, -0.07, 0.79, -0.03, 2.35, 0.32, 5.47),
}

WORTHS: Final[list[CreatureWorth]] = [BY_NAME[name] for name in CARD_IDS]  # by card id
