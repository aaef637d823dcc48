"""A position as numbers: what a seat sees, and where in the row it stands."""

from everglow.agenda import Decision
from everglow.games.vale import GAME
from everglow.games.vale.box.card import CARDS
from everglow.games.vale.judge.features import KINDS, LAYOUT
from everglow.games.vale.rules.cards import EFFECTS
from tests.games import parts
from tests.games.vale.table import Table
from tests.laws.play import questions


def part(table, name, seat=0):
    return parts.part(GAME, table.state, name, seat)


def cards(table, name, seat=0):
    return [card.name for card, number in zip(CARDS, part(table, name, seat), strict=True) if number]


def test_every_kind_of_question_has_its_number():
    assert sorted(KINDS) == sorted({e.kind() for e in EFFECTS.values() if isinstance(e, Decision)})


def test_every_part_is_as_long_as_it_says():
    for state in questions(GAME, 3, 1):
        for each in LAYOUT.table + LAYOUT.seat:
            assert len(each.of(state, 2)) == each.length, each.name


def test_a_row_is_as_long_for_two_players_as_for_four():
    assert {len(GAME.judge.features(GAME.new(seats, 1), 0)) for seats in GAME.seats} == {
        GAME.judge.num_features
    }


def test_a_seat_sees_its_own_hand_and_of_others_what_everybody_knows():
    table = Table(hand="imp", their_hand="hydra, kappa")
    table.state.players[1].secrets = {table.state.players[1].hand[0]: 0}
    known = CARDS[table.state.players[1].hand[1]].name
    assert cards(table, "own hand, by card") == ["imp"]
    assert cards(table, "seat +1: hand cards that everybody knows, by card") == [known]
    assert part(table, "seat +1: cards in hand / 10") == [0.2]


def test_seats_are_counted_from_the_one_that_looks():
    table = Table(area="imp", their_area="kappa | hydra", points=30)
    assert cards(table, "seat +1: area, by card") == ["kappa"]
    assert cards(table, "seat +0: area, by card", seat=1) == ["kappa"]
    assert part(table, "seat +2: points / 60", seat=1) == [0.5]
    assert part(table, "seat +3: points / 60") == [0.0]


def test_a_question_tells_its_kind_its_card_and_its_price():
    table = Table(hand="hydra", stones="6 1")
    table.state.apply(0, GAME.codec.action("summon:hydra"))
    assert part(table, f"own question: {', '.join(KINDS)}").index(1) == KINDS.index("pay")
    assert cards(table, "own question: for which card") == ["hydra"]
    assert part(table, "own question: picks wanted / 4, price / 10") == [0.25, 0.4]
    assert not any(part(table, f"own question: {', '.join(KINDS)}", seat=1))


def test_a_seat_knows_its_number_since_some_actions_name_one():
    assert part(Table(), "own seat's number, as actions name it", seat=1) == [0, 1, 0, 0]
