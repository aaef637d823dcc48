"""Every card does what is printed on it."""

import pytest

from everglow.games.glow.box.card import ADVENTURERS, COMPANIONS, SPELLS
from tests.games.glow.table import Table

# The card, dice that meet its condition, how much light, footprints, fireflies and rerolls it gives.
GIVES = [
    ("likyar", "nature nature fire fire", 2, 0, 0, 2),
    ("thoape", "water earth", 2, 0, 1, 0),
    ("torke_triple", "air air air fire fire fire", 8, 0, 0, 0),
    ("tamnuca_light", "earth earth", 2, 0, 0, 0),
    ("ladawa", "fire fire fire", 4, 0, 0, 0),
    ("mindaroo_no_nature_water", "air fire", 4, 0, 0, 0),
    ("mindaroo_no_air_fire", "water nature", 6, 0, 0, 0),
    ("donillilu", "air", 2, 0, 0, 1),
    ("oshra_no_nature", "air", 3, 0, 0, 0),
    ("hymoros", "water water", 0, 2, 0, 0),
    ("dvol_minus_5", "air", 1, 1, 0, 0),
    ("okans", "nature", 1, 0, 0, 1),
    ("zzibelu", "air earth earth", 5, 0, 0, 0),
    ("torke_pair", "air air light_3 light_3", 10, 0, 0, 0),  # 6 of them from the faces
    ("torkos", "air air air", 6, 0, 0, 0),
    ("wapoki", "nature water", 2, 0, 1, 0),
    ("tamnuca_footprint", "earth", 0, 1, 0, 0),
    ("zellyf_5", "water water water water", -4, 0, 0, 0),
    ("zellyf_0", "water", 3, 0, 0, 0),
    ("biraii_light", "fire", 1, 0, 1, 0),
    ("biraii_footprint", "fire fire", 0, 2, 2, 0),
    ("dvol_4", "air air air", 3, 0, 0, 0),
    ("dvol_3", "air", 1, 0, 0, 0),
    ("okanios", "nature nature nature", 5, 0, 0, 0),
    ("gluach", "water water", 6, 0, 0, 0),
    ("drel_no_fire", "air", 2, 0, 0, 0),
    ("oshra_no_earth", "air", 3, 0, 0, 0),
    ("drel_no_air", "fire", 4, 0, 0, 0),
]

# These die as they act.
DIES = [
    ("xargok", "fire fire fire fire", 0, 0),
    ("briki_6", "water water water water", 0, 1),
    ("briki_5", "air fire air fire", 0, 2),
    ("sketal_orange", "water water water", -4, 0),
    ("sketal_light_blue", "nature nature nature", -4, 0),
    ("sketal_green", "earth earth", 2, 0),
    ("sketal_dark_blue", "fire fire fire", -5, 0),
    ("sketal_red", "air air air", -4, 0),
    ("lumipili_nature", "nature nature", 0, 2),
    ("snarexe", "air air air air", 10, 0),
    ("brikix", "earth earth earth", 0, 0),
    ("cromaug", "air", 0, 0),
    ("kapaoro", "air air air air air air", 0, 0),
    ("kapao_5", "air air", 0, 0),
    ("sketal_any", "nature nature", 0, 2),
    ("lumipili_fire", "fire fire", 6, 0),
    ("kapao_4", "water water", 0, 2),
]

ADVENTURES = [
    ("braccio", "nature nature nature nature", 6, 2, 0, 0),
    ("taetyss", "air water water", 3, 0, 0, 1),
    ("eoles", "air earth", 2, 0, 1, 0),
    ("moloch", "earth earth", 0, 2, 0, 0),
    ("noctiluca", "footprints_2 footprints_2 footprints_2", 5, 6, 0, 0),
    ("orium", "air air fire fire", 2, 0, 0, 0),
]

LOSES = [
    ("spell_nature", "nature nature nature nature", -5, 0),
    ("spell_water", "water water", -5, 0),
    ("spell_fire", "fire fire", -6, 0),
    ("spell_earth", "earth earth", 0, -3),
    ("spell_triple", "air air air", -7, 0),
]


@pytest.mark.parametrize(("card", "dice", "light", "footprints", "fireflies", "rerolls"), GIVES)
def test_a_companion_gives_what_it_promises(card, dice, light, footprints, fireflies, rerolls):
    you = Table(dice, card).resolve(card).you
    assert (you.light - 10, you.footprints, you.fireflies, you.rerolls) == (
        light,
        footprints,
        fireflies,
        rerolls,
    )
    assert you.companions == [card]


@pytest.mark.parametrize(("card", "dice", "light", "footprints"), DIES)
def test_a_companion_with_a_skull_dies_once_and_gives_the_rest(card, dice, light, footprints):
    table = Table(dice, card).resolve(card)
    assert (table.you.light - 10, table.you.footprints) == (light, footprints)
    assert table.you.companions == []
    assert table.graveyard == {card}


@pytest.mark.parametrize(("card", "dice", "light", "footprints", "fireflies", "rerolls"), ADVENTURES)
def test_an_adventurer_gives_what_it_promises(card, dice, light, footprints, fireflies, rerolls):
    you = Table(dice, adventurer=card).resolve(card).you
    assert (you.light - 10, you.footprints, you.fireflies, you.rerolls) == (
        light,
        footprints,
        fireflies,
        rerolls,
    )


@pytest.mark.parametrize(("card", "dice", "light", "footprints"), LOSES)
def test_a_spell_takes_what_it_threatens(card, dice, light, footprints):
    table = Table(dice, spells=card, light=20, footprints=5).resolve("spell_1")
    assert (table.you.light - 20, table.you.footprints - 5) == (light, footprints)
    assert table.box == [card]


@pytest.mark.parametrize(
    ("card", "dice"),
    [(row[0], row[1]) for row in GIVES + DIES if "no_" not in row[0] and row[0] != "donillilu"],
)
def test_a_companion_does_nothing_without_its_dice(card, dice):
    assert Table("light_3", card).question() == "go"


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("mindaroo_no_nature_water", "air water"),
        ("mindaroo_no_air_fire", "fire"),
        ("donillilu", "water"),
        ("oshra_no_nature", "nature"),
        ("gluach", "water earth"),
        ("drel_no_fire", "fire"),
        ("oshra_no_earth", "earth"),
        ("drel_no_air", "air"),
    ],
)
def test_a_forbidden_symbol_stops_a_companion(card, dice):
    assert Table(dice, card).question() == "go"


def test_pocana_and_kaar_are_never_resolved():
    table = Table("air air fire fire water water earth earth", "kaar", adventurer="pocana")
    assert table.question() == "go"


def test_the_air_spell_buries_the_rightmost_companion():
    table = Table("air air", "okans, kapao_4", spells="spell_air_skull").resolve("spell_1")
    assert table.you.companions == ["okans"]
    assert table.graveyard == {"kapao_4"}


def test_xargok_gives_every_other_player_a_spell():
    table = Table("fire fire", "xargok", players=3, pile="spell_fire, spell_earth, spell_water")
    table.resolve("xargok")
    assert (table.you.spells, table.them.spells, table.third.spells) == (
        [],
        ["spell_fire~"],
        ["spell_earth~"],
    )


def test_every_card_is_tried():
    tried = [row[0] for rows in (GIVES, DIES, ADVENTURES, LOSES) for row in rows]
    tried += ["kaar", "pocana", "spell_air_skull"]
    printed = [card.name for cards in (COMPANIONS, ADVENTURERS, SPELLS) for card in cards]
    assert sorted(tried) == sorted(printed)
