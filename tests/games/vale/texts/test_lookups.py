"""Texts that people can look up: cards, open piles and hints."""

import re

import pytest

from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.texts import reference
from tests.games.vale.table import Table
from tests.games.vale.texts.wording import CARD_TEXTS, TEXTS, is_clean, said, slots, spoken

# What is looked up


def described(name):
    return [spoken(line) for line in TEXTS.describe(name, "en")]


def test_a_card_is_described_in_full():
    assert described("imp") == [
        "Imp (fire, cost 0)",
        "  instant: Take 2 red stones.",
        "  each-round: Return this creature to your hand.",
    ]


def test_a_card_is_found_by_the_beginning_of_its_printed_or_short_name():
    assert described("HORNED s") == described("horned_s") == described(" horned salamander ")
    assert [line for line in described("yuki") if line[0] != " "] == [
        "Yuki Onna (water, cost 0)",
        "Yuki Onna Exalted (water, cost 3)",
    ]


def test_a_whole_name_means_that_card_only():
    assert described("Yuki Onna") == described("yuki_onna") != described("yuki")


def test_what_is_no_card_is_not_described():
    assert described("hidra") == described("") == []


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_card_can_be_described_with_all_its_slots(card):
    head, *rest = [said(line) for line in TEXTS.describe(card.name, "en")]
    assert head.startswith(CARD_TEXTS[card.name]["name"])
    assert [re.match(r"  \{(\w+)\}: ", line)[1] for line in rest] == slots(card)
    assert all(is_clean(line) for line in [head, *rest])


def looked_up(table, seat=0):
    return [spoken(line, seat) for line in TEXTS.more(GAME.show.view(table.state, seat))]


def test_more_shows_what_creatures_do_and_the_discard_pile_by_family():
    table = Table(area="hestia", their_area="imp, salamander", discard="troll, agni, goblin")
    own = ["  Hestia (fire 0): lasting: Hold up to 6 stones"]
    theirs = [
        "  Imp (fire 0): instant: Take 2 red; each-round: Return this to your hand",
        "  Salamander (fire 1): each-round: Take 1 red, +1 point",
    ]
    pile = ["Discard pile:", "  fire: Agni", "  earth: Goblin, Troll"]
    assert looked_up(table) == ["Your area:", *own, "Area of Bo:", *theirs, *pile]
    assert looked_up(table, 1) == ["Your area:", *theirs, "Area of Ana:", *own, *pile]
    assert looked_up(table, None) == ["Area of Ana:", *own, "Area of Bo:", *theirs, *pile]


def test_more_says_what_is_empty():
    assert looked_up(Table()) == ["Your area: empty", "Area of Bo: empty", "Discard pile: empty"]


def test_the_hints_say_what_stones_are_worth_and_how_to_get_them():
    hints = [spoken(line) for line in TEXTS.hints]
    assert 4 <= len(hints) <= 6
    assert all(is_clean(said(line)) for line in TEXTS.hints)
    assert any("A red stone is worth 1, a blue stone 3, a purple stone 6" in line for line in hints)
    sales = "fire: 3 red; water: 1 blue; earth: 4 red; wind: 1 red and 1 blue; dragon: 1 purple"
    assert any(sales in line for line in hints)


def test_the_hint_on_the_end_is_the_rule():
    hints = [said(hint) for hint in reference.HINTS]
    assert any("at whose end somebody has 60 {points} or more" in hint for hint in hints)
    assert not any("reach" in hint for hint in hints)
