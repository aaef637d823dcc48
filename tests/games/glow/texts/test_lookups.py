"""Texts that people can look up: cards, open piles and hints."""

import pytest

from everglow.games.glow import GAME
from tests.games.glow.table import Table
from tests.games.glow.texts.wording import (
    TEXTS,
    all_in_words,
    every_card,
    in_words,
    is_clean,
    name_of,
    said,
    slots,
)

# What can be looked up


def looked_up(name):
    return all_in_words(TEXTS.describe(name, "en"))


def test_a_card_is_described_in_full():
    assert (
        looked_up("Red Sketal")
        == looked_up("sketal_red")
        == looked_up(" RED ")
        == [
            "Red Sketal, a companion of deck A:",
            "  With 3 air dice: this companion goes to the graveyard, then lose 4 light.",
            "  Brings the large red die, if it is in the reserve. The die goes back when this "
            "companion leaves.",
            "  At the end of the game, gain 1 light.",
        ]
    )
    assert looked_up("poc")[0] == "Pocana, an adventurer:"
    assert looked_up("water s")[0] == "Water Spell, a spell tile:"


def test_the_beginning_of_a_name_describes_all_who_are_called_so():
    heads = [text.partition(",")[0] for text in looked_up("briki") if not text.startswith(" ")]
    assert heads == ["Briki 6", "Briki 5", "Brikix"]
    assert looked_up("brikix")[0] == "Brikix, a companion of deck B:"
    assert len([text for text in looked_up("torke") if not text.startswith(" ")]) == 2


@pytest.mark.parametrize("name", ["", " ", "hydra", "kaarr"])
def test_who_is_unknown_is_not_described(name):
    assert TEXTS.describe(name, "en") == []


@every_card
def test_every_card_can_be_looked_up_by_its_name_and_its_id(card):
    described = TEXTS.describe(card.name, "en")
    assert described == TEXTS.describe(name_of(card.name), "en")
    assert len(described) == 1 + len(slots(card))
    assert all(is_clean(said(text)) for text in described)


def more(table, seat=0):
    return all_in_words(TEXTS.more(GAME.show.view(table.state, seat)))


def test_more_is_told_of_the_graveyard_of_others_and_of_villages():
    table = Table(
        "fire fire nature",
        "okans",
        spells="spell_fire",
        their_companions="ladawa",
        their_spells="spell_water, spell_earth~",
        graveyard="kaar, snarexe",
    ).resolve("okans", "spell_1")
    told = more(table)
    assert told[:-2] == [
        "The graveyard:",
        "  Snarexe: 4 alike: skull, +10 light; 1 firefly",
        "  Kaar: brings the black die, protects you from it; +4 light at the end",
        "The cards of Bo:",
        "  Ladawa: 2 fire: +4 light; 1 firefly",
        "  Water Spell: 2 water: lose 5 light",
        "Spell tiles in the box:",
        "  Fire Spell: 2 fire: lose 6 light",
    ]
    assert told[-2].startswith("From the start field you could go to fire spot 1 (")
    assert told[-1].startswith("Nearest villages: ")


def test_more_counts_the_spells_that_were_broken_face_down():
    table = Table("fire", "snarexe", spells="spell_fire~", phase="afternoon")
    table.state.break_spell(0, 0)
    assert "Face-down spell tiles in the box: 1" in more(table)


def test_more_is_told_of_the_islands_in_every_phase():
    boats = "island_00 island_00 island_00 island_00"
    table = Table(phase="morning", boats=boats, track="fire:okans air:kaar")
    assert more(table)[:2] == ["The graveyard is empty.", "Your boats could sail:"]
    assert more(table)[-1] == (
        "Islands worth light at the end: north-west 8, far south-east 5, south 4, far north 3, south-west 2 "
        "and far south-west 2."
    )
    assert more(table, None) == ["The graveyard is empty.", "The cards of Ana:", *more(table, None)[2:]]


def test_hints_are_a_few_clean_sentences():
    hints = [said(hint) for hint in TEXTS.hints]
    assert 5 <= len(hints) <= 7
    assert all(is_clean(hint) and hint.endswith(".") for hint in hints)
    assert any("2 footprints" in in_words(hint) for hint in TEXTS.hints)
