"""Cards that work together: read from their conditions and effects, with a reason for every pair."""

from functools import cache

import pytest

from everglow.games.glow.box.card import ADVENTURERS, CARDS
from everglow.games.glow.texts.together import BONDS, works_with
from tests.games.glow.texts.wording import said

NAMES = [card.name for card in CARDS]


@cache
def partners(name):
    return works_with(name)


def reasons(one, other):
    """Reasons why the first one names the second."""
    return [said(why) for why, cards in partners(one) if other in cards]


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("ladawa", "biraii_light", "One {fire} die serves these too."),
        ("sketal_red", "ladawa", "Its red die has a second {fire} face for these."),
        ("ladawa", "pocana", "It asks for {fire}; these bring the die that has it twice."),
        ("brikix", "oshra_no_earth", "These fare better without {earth} as well."),
        ("orium", "torkos", "These like equal dice as well."),
        ("lumipili_fire", "snarexe", "It gives rerolls, which help with the conditions of these."),
        ("sketal_any", "okanios", "It brings a die of your choice for what these ask for."),
        ("likyar", "kaar", "It has fireflies to spare for these, which bring none."),
        ("cromaug", "snarexe", "It takes these back out of the graveyard, where they go with a gift."),
        ("xargok", "spell_air_skull", "It hands out these tiles."),
    ],
)
def test_one_card_helps_another(one, other, why):
    assert why in reasons(one, other)


def test_who_loses_points_by_dying_is_not_glad_of_the_dice_it_asks_for():
    assert not any("serves" in why for why in reasons("briki_6", "zellyf_0"))


def test_who_leaves_with_more_than_it_is_worth_is_glad_of_the_dice_it_asks_for():
    assert "One {fire} die serves these too." in reasons("lumipili_fire", "ladawa")
    assert not any("without" in why for why in reasons("lumipili_fire", "spell_fire"))


def test_who_forbids_an_element_shares_no_dice_with_who_asks_for_it():
    assert not any("serves" in why for why in reasons("thoape", "gluach"))


@pytest.mark.parametrize("adventurer", [card.name for card in ADVENTURERS])
def test_adventurers_are_no_partners_of_each_other_for_nobody_has_two(adventurer):
    named = {card for _, cards in partners(adventurer) for card in cards}
    assert not named & {card.name for card in ADVENTURERS}


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_somebody_to_work_with_and_never_itself(name):
    named = {card for _, cards in partners(name) for card in cards}
    assert named
    assert name not in named


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_named_names_back_and_both_with_a_reason(name):
    for why, cards in partners(name):
        assert said(why).endswith(".")
        assert all(reasons(card, name) for card in cards)


def test_every_bond_joins_somebody():
    assert [bond.helps for bond in BONDS if not any(bond.joins(a, b) for a in CARDS for b in CARDS)] == []
