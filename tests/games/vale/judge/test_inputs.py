"""Inputs of a net: what a seat may know, and what the evaluation counts."""

from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.judge.evaluate import Coming, forecast
from everglow.games.vale.judge.features import KINDS
from everglow.games.vale.judge.inputs import AMOUNTS, INPUTS
from tests.games import inputs
from tests.games.vale.table import Table


def part(table, name, seat=0):
    return inputs.part(INPUTS, GAME.judge.inputs(table.state, seat), name)


def cards(table, name, seat=0):
    return [CARDS[index].name for index in part(table, name, seat)]


def test_weights_are_told_when_the_same_places_mean_something_else():
    """If this fails on purpose, count up `meaning` in `judge/inputs.py` and train again."""
    assert (INPUTS.meaning, inputs.fingerprint(GAME)) == (1, "ea823fc9664e214a")


def test_a_seat_sees_its_own_hand_and_of_others_what_everybody_knows():
    table = Table(hand="imp", their_hand="hydra, kappa")
    table.state.players[1].secrets = {table.state.players[1].hand[0]: 0}
    known = CARDS[table.state.players[1].hand[1]].name
    assert cards(table, "seat +0: known hand, by card") == ["imp"]
    assert cards(table, "seat +1: known hand, by card") == [known]
    assert part(table, "seat +1: cards in hand, by number") == {1: 1.0}
    assert part(table, "seat +1: ... that nobody saw") == {0: 1.0}


def test_seats_are_counted_from_the_one_that_judges():
    table = Table(area="imp", their_area="kappa | hydra", points=32)
    assert cards(table, "seat +1: area, by card") == ["kappa"]
    assert cards(table, "seat +0: area, by card", seat=1) == ["kappa"]
    assert part(table, f"seat +2: {AMOUNTS}", seat=1)[0] == 1.0
    assert part(table, f"seat +3: {AMOUNTS}") == {}
    assert part(table, "players: 2, 3, 4") == {1: 1.0}


def test_the_forecast_of_every_seat_is_told():
    table = Table(area="imp", hand="hydra", their_area="kappa", points=20)
    coming = Coming(table.state)
    for seat in (0, 1):
        expected = forecast(table.state, seat, seat == 0, coming) / 32
        assert abs(part(table, f"seat +{seat}: {AMOUNTS}")[1] - expected) < 0.003


def test_a_card_that_is_paid_for_counts_as_paid():
    table = Table(hand="hydra", stones="6 1")
    table.state.apply(0, GAME.codec.action("summon:hydra"))
    assert part(table, f"own question: {', '.join(KINDS)}") == {KINDS.index("pay"): 1.0}
    assert cards(table, "own question: for which card") == ["hydra"]
    assert cards(table, "seat +0: area, by card") == ["hydra"]
    assert 10 in part(table, f"seat +0: {AMOUNTS}")
    assert part(table, f"own question: {', '.join(KINDS)}", seat=1) == {}


def test_a_hand_card_tells_what_it_would_score_and_whether_it_can_be_paid():
    table = Table(hand="hydra, leviathan", stones="6 1")
    prospects = part(table, "seat +0: points it would score / 8, by card of the hand")
    assert {CARDS[index].name: amount for index, amount in prospects.items()} == {
        "hydra": 0.5,
        "leviathan": 0.875,
    }
    payable = cards(table, "seat +0: what its stones can pay, by card of the hand")
    assert payable == [name for name in ("hydra", "leviathan") if _cost(name) <= 7]


def _cost(name):
    return next(card.cost for card in CARDS if card.name == name)


def test_creatures_that_have_acted_are_told_apart():
    table = Table(area="salamander, odin", phase="resolution")
    assert cards(table, "seat +0: activated already, by card") == []
    table.state.apply(0, GAME.codec.action("activate:salamander"))
    assert cards(table, "seat +0: activated already, by card") == ["salamander"]
