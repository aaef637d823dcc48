"""Creatures that work together: read from their sentences, with a reason for every pair."""

from functools import cache

import pytest

from everglow.games.vale.box.card import CARDS, Creature
from everglow.games.vale.box.components import EARTH
from everglow.games.vale.codec.names import card_id
from everglow.games.vale.texts.keywords import keywords, stones
from everglow.games.vale.texts.sentences import stays
from everglow.games.vale.texts.together import BONDS, discards, works_with
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import said

NAMES = [card.name for card in CARDS]


@cache
def partners(name):
    return [(said(why), cards) for why, cards in works_with(name)]


def reasons(one, other):
    """Reasons why the first one names the second."""
    return [why for why, cards in partners(one) if other in cards]


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("imp", "burning_skull", "It gives {red} stones, which these make use of."),
        ("burning_skull", "salamander", "It makes use of {red} stones, which these give."),
        ("triton", "undine", "It takes stones when one of these is tamed."),
        ("hestia", "horned_salamander", "It makes room for the stones that these take or count."),
        (
            "water_giant",
            "yuki_onna_exalted",
            "It makes {blue} stones worth more, and these score their value.",
        ),
        ("sylph", "imp", "It scores for every summon, and these come back to be summoned again."),
        ("lava_giant", "ifrit", "These are {fire} creatures, which it scores for."),
        ("mimic", "cerberus", "It takes from the discard pile, on which these put cards."),
        ("dragon_egg", "eternity", "It summons without paying; these cost much."),
        ("tengu", "griffon", "It lies on top of the deck then, and these draw it."),
        ("hippogriff", "rudra", "It makes these cheaper."),
        ("scorch", "hydra", "It can copy an effect of these."),
        ("genie", "freyja", "It activates these once more."),
        ("succubus", "agni", "It looks for several costs; these have one of them."),
    ],
)
def test_one_creature_helps_another(one, other, why):
    assert why in reasons(one, other)


def test_stones_paid_for_a_summon_are_no_use_to_who_scores_for_another_colour():
    assert not any("{blue}" in why for why in reasons("undine_queen", "gargoyle"))


def test_a_creature_that_costs_nothing_never_comes_back_for_who_counts_paid_stones():
    assert not any("every summon" in why for why in reasons("imp", "kappa"))


@pytest.mark.parametrize(
    ("one", "others", "why"),
    [
        ("scorch", "tengu boreas dragon_egg", "copy"),
        ("succubus", "tengu boreas dragon_egg", "costs"),
        ("boreas", "tengu", "scores for"),
        ("tidal", "dragon_egg", "scores for"),
        ("mimic", "leviathan ember marina boulder dragon_egg", "discard pile"),
        ("hestia", "basilisk", "room"),
        ("asmodeus", "imp undine", "summoned again"),
        ("balog", "imp", "summoned again"),
        ("eternity", "dragon_egg", "counts the area"),
        ("willow", "hae_tae", "{blue}"),
        ("snail_maiden", "water_giant", "{purple}"),
    ],
)
def test_who_never_stays_or_never_does_that_is_no_partner(one, others, why):
    for other in others.split():
        assert not [told for told in reasons(one, other) + reasons(other, one) if why in told]


@pytest.mark.parametrize("name", ["tengu", "boreas", "dragon_egg", "agni", "imp", "hydra"])
def test_who_stays_in_the_area_is_read_from_the_text_and_so_in_play(name):
    table = Table(hand=f"{name}, tidal", area="pegasus", stones="6 6").summon(name)
    while table.question != "action":
        table.choose(min(table.options))
    assert stays(CARDS[card_id(name)]) == (name in table.you.area)


def test_only_these_can_put_an_earth_card_on_the_discard_pile():
    found = {card.name for card in CARDS if discards(card, Creature(EARTH))}
    assert found == {"cerberus", "forest_spirit", "gust", "medusa", "young_forest_spirit"}


@pytest.mark.parametrize("name", NAMES)
def test_every_creature_has_somebody_to_work_with_and_never_itself(name):
    named = {card for _, cards in partners(name) for card in cards}
    assert named
    assert name not in named


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_named_names_back_and_both_with_a_reason(name):
    for why, cards in partners(name):
        assert why.endswith(".")
        assert all(reasons(card, name) for card in cards)


def test_every_bond_joins_somebody():
    assert [bond.helps for bond in BONDS if not any(bond.joins(a, b) for a in CARDS for b in CARDS)] == []


def test_keywords_say_what_a_creature_does():
    assert keywords("hydra") == ["points", "cards"]
    assert keywords("pegasus") == ["cards", "cheaper"]
    assert keywords("kappa") == ["points"]
    assert keywords("hestia") == ["worth"]
    assert keywords("ember") == ["points", "discards", "others"]


def test_stones_are_the_colours_that_a_creature_gives():
    assert stones("hydra") == ["blue", "purple"]
    assert stones("triton") == ["blue"]
    assert stones("stone_golem") == ["purple"]
    assert stones("kappa") == []
