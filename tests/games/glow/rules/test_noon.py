"""Noon: resolving cards."""

import pytest

from everglow.agenda import IllegalAction
from tests.games.glow.table import Table


def test_conditions_are_asked_until_none_is_met():
    table = Table("fire fire", "ladawa, okans")
    assert table.options() == {"resolve:ladawa"}
    table.resolve("ladawa")
    assert table.question() == "go"


def test_without_a_met_condition_noon_passes_by():
    assert Table("air", "okans").question() == "go"


def test_everybody_resolves_at_the_same_time():
    table = Table("nature", "okans", their_dice="fire fire", their_companions="ladawa")
    assert table.deciders == {"you", "them"}
    table.say("resolve:ladawa", who="them").resolve("okans")
    assert (table.you.light, table.them.light) == (11, 14)


def test_nobody_travels_before_everybody_has_resolved():
    table = Table("nature", "okans", their_dice="fire fire", their_companions="ladawa").resolve("okans")
    assert table.deciders == {"them"}


def test_footprints_of_noon_serve_in_the_afternoon():
    table = Table("air", "dvol_minus_5").resolve("dvol_minus_5")
    assert "go:spot_01" in table.options()


def test_a_card_that_is_not_met_cannot_be_resolved():
    with pytest.raises(IllegalAction):
        Table("fire fire", "ladawa, okans").resolve("okans")


def test_two_like_spells_are_resolved_one_after_the_other():
    table = Table("air air air", spells="spell_triple, spell_triple", light=20)
    table.resolve("spell_2", "spell_1")
    assert table.you.light == 6
    assert table.box == ["spell_triple", "spell_triple"]


def test_an_activation_is_told_with_how_often():
    table = Table("nature nature nature", "okans").resolve("okans")
    assert table.events("resolved", card="okans")[0]["times"] == 3
    assert table.events("gained", cause="okans", light=3)
