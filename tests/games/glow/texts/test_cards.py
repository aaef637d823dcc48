"""The texts of the cards, icons and phrases."""

import re

import pytest

from everglow.games.glow.box.card import CARDS, Spell
from everglow.games.glow.box.realm import SPOTS
from everglow.games.glow.box.sea import ISLANDS
from everglow.games.glow.texts.cards import short_text
from everglow.games.glow.texts.phrases import amount, lying, showing, the_die, tokens
from everglow.words.wording import Wording, things
from tests.games.glow.texts.wording import (
    TEXTS,
    all_in_words,
    every_card,
    in_words,
    is_clean,
    name_of,
    plain,
    slots,
    text_of,
)

CARD_TEXTS = things("en")["glow_card"]
PLACES = things("en")["glow_place"]
SEVERAL = {"footprint": "footprints", "firefly": "fireflies", "reroll": "rerolls"}


def the_place(place):
    return Wording().thing("glow_place", place, "the")


def full_texts(card):
    return [text_of(card.name, slot) for slot in slots(card)]


def short_lines(card):
    return [line for slot in slots(card) for line in text_of(card.name, f"{slot}_short").split("\n")]


# The cards


def test_every_card_has_its_text_and_nothing_else_has():
    assert list(CARD_TEXTS) == [card.name for card in CARDS]


def test_every_card_has_a_name_of_its_own():
    assert len({text["name"] for text in CARD_TEXTS.values()}) == 46 + 7 + 6
    assert name_of("sketal_green") == "Green Sketal"
    assert name_of("moloch") == "Moloc'h"


@every_card
def test_a_card_has_a_full_and_a_short_text_for_exactly_the_slots_it_has(card):
    texts = [text for slot in slots(card) for text in (slot, f"{slot}_short")]
    assert list(CARD_TEXTS[card.name]) == ["name", *texts]


@every_card
def test_the_texts_of_a_card_have_known_markers_only(card):
    assert all(saying and is_clean(saying) for saying in [*full_texts(card), *short_lines(card)])


@every_card
def test_full_texts_are_sentences_and_short_lines_fit_on_a_card(card):
    assert all(re.match(r"[A-Z].*\.$", saying) for saying in full_texts(card))
    assert all(len(line) <= 34 and line == line.strip() for line in short_lines(card))


@every_card
def test_nouns_agree_with_their_numbers(card):
    for saying in full_texts(card):
        words = plain(saying)
        assert not re.search(
            r"\b1 (\w+ )?(tokens|dice|fireflies)|\b[2-9] (\w+ )?(token|die|firefly)\b", words
        )
        assert not re.search(r"\ba (air|earth)|\ban (?!air|earth)", words)


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("likyar", "For every pair of nature and fire dice: take 1 reroll token, then gain 1 light."),
        ("hymoros", "For every water die: take 1 footprint."),
        ("zellyf_5", "For every 2 water dice: lose 2 light."),
        ("torkos", "For every 3 dice that show the same symbol: gain 6 light."),
        ("mindaroo_no_air_fire", "Once a day, if no die shows air or fire: gain 6 light."),
        ("gluach", "Once a day, if a die shows water and no die shows earth: gain 6 light."),
        ("sketal_red", "With 3 air dice: this companion goes to the graveyard, then lose 4 light."),
        (
            "briki_5",
            "With a pair of air and fire dice: this companion goes to the graveyard, then take 2 footprints.",
        ),
        ("spell_earth", "With 2 earth dice: lose 3 footprints, then put this tile into the box."),
    ],
)
def test_effects_are_written_so(card, effect):
    assert plain(text_of(card, "effect")) == effect


def test_cromaug_takes_another_companion():
    assert plain(text_of("cromaug", "effect")) == (
        "With an air die: this companion goes to the graveyard, then take another companion of your choice "
        "from the graveyard."
    )
    assert text_of("cromaug", "effect_short") == "{air}:\n{skull}, take another companion\nfrom the graveyard"
    assert text_of("cromaug", "points") == "At the end of the game, lose 1 {light}."


