"""What is printed on the cards, in our words."""

from __future__ import annotations

from typing import Final

from everglow.games.vale.texts.wording import (
    DRAW,
    OPTIONS,
    RETURN,
    CardText,
    copy,
    paid_with,
    per,
    per_family,
    per_hand_card,
    prey,
    put_back,
    value,
)

FIRE_TEXTS: Final = {
    "agni": CardText(
        "Agni", permanent=("Each of your {red} stones is worth 1 more.", "Each {red} is worth 1 more")
    ),
    "asmodeus": CardText(
        "Asmodeus",
        active=(
            "Return to your hand a creature of your area that has an {instant} effect and a printed cost of "
            "2 or less.",
            "Return to your hand one with\n{instant}, printed cost 2 or less",
        ),
    ),
    "balog": CardText(
        "Balog",
        active=(
            "Return to your hand a {fire} creature of your area that has an {instant} effect.",
            "Return to your hand\na {fire} creature with {instant}",
        ),
    ),
    "burning_skull": CardText("Burning Skull", active=put_back("red", 3)),
    "firefox": CardText("Firefox", instant=per_hand_card(1)),
    "hestia": CardText(
        "Hestia",
        permanent=(
            "You may hold 2 more stones: 6 instead of 4. When this creature leaves your area, put back all "
            "but 4 at once.",
            "Hold up to 6 stones",
        ),
    ),
    "horned_salamander": CardText("Horned Salamander", active=("Take 4 {red} stones.", "Take 4 {red}")),
    "ifrit": CardText("Ifrit", instant=per(1, "creature")),
    "imp": CardText("Imp", instant=("Take 2 {red} stones.", "Take 2 {red}"), active=RETURN),
    "incubus": CardText(
        "Incubus",
        instant=(
            "Score 2 per creature in your area with a printed cost of 2 or less, this one included.",
            "+2 {points} per creature in\nyour area of cost 2 or less",
        ),
    ),
    "lava_giant": CardText("Lava Giant", instant=per(2, "{fire} creature")),
    "phoenix": CardText(
        "Phoenix",
        permanent=(
            "Each time you summon another creature, score 1 per {red} stone you pay for it.",
            "Summon another: +1 {point} per {red}",
        ),
    ),
    "salamander": CardText(
        "Salamander", active=("Take 1 {red} stone and score 1.", "Take 1 {red}, +1 {point}")
    ),
    "succubus": CardText(
        "Succubus",
        instant=(
            "If your area has the printed costs 1, 2, 3 and 4, at least one creature of each, score 10; "
            "otherwise nothing happens.",
            "If your area has printed costs\n1, 2, 3 and 4: +10 {points}",
        ),
    ),
    "surtr": CardText("Surtr", instant=per_family(2)),
}

WATER_TEXTS: Final = {
    "charybdis": CardText("Charybdis", active=put_back("blue", 5)),
    "hae_tae": CardText(
        "Hae-tae",
        permanent=(
            "Your {blue} and {purple} stones swap their values. To effects that name a colour, a stone stays "
            "what it is.",
            "Your {blue} and {purple}\nswap values",
        ),
    ),
    "hydra": CardText(
        "Hydra",
        instant=(
            f"Choose 2 of these 4, then do both in this order: {'; '.join(OPTIONS['hydra'])}.",
            "Choose 2: take 1 {purple} /\ndraw a card / take 2 {blue} /\n+4 {points}",
        ),
    ),
    "kappa": CardText("Kappa", permanent=paid_with("blue", 2)),
    "leviathan": CardText("Leviathan", instant=prey("leviathan", 7)),
    "nessie": CardText(
        "Nessie",
        active=("If there is no {dragon} in your area, score 2.", "No {dragon} in your area: +2 {points}"),
    ),
    "poseidon": CardText("Poseidon", instant=per(3, "{water} creature")),
    "sea_spirit": CardText(
        "Sea Spirit", active=("Score 1 per {blue} stone you hold.", "+1 {point} per {blue} you hold")
    ),
    "snail_maiden": CardText(
        "Snail Maiden",
        active=(
            f"Choose 1: {'; or '.join(OPTIONS['snail_maiden'])}.",
            "Swap 1 {blue} for 1 {purple},\nor 1 {purple} for 3 {blue}",
        ),
    ),
    "triton": CardText(
        "Triton",
        permanent=(
            "Each time you tame a {water} card, take 2 {blue} stones.",
            "Tame {water}: take 2 {blue}",
        ),
    ),
    "undine": CardText("Undine", instant=("Take 1 {blue} stone.", "Take 1 {blue}"), active=RETURN),
    "undine_queen": CardText("Undine Queen", active=("Take 1 {blue} stone.", "Take 1 {blue}")),
    "water_giant": CardText(
        "Water Giant",
        instant=("Take 2 {blue} stones.", "Take 2 {blue}"),
        permanent=(
            "Each of your {blue} and {purple} stones is worth 1 more.",
            "Each {blue} and {purple}\nis worth 1 more",
        ),
    ),
    "yuki_onna": CardText(
        "Yuki Onna",
        instant=(
            "Put back all your stones and score their value.",
            "Put back all stones,\n{points} for their value",
        ),
    ),
    "yuki_onna_exalted": CardText("Yuki Onna Exalted", instant=value("blue")),
}

