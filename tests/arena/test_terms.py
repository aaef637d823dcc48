from __future__ import annotations

from everglow.arena.terms import Terms


def terms(*bots: str, seats: int = 0) -> Terms:
    return Terms("vale", {}, list(bots), seats or len(bots), "1", 10.0)


def test_with_two_bots_at_a_larger_table_one_plays_against_copies_of_the_other() -> None:
    assert terms("a", "b", seats=4).lineup() == [0, 1, 1, 1]
    assert terms("a", "b", "c").lineup() == [0, 1, 2]
    assert terms("a", "b", seats=4).places(1) == [1, 2, 3]


def test_in_the_games_of_a_deal_everybody_sits_everywhere() -> None:
    four = terms("a", "b", "c", "d")
    assert {four.deal(number) for number in range(4, 8)} == {1}
    for place in range(4):
        assert {four.seat(place, number) for number in range(4, 8)} == {0, 1, 2, 3}
    assert all(four.place(four.seat(2, number), number) == 2 for number in range(8))


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert [terms("a", "b", "c").games(wanted) for wanted in (1, 3, 4)] == [3, 3, 6]


def test_all_rotations_of_a_deal_are_dealt_alike_whoever_plays() -> None:
    ours, theirs = terms("a", "b"), terms("c", "d")
    assert ours.deal_seed(6) == ours.deal_seed(7) == theirs.deal_seed(6)
    assert len({ours.deal_seed(number) for number in range(20)}) == 10
    assert ours._replace(seed="2").deal_seed(6) != ours.deal_seed(6)


def test_every_bot_has_a_seed_of_its_own_in_every_game() -> None:
    two = terms("a", "b")
    seeds = {two.seat_seed(number, seat, use) for number in range(4) for seat in (0, 1) for use in "ab"}
    assert len(seeds) == 16
