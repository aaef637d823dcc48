"""Data that a game hands to the client: an entry for every card, in words and numbers that JSON knows."""

import json
from importlib import import_module

import pytest

from everglow.games.glow.box import dice
from everglow.games.glow.box.components import COLOUR_NAMES, SYMBOL_NAMES

CLIENTS = {name: import_module(f"everglow.games.{name}.texts.client") for name in ("glow", "vale")}
every_game = pytest.mark.parametrize("name", CLIENTS)


@every_game
def test_every_card_has_a_name_partners_and_rules(name):
    client = CLIENTS[name]
    assert len(set(client.NAMES.values())) > 50
    for card in client.NAMES:
        partners = client.partners(card)
        reasons = [json.dumps(why) for why, _ in partners]
        assert len(reasons) == len(set(reasons))
        assert all(partner in client.NAMES for _, cards in partners for partner in cards)
        assert all(isinstance(ruling, str) for ruling in client.rules(card))


@every_game
def test_all_of_it_can_be_written_as_json(name):
    client = CLIENTS[name]
    details = {card: client.details(card) for card in client.NAMES}
    for told in (client.table(), client.figures(), details):
        assert json.loads(json.dumps(told)).keys() == told.keys()


def test_the_pages_of_the_vale_know_what_every_creature_is_and_what_it_sells_for():
    table = CLIENTS["vale"].table()
    hydra = table["cards"]["hydra"]
    assert (hydra["family"], hydra["cost"], hydra["effects"]) == ("water", 4, ["instant"])
    assert table["sale"] == {
        "fire": ["red"] * 3,
        "water": ["blue"],
        "earth": ["red"] * 4,
        "wind": ["red", "blue"],
        "dragon": ["purple"],
    }


def test_the_figure_of_stones_counts_what_creatures_change_together():
    worths = {tuple(one["cards"]): one["values"] for one in CLIENTS["vale"].figures()["worths"]}
    assert all(values != {"red": 1, "blue": 3, "purple": 6} for values in worths.values())
    assert {len(cards) for cards in worths} == {1, 2}


def test_the_pages_of_glow_know_what_is_printed_on_cards_and_boards():
    table = CLIENTS["glow"].table()
    assert table["companions"]["ladawa"]["when"] == {"all": ["fire", "fire"]}
    assert table["companions"]["ladawa"]["gives"] == [{"what": "light", "count": 4}]
    assert table["companions"]["sketal_any"]["die"] == "any"
    assert table["boxed"]["black"] == {"owner": None, "own": 0, "reserve": 0, "small": 1}
    assert len(table["realm"]["spots"]) == 61
    assert len(table["sea"]["connections"]) == 14


def test_the_figure_of_cards_counts_them_as_the_engine_does():
    assert CLIENTS["glow"].figures()["acting"]["times"]["likyar"] >= 1


def test_the_six_faces_of_a_die_are_those_it_can_roll():
    """The client draws and offers these; each die has every element, and a side of its own."""
    faces = CLIENTS["glow"].table()["faces"]
    assert list(faces) == COLOUR_NAMES
    for number, colour in enumerate(COLOUR_NAMES):
        rolled = [SYMBOL_NAMES[dice.side(number, side)] for side in range(dice.SIDES)]
        assert sorted(faces[colour]) == sorted(rolled)
        assert faces[colour][-1] == SYMBOL_NAMES[number]
