"""The texts of the cards, icons and phrases."""

import re

import pytest

from everglow.games.vale.box.card import CARDS
from everglow.games.vale.texts.phrases import stones
from everglow.games.vale.words.generated import messages as m
from tests.games.vale.texts.wording import CARD_TEXTS, ICONS, SLOTS, TEXTS, in_words, is_clean, slots, spoken


def full(card):
    """The sentences of a card by slot."""
    return {slot: text for slot, text in CARD_TEXTS[card.name].items() if slot in SLOTS}


def short(card):
    """The lines on the face of a card by slot."""
    texts = CARD_TEXTS[card.name].items()
    return {name.removesuffix("_short"): text.split("\n") for name, text in texts if name.endswith("_short")}


def sayings(card):
    return [*full(card).values(), *[line for lines in short(card).values() for line in lines]]


# The cards


def test_every_card_has_its_text_and_nothing_else_has():
    assert list(CARD_TEXTS) == [card.name for card in CARDS]


def test_every_card_has_a_name_of_its_own():
    assert len({texts["name"] for texts in CARD_TEXTS.values()}) == 70
    assert CARD_TEXTS["yuki_onna_exalted"]["name"] == "Yuki Onna Exalted"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_has_a_full_and_a_short_text_for_exactly_the_slots_it_has(card):
    assert list(full(card)) == slots(card)
    assert list(short(card)) == slots(card)
    assert len(CARD_TEXTS[card.name]) == 1 + 2 * len(slots(card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_texts_of_a_card_have_known_markers_only(card):
    assert all(saying and is_clean(saying) for saying in sayings(card))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_full_texts_are_sentences_and_short_lines_fit_on_a_card(card):
    assert all(re.match(r"[A-Z].*\.$", saying) for saying in full(card).values())
    lines = [in_words(line) for lines in short(card).values() for line in lines]
    assert all(len(line) <= 34 and line == line.strip() for line in lines)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_noun_of_stones_agrees_with_its_number(card):
    for saying in full(card).values():
        assert not re.search(r"\b1 \w+ stones|\b[2-9] \w+ stone\b", in_words(saying))


def test_hydra_is_written_so():
    hydra = CARD_TEXTS["hydra"]
    assert in_words(hydra["instant"]) == (
        "Choose 2 of these 4, then do both in this order: "
        "take 1 purple stone; draw a card; take 2 blue stones; score 4 points."
    )
    assert hydra["instant_short"].split("\n")[0] == "Choose 2: take 1 {purple} /"


def test_an_icon_is_a_word_or_one_symbol():
    assert list(ICONS) == list(TEXTS.icons)
    assert all(icon["name"].replace("-", "").isalpha() for icon in ICONS.values())
    assert all(len(icon.symbol) == 1 for icon in TEXTS.icons.values())
    words = {name.rstrip("s") for name in TEXTS.icons}  # one point looks as many do
    assert len({icon.symbol for icon in TEXTS.icons.values()}) == len(words)


# Phrases


def test_stones_are_counted_by_colour():
    assert stones({"red": 0, "blue": 0, "purple": 0}) == []
    assert [spoken(one) for one in stones({"red": 2, "purple": 1})] == ["2 red stones", "1 purple stone"]


def test_the_options_of_a_card_are_said_in_its_full_text():
    for card, count in (("hydra", 4), ("snail_maiden", 2), ("basilisk", 3)):
        options = [spoken(m.choose_option(card=card, option=f"{card}_{n + 1}")) for n in range(count)]
        text = in_words("".join([CARD_TEXTS[card].get(slot, "") for slot in SLOTS]))
        assert all(option.partition(": ")[2] in text for option in options)
