"""Law: partners in the gallery get more together than one without the other, in a position played out."""

import pytest

from everglow.bond import Bond
from everglow.games.glow.box.card import ADVENTURERS, CARDS
from everglow.games.glow.codec.names import card_id
from everglow.games.glow.texts.together import BONDS
from everglow.words.message import verbatim
from tests.games.glow.partners import play_of
from tests.games.glow.texts.wording import said

PAIRS = [
    (one, other)
    for one in CARDS
    for other in CARDS
    if one is not other and not (one in ADVENTURERS and other in ADVENTURERS)
]


@pytest.mark.parametrize("bond", BONDS, ids=lambda bond: said(bond.helps))
def test_whoever_works_together_gets_more_together(bond):
    play, in_vain = play_of(bond), []
    for one, other in PAIRS:
        if bond.joins(one, other):
            together, apart = play(one, other)
            if together <= apart:
                in_vain.append(f"{one.name} and {other.name}")
    assert not in_vain, ", ".join(in_vain)


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        # Gluach forbids the earth that Thoape asks for.
        ("thoape", "gluach", "One {water} die serves these too."),
        # Six points are lost for a footprint.
        ("briki_6", "zellyf_0", "One {water} die serves these too."),
        # It leaves with 6 light, and was worth 1.
        ("lumipili_fire", "spell_fire", "These fare better without {fire} as well."),
        # Its die is dark blue.
        ("sketal_dark_blue", "ladawa", "Its red die has a second {fire} face for these."),
        # It has one firefly, its own.
        ("ladawa", "kaar", "It has fireflies to spare for these, which bring none."),
        # It does not leave.
        ("zellyf_0", "cromaug", "It goes to the graveyard with a gift, and these bring it back."),
    ],
)
def test_who_is_no_partner_gets_nothing_together(one, other, why):
    (bond,) = [bond for bond in BONDS if said(bond.helps) == why]
    pair = CARDS[card_id(one)], CARDS[card_id(other)]
    together, apart = play_of(bond)(*pair)
    assert not bond.joins(*pair)
    assert together <= apart


def test_a_new_reason_needs_a_play():
    with pytest.raises(AssertionError, match="expected one in PLAYS"):
        play_of(Bond(verbatim("It hums along."), None, lambda *pair: bool(pair)))
