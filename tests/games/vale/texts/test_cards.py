"""The texts of the cards, icons and phrases."""

import re

import pytest

from everglow.english import listed
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.texts.cards import CARD_TEXTS
from everglow.games.vale.texts.phrases import stones
from tests.games.vale.texts.wording import TEXTS, in_words, is_clean, slots


def sayings(card):
    text = CARD_TEXTS[card.name]
    return [*text.full.values(), *[line for lines in text.short.values() for line in lines]]


# The cards


def test_every_card_has_its_text_and_nothing_else_has():
    assert list(CARD_TEXTS) == [card.name for card in CARDS]


def test_every_card_has_a_name_of_its_own():
    assert len({text.name for text in CARD_TEXTS.values()}) == 70
    assert CARD_TEXTS["yuki_onna_exalted"].name == "Yuki Onna Exalted"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_has_a_full_and_a_short_text_for_exactly_the_slots_it_has(card):
    assert list(CARD_TEXTS[card.name].full) == slots(card)
    assert list(CARD_TEXTS[card.name].short) == slots(card)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_texts_of_a_card_have_known_markers_only(card):
    assert all(saying and is_clean(saying) for saying in sayings(card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_full_texts_are_sentences_and_short_lines_fit_on_a_card(card):
    text = CARD_TEXTS[card.name]
    assert all(re.match(r"[A-Z].*\.$", saying) for saying in text.full.values())
    lines = [in_words(line) for lines in text.short.values() for line in lines]
    assert all(len(line) <= 34 and line == line.strip() for line in lines)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_noun_of_stones_agrees_with_its_number(card):
    for saying in CARD_TEXTS[card.name].full.values():
        assert not re.search(r"\b1 \w+ stones|\b[2-9] \w+ stone\b", in_words(saying))


def test_hydra_is_written_so():
    hydra = CARD_TEXTS["hydra"]
    assert in_words(hydra.full["instant"]) == (
        "Choose 2 of these 4, then do both in this order: "
        "take 1 purple stone; draw a card; take 2 blue stones; score 4."
    )
    assert hydra.short["instant"][0] == "Choose 2: take 1 {purple} /"


def test_an_icon_is_a_word_or_one_symbol():
    for icon in TEXTS.icons.values():
        assert icon.word.replace("-", "").isalpha()
        assert len(icon.symbol) == 1
    words = {name.rstrip("s") for name in TEXTS.icons}  # one point looks as many do
    assert len({icon.symbol for icon in TEXTS.icons.values()}) == len(words)


# Phrases


def test_things_are_listed_with_commas_and_an_and():
    assert listed([]) == ""
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Bo", "Cleo"]) == "Ana, Bo and Cleo"


def test_stones_are_counted_by_colour():
    assert in_words(stones({"red": 0, "blue": 0, "purple": 0})) == "no stones"
    assert in_words(stones({"red": 2, "purple": 1})) == "2 red and 1 purple stone"
    assert in_words(stones({"blue": 2})) == "2 blue stones"