EARTH_TEXTS: Final = {
    "basilisk": CardText(
        "Basilisk",
        active=(
            f"Choose 1: {'; or '.join(OPTIONS['basilisk'])}. "
            "With too few points you lose those you have and take the stone all the same.",
            "Choose 1: take 1 {red} /\n-1 {point}, take 1 {blue} /\n-2 {points}, take 1 {purple}",
        ),
    ),
    "behemoth": CardText("Behemoth", instant=per_family(3)),
    "cerberus": CardText(
        "Cerberus",
        instant=("Discard up to 3 other creatures of your area.", "Discard up to 3 other creatures"),
    ),
    "forest_spirit": CardText(
        "Forest Spirit",
        instant=(
            "Discard a card from your hand and score its printed cost.",
            "Discard a hand card,\n{points} for its printed cost",
        ),
    ),
    "gargoyle": CardText("Gargoyle", permanent=paid_with("purple", 3)),
    "goblin": CardText(
        "Goblin",
        active=(
            "Choose an opponent who has points: that player loses 1 and you score 1.",
            "An opponent -1 {point}, you +1 {point}",
        ),
    ),
    "goblin_soldier": CardText(
        "Goblin Soldier",
        active=(
            "If an opponent has more points than you, score 4; otherwise, even in a tie, lose 4.",
            "If an opponent has more:\n+4 {points}, otherwise -4 {points}",
        ),
    ),
    "medusa": CardText(
        "Medusa",
        active=(
            "Discard a card from your hand, then take 1 {purple} stone.",
            "Discard a hand card,\ntake 1 {purple}",
        ),
    ),
    "mimic": CardText(
        "Mimic",
        active=(
            "Take an {earth} card of your choice from the discard pile into your hand.",
            "Take {earth} from the discard pile",
        ),
    ),
    "mud_slime": CardText("Mud Slime", instant=("Score 6.", "+6 {points}"), active=RETURN),
    "rock_golem": CardText("Rock Golem", instant=value("purple")),
    "sand_giant": CardText("Sand Giant", instant=per(4, "{earth} creature")),
    "stone_golem": CardText(
        "Stone Golem",
        instant=(
            "Put back all your stones and take as many {purple} stones.",
            "Put back all stones,\ntake as many {purple}",
        ),
    ),
    "troll": CardText(
        "Troll",
        active=(
            "If you hold at least 1 {purple} stone, score 3; you keep it.",
            "If you hold {purple}: +3 {points}",
        ),
    ),
    "young_forest_spirit": CardText(
        "Young Forest Spirit",
        instant=(
            "Discard a card from your hand, then summon another one from it without paying. Only discard "
            "what leaves a card that can be summoned.",
            "Discard a hand card, then\nsummon another without paying",
        ),
    ),
}