def test_a_sketal_says_what_becomes_of_its_die():
    assert text_of("sketal_light_blue", "ability") == (
        "Brings the large light blue die, if it is in the reserve. The die goes back when this companion "
        "leaves."
    )
    assert text_of("sketal_any", "ability_short") == "brings any large die"


def test_abilities_are_written_so():
    assert text_of("gluach", "ability") == "Carries 2 {fireflies} for the final scoring."
    assert text_of("snarexe", "ability") == "Carries 1 {firefly} for the final scoring."
    assert text_of("lumipili_fire", "ability_short") == "1 {reroll} every day"
    assert text_of("pocana", "ability") == "Brings 3 large red dice."


def test_all_of_a_card_fits_into_one_line():
    assert "; ".join(all_in_words(short_text("wapoki"))) == (
        "nature and water: +1 firefly, +2 light; 1 firefly; +2 light at the end"
    )


def test_only_spell_tiles_go_to_the_box():
    for card in CARDS:
        effect = CARD_TEXTS[card.name].get("effect", "")
        assert ("box" in effect) == isinstance(card, Spell)


# Icons and phrases


def test_an_icon_is_some_words_or_one_symbol():
    for marker, icon in TEXTS.icons.items():
        assert re.fullmatch(r"([-+]?\d )?[a-z]+", Wording().thing("glow_icon", marker))
        assert len(icon.symbol) == 1


def test_only_one_and_several_of_a_thing_share_a_symbol():
    shared = {icon.symbol: marker for marker, icon in TEXTS.icons.items()}
    hidden = [marker for marker, icon in TEXTS.icons.items() if shared[icon.symbol] != marker]
    assert {marker: shared[TEXTS.icons[marker].symbol] for marker in hidden} == SEVERAL


def test_every_symbol_and_every_token_has_an_icon():
    symbols = {"nature", "water", "air", "fire", "earth", "footprints_2", "light_3", "minus_light_2"}
    assert set(TEXTS.icons) == symbols | {"light", "skull", *SEVERAL, *SEVERAL.values()}


def test_light_and_tokens_are_counted():
    assert in_words(amount(0, "light")) == "no light"
    assert in_words(amount(1, "reroll")) == "1 reroll token"
    assert in_words(amount(2, "firefly")) == "2 fireflies"
    assert tokens({"footprint": 0, "firefly": 0}) == []
    assert all_in_words(tokens({"footprint": 1, "reroll": 2})) == ["1 footprint", "2 reroll tokens"]


def test_special_faces_bring_a_number_of_their_own():
    assert in_words(showing(2, "fire")) == "2 fire"
    assert in_words(showing(1, "footprints_2")) == "2 footprints"
    assert in_words(showing(2, "light_3")) == "+3 light on 2 dice"


def test_what_lies_at_a_space_is_counted_by_colour():
    assert lying([], 0) == []
    assert all_in_words(lying(["green", "green", "dark_blue"], 0)) == ["2 green dice", "1 dark blue die"]
    assert all_in_words(lying(["purple", "purple"], 1)) == ["2 purple dice", "1 footprint"]


def test_a_die_is_called_by_whose_it_is():
    assert in_words(the_die({"colour": "green", "of": None})) == "the small green die"
    assert in_words(the_die({"colour": "black", "of": None})) == "the black die"
    assert in_words(the_die({"colour": "dark_blue", "of": "taetyss"})) == "the large dark blue die"
    assert in_words(the_die({"colour": "red", "of": "sketal_red"})) == "Red Sketal's die"
    assert in_words(the_die({"colour": "red", "of": "sketal_any"})) == "Multicoloured Sketal's red die"


def test_every_place_has_a_name_of_its_own():
    assert list(PLACES) == [place.name for place in [*SPOTS, *ISLANDS]]
    assert len({place["name"] for place in PLACES.values()}) == 61 + 12
    assert the_place("start") == "the start field"
    assert the_place("spot_07") == "{nature} spot 1"
    assert the_place("village_20") == "the village worth 20 {light}"
    assert the_place("island_00") == "the centre island"
    assert the_place("island_04") == "the far south-east island"
