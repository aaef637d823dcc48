"""Rulings R20 and R21: the deck that runs out, and Tengu on top of it."""

from everglow.games.vale.actions import SELL, TAME
from everglow.games.vale.rules.phases import new_game
from everglow.games.vale.show.redaction import redact
from everglow.games.vale.show.view import view
from everglow.rng import hashed
from tests.games.vale.table import Seat, Table
from tests.games.vale.turns import marking_order

# Ruling R20: the deck runs out


def test_r20_the_discard_pile_becomes_the_deck_only_when_a_card_is_needed():
    table = Table(phase="resolution", area="griffon", deck="imp", discard="hydra, kappa").activate("griffon")
    assert table.deck == []
    assert table.discard == {"hydra", "kappa"}


def test_r20_drawing_from_an_empty_deck_shuffles_the_discard_pile_first():
    table = Table(phase="resolution", area="griffon", deck="", discard="hydra, kappa").activate("griffon")
    assert table.discard == set()
    assert len(table.deck) == 1
    assert table.you.hand | set(table.deck) == {"hydra", "kappa"}


def test_r20_the_new_deck_is_shuffled():
    discard = "imp, hydra, kappa, troll, tidal, willow"
    drawn = [
        Table(phase="resolution", area="griffon", deck="", discard=discard, chance=hashed(seed, 1))
        .activate("griffon")
        .you.hand
        for seed in range(40)
    ]
    assert {card for hand in drawn for card in hand} == set(discard.split(", "))


def test_r20_the_only_card_of_a_new_deck_is_drawn_in_plain_sight():
    table = Table(phase="resolution", area="griffon", deck="", discard="hydra").activate("griffon")
    assert redact(table.events("drew")[-1], 1)["card"] == "hydra"


def test_r20_nothing_can_be_drawn_when_both_are_empty():
    table = Table(phase="resolution", area="griffon, genie_exalted", deck="")
    assert table.options == {"end turn"}


def test_r20_a_hunt_goes_on_with_the_shuffled_discard_pile():
    table = Table(phase="hunt", deck="imp, hydra", discard="kappa, troll, tidal")
    assert len(table.display) == 4
    assert table.display >= {"imp", "hydra"}
    assert table.discard == set()
    assert len(table.deck) == 1


def test_r20_a_hunt_that_empties_the_deck_does_not_shuffle_early():
    table = Table(phase="hunt", deck="imp, hydra, kappa, troll", discard="tidal")
    assert table.deck == []
    assert table.discard == {"tidal"}


def test_r20_a_hunt_reveals_what_there_is():
    assert Table(phase="hunt", deck="imp, hydra", discard="troll").display == {"imp", "hydra", "troll"}


def test_r20_picks_go_on_in_snake_order_until_no_card_is_left():
    table = Table(phase="hunt", deck="imp, hydra, kappa, troll", players=3)
    assert marking_order(table) == ["you", "them", "third", "third"]
    assert (table.decider, table.question) == ("you", "action")


def test_r20_a_hunt_without_any_card_is_skipped():
    table = Table(phase="hunt", deck="")
    assert (table.decider, table.options) == ("you", {"end turn"})


def test_r20_four_players_who_never_sell_run_out_of_cards_in_round_9():
    state = new_game(4, hashed(7, 1), 0, False)
    counts = {}
    while state.deciders():
        counts.setdefault(state.round, len(state.display))
        seat = state.deciders()[0]
        keep = [a for a in state.legal_actions(seat) if not SELL <= a < TAME]
        state.apply(seat, keep[0] if state.players[seat].marked else keep[-1])
    assert [counts[n] for n in range(1, 10)] == [8] * 8 + [6]


# Ruling R21: Tengu


def imagined_hands(table):
    """Hands that you may have, as far as the other player knows."""
    return [Seat(table.state.imagine(1, seed), 0).hand for seed in range(20)]


def test_r21_tengu_counts_as_a_summon():
    assert Table(hand="tengu", area="sylph, kappa", stones="3").summon("tengu").you.points == 6 + 1 + 2


def test_r21_the_slot_of_tengu_is_free_again():
    table = Table(hand="tengu, kappa", stones="1 3", round=1).summon("tengu", pay="3").summon("kappa")
    assert table.you.area == {"kappa"}


def test_r21_everybody_knows_tengu_on_top_of_the_deck():
    table = Table(hand="tengu", stones="3").summon("tengu")
    assert [view(table.state, seat)["deck_top"] for seat in (0, 1, None)] == ["tengu"] * 3


def test_r21_nobody_knows_the_top_card_otherwise():
    assert view(Table(hand="tengu").state, 0)["deck_top"] is None


def test_r21_tengu_lies_on_top_in_whatever_somebody_imagines():
    table = Table(hand="tengu", stones="3").summon("tengu")
    assert all(table.state.imagine(1, seed).deck[-1] == table.state.deck[-1] for seed in range(20))


def test_r21_tengu_is_the_next_card_drawn():
    table = Table(hand="tengu", stones="3", their_area="griffon").summon("tengu")
    table.end_turn().end_turn().end_turn().activate("griffon")
    assert table.them.hand == {"tengu"}
    assert view(table.state, 0)["deck_top"] is None


def test_r21_tengu_is_drawn_in_plain_sight():
    table = Table(hand="tengu, pegasus", stones="3 3").summon("tengu", pay="3").summon("pegasus")
    assert redact(table.events("drew")[-1], 1)["card"] == "tengu"
    assert all(hand == {"tengu"} for hand in imagined_hands(table))


def test_r21_another_card_is_drawn_unseen():
    table = Table(hand="pegasus", stones="3", top="hydra").summon("pegasus")
    drew = table.events("drew")[-1]
    assert (redact(drew, 0)["card"], redact(drew, 1)["card"], redact(drew, None)["card"]) == (
        "hydra",
        None,
        None,
    )
    assert imagined_hands(table)[0] != imagined_hands(table)[1]


def test_r21_tengu_is_revealed_in_the_next_hunt():
    table = Table(hand="tengu", stones="3", round=1).summon("tengu")
    table.end_turn().end_turn().end_turn().end_turn()
    assert "tengu" in table.display
    assert view(table.state, 0)["deck_top"] is None


def test_r21_tengu_is_the_only_card_of_an_empty_deck():
    table = Table(hand="tengu", stones="3", deck="", discard="imp").summon("tengu")
    assert table.deck == ["tengu"]
    assert table.discard == {"imp"}