WIND_TEXTS: Final = {
    "boreas": CardText(
        "Boreas",
        instant=(
            f"{per(1, '{wind} creature')[0]} Then return this creature to your hand.",
            f"{per(1, '{wind} creature')[1]},\nreturn this to your hand",
        ),
    ),
    "dandelion_spirit": CardText("Dandelion Spirit", instant=DRAW, active=RETURN),
    "freyja": CardText(
        "Freyja",
        active=(
            "Score 1 per creature in your area that has an {active} effect, this one included.",
            "+1 {point} per {active} you have",
        ),
    ),
    "genie": CardText(
        "Genie",
        instant=(
            "Activate every {active} effect in your area that can be activated, each once, in the order you "
            "like. In the resolution phase they are activated again.",
            "Activate every {active} effect\nin your area",
        ),
    ),
    "genie_exalted": CardText("Genie Exalted", active=copy("active")),
    "gi_rin": CardText("Gi-rin", instant=per(2, "creature")),
    "griffon": CardText("Griffon", active=DRAW),
    "harpy": CardText(
        "Harpy",
        active=(
            "If you have as many cards in your hand as creatures in your area, this one included, score 3.",
            "Hand as large as your area:\n+3 {points}",
        ),
    ),
    "hippogriff": CardText(
        "Hippogriff",
        instant=DRAW,
        permanent=(
            "Summoning another {wind} creature costs you 2 less, but never less than 0.",
            "{wind} creatures cost you 2 less",
        ),
    ),
    "odin": CardText(
        "Odin",
        active=(
            "If you have 5 or fewer cards in your hand, score 2; otherwise take 1 {purple} stone.",
            "Hand of 5 or fewer: +2 {points},\notherwise take 1 {purple}",
        ),
    ),
    "pegasus": CardText(
        "Pegasus",
        instant=DRAW,
        permanent=(
            "Summoning another creature costs you 1 less, but never less than 0.",
            "Creatures cost you 1 less",
        ),
    ),
    "rudra": CardText("Rudra", instant=per_hand_card(2)),
    "sylph": CardText(
        "Sylph",
        instant=DRAW,
        permanent=(
            "Each time you summon another creature, paid for or not, score 1.",
            "Summon another: +1 {point}",
        ),
    ),
    "tengu": CardText(
        "Tengu",
        instant=(
            "Score 6, then put this creature on top of the deck.",
            "+6 {points}, put this on top\nof the deck",
        ),
    ),
    "valkyrie": CardText("Valkyrie", active=per_family(1)),
}

DRAGON_TEXTS: Final = {
    "aeris": CardText(
        "Aeris",
        instant=(
            "Return another creature of your area to your hand and score its printed cost.",
            "Return another to your hand,\n{points} for its printed cost",
        ),
    ),
    "boulder": CardText("Boulder", instant=prey("boulder", 8)),
    "dragon_egg": CardText(
        "Dragon Egg",
        instant=(
            "Discard this creature, then summon a {dragon} from your hand without paying; it may take the "
            "same slot.",
            "Discard this, then summon\na {dragon} without paying",
        ),
    ),
    "ember": CardText("Ember", instant=prey("ember", 7)),
    "eternity": CardText("Eternity", instant=per_family(4)),
    "gust": CardText("Gust", instant=prey("gust", 8)),
    "marina": CardText("Marina", instant=prey("marina", 7)),
    "scorch": CardText("Scorch", instant=copy("instant")),
    "tidal": CardText("Tidal", instant=per(5, "{dragon}")),
    "willow": CardText(
        "Willow",
        instant=(
            "Take 1 {red}, 1 {blue} and 1 {purple} stone, score 3, then draw a card.",
            "Take 1 {red} 1 {blue} 1 {purple},\n+3 {points}, draw a card",
        ),
    ),
}

CARD_TEXTS: Final[dict[str, CardText]] = {
    **FIRE_TEXTS,
    **WATER_TEXTS,
    **EARTH_TEXTS,
    **WIND_TEXTS,
    **DRAGON_TEXTS,
}


def card_name(card: str) -> str:
    return CARD_TEXTS[card].name


def short_text(card: str) -> str:
    """All slots of a card in one line."""
    short = CARD_TEXTS[card].short
    return "; ".join([f"{{{slot}}}: {' '.join(lines)}" for slot, lines in short.items()])
