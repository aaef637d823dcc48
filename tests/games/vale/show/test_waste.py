"""Waste of a step, in its preview."""

from __future__ import annotations

import pytest

from everglow.games.vale import GAME
from tests.games.vale.table import Table


def waste(table, name):
    return GAME.show.preview(table.state, 0, GAME.codec.action(name))["waste"]


def overpaid(count):
    return {"kind": "overpaid", "count": count}


def too_many(count):
    return {"kind": "tooMany", "count": count}


IDLE = {"kind": "idle", "count": 1}


@pytest.mark.parametrize(("pays", "told"), [("0,0,1", overpaid(3)), ("0,1,0", None), ("1,1,0", overpaid(1))])
def test_what_a_payment_is_worth_beyond_the_cost_is_lost(pays, told):
    assert waste(Table(hand="surtr", area="pegasus", stones="1 3 6").summon("surtr"), f"pay:{pays}") == told


def test_a_creature_that_only_too_large_stones_can_pay_wastes_some():
    assert waste(Table(hand="surtr", area="pegasus", stones="6 6"), "summon:surtr") == overpaid(3)
    assert waste(Table(hand="surtr", area="pegasus", stones="1 6"), "summon:surtr") == overpaid(3)


def test_what_is_paid_too_much_for_a_release_is_lost():
    assert waste(Table(area="imp", stones="6 6", round=7), "release:imp") == overpaid(5)


@pytest.mark.parametrize(("stones", "told"), [("1 1 1", too_many(3)), ("", None)])
def test_stones_of_a_sale_beyond_the_limit_are_put_back(stones, told):
    assert waste(Table(marked="troll", stones=stones), "sell:troll") == told


def test_stones_that_a_creature_brings_beyond_the_limit_are_put_back():
    table = Table(area="salamander", stones="1 1 1 1", phase="resolution")
    assert waste(table, "activate:salamander") == too_many(1)


@pytest.mark.parametrize(("stones", "told"), [("1 1 1 1", too_many(2)), ("1 1", None)])
def test_a_creature_that_is_not_paid_yet_tells_what_its_stones_would_waste(stones, told):
    assert waste(Table(hand="imp", area="pegasus", stones=stones), "summon:imp") == told


@pytest.mark.parametrize(
    ("card", "table", "told"),
    [
        ("yuki_onna", {"stones": ""}, IDLE),
        ("yuki_onna", {"stones": "3"}, None),
        ("stone_golem", {"stones": "6"}, IDLE),
        ("stone_golem", {"stones": "6 1"}, None),
        ("rock_golem", {"stones": "6 6 6"}, None),
        ("genie", {"stones": "1 3", "area": "hydra"}, IDLE),
        ("firefox", {"stones": "1", "hand": "firefox, imp"}, None),
        ("hydra", {"stones": "1 3"}, None),
        ("kappa", {"stones": "1"}, None),
    ],
)
def test_an_instant_effect_that_does_nothing_is_wasted(card, table, told):
    assert waste(Table(**{"hand": card, "area": "nessie", "round": 9} | table), f"summon:{card}") == told


def test_a_way_to_pay_that_saves_the_effect_is_left_open():
    table = Table(hand="yuki_onna_exalted", stones="1 1 1 3")
    assert waste(table, "summon:yuki_onna_exalted") is None
    table.summon("yuki_onna_exalted")
    assert waste(table, "pay:0,1,0") == IDLE
    assert waste(table, "pay:3,0,0") is None
