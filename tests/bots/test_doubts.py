"""Searches that differ in one thing tell what a choice depends on."""

from benchmarks.doubts import doubts, loss, others_by_hand, questions, searched, told

from everglow.bots.judges import hand_made, judge_of
from everglow.games import games

GLOW = games()["glow"]


def test_opponents_are_judged_by_hand_and_the_seat_itself_by_the_net():
    world, seat, _ = next(questions(GLOW))
    judge, other = others_by_hand(GLOW, seat), 1 - seat
    assert judge(world, seat) == judge_of(GLOW)(world, seat)
    assert judge(world, other) == hand_made(GLOW)(world, other)


def test_only_the_first_search_loses_nothing_by_its_own_figures():
    searches = (searched(GLOW, *asked, judge_of(GLOW), 1) for asked in questions(GLOW))
    reference = next(search for search in searches if search.uncertain() and len(search.lines) > 1)
    others = {line.first for line in reference.lines} - {reference.choice()}
    assert loss(reference, reference.choice()) == 0
    assert max(loss(reference, other) for other in others) > 0


def test_a_run_without_time_tells_of_no_question():
    assert not any(doubts(GLOW, 0.0).values())


def test_figures_have_their_interval():
    assert told([(True, 2.0), (False, 0.0)]) == "chooses otherwise 50.0%, loses 1.00 ± 1.96 points"
