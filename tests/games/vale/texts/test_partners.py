"""Law: partners in the gallery get more together than both of them alone, in a position played out."""

import pytest

from everglow.bond import Bond
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.codec.names import card_id
from everglow.games.vale.texts.together import BONDS
from everglow.words.message import verbatim
from tests.games.vale.pair import gain
from tests.games.vale.partners import PLAYS, play_of
from tests.games.vale.texts.wording import said


@pytest.mark.parametrize("bond", BONDS, ids=lambda bond: said(bond.helps))
def test_whoever_works_together_gets_more_together(bond):
    play = play_of(bond)
    pairs = [(one, other) for one in CARDS for other in CARDS if one is not other and bond.joins(one, other)]
    in_vain = [f"{one.name} and {other.name}" for one, other in pairs if gain(play, one, other) <= 0]
    assert not in_vain, ", ".join(in_vain)


@pytest.mark.parametrize(
    ("ones", "other", "phrase"),
    [
        ("tengu boreas dragon_egg", "scorch", "These can copy its effect"),
        ("tengu boreas dragon_egg", "succubus", "Its cost is one that these look for"),
        ("tengu", "boreas", "that these score for."),
        ("dragon_egg", "tidal", "that these score for."),
        ("leviathan ember marina boulder dragon_egg", "mimic", "It puts cards on the discard pile"),
        ("hestia", "basilisk", "It makes room for the stones"),
        ("imp", "kappa", "It comes back to be summoned again"),
        ("imp undine", "asmodeus", "that these return to the hand"),  # they return by themselves
        ("imp", "balog", "that these return to the hand"),
        ("dragon_egg", "eternity", "It brings more creatures into the area"),  # of no new family
        ("willow", "hae_tae", "It gives {blue} stones"),  # and a purple one, which is worth less then
        ("snail_maiden", "water_giant", "It gives {purple} stones"),  # for a blue one, worth more as well
    ],
)
def test_who_is_no_partner_gets_nothing_together(ones, other, phrase):
    (bond,) = [bond for bond in BONDS if play_of(bond) is PLAYS[phrase] and phrase in said(bond.helps)][:1]
    for one in [CARDS[card_id(name)] for name in ones.split()]:
        assert not bond.joins(one, CARDS[card_id(other)])
        assert gain(PLAYS[phrase], one, CARDS[card_id(other)]) <= 0


def test_a_new_reason_needs_a_play():
    with pytest.raises(AssertionError, match="expected one in PLAYS"):
        play_of(Bond(verbatim("It hums along."), None, lambda *pair: bool(pair)))
