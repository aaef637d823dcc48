"""The agenda, tried with a toy game that only says words and asks for numbers."""

import pytest

from everglow import COMPILED
from everglow.agenda import (
    Effect,
    IllegalAction,
    Situation,
    Task,
    advance,
    empty,
)
from tests.toy import THEM, YOU, Toy, ask, both_at_once, say

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled agenda cannot be subclassed by a toy")


class Do(Effect):
    """Put tasks on the agenda, the first one on top."""

    def __init__(self, *tasks):
        self.tasks = tasks

    def resolve(self, s, t):
        for task in reversed(self.tasks):
            s.agenda.push(task)


# One thing after the other


def test_the_task_pushed_last_comes_first():
    game = Toy()
    for word in ("third", "second", "first"):
        game.agenda.push(say(word))
    advance(game, game.agenda)
    assert game.said == ["first", "second", "third"]


def test_tasks_are_carried_out_up_to_the_next_question():
    game = Toy(say("before"), ask(1, 2), say("after"))
    assert game.said == ["before"]
    assert game.agenda.deciders() == [YOU]


def test_an_answer_is_carried_out_and_the_game_goes_on():
    assert Toy(ask(1, 2), say("after")).answer(YOU, 2).said == [2, "after"]


def test_what_an_effect_puts_on_the_agenda_comes_before_what_lay_there():
    game = Toy(Task(Do(say("one"), say("two")), YOU), say("three"))
    assert game.said == ["one", "two", "three"]


def test_only_the_seat_that_is_asked_has_options():
    game = Toy(ask(1, 2, seat=THEM))
    assert game.agenda.options(THEM) == [1, 2]
    assert game.agenda.options(YOU) == []


def test_the_task_that_waits_can_be_seen():
    game = Toy(ask(1, 2, seat=THEM))
    assert game.agenda.waiting_for(THEM) is game.agenda.waiting()[0]
    assert game.agenda.waiting_for(YOU) is None


def test_a_table_has_a_lane_of_its_own_and_one_for_every_seat():
    agenda = empty(3)
    assert agenda.lanes == agenda.asked == [[], [], [], []]
    assert not agenda.patient


def test_an_empty_agenda_asks_nobody():
    game = Toy(say("end"))
    assert game.agenda.deciders() == []
    assert game.agenda.waiting() == []


def test_a_situation_without_rules_of_its_own_interrupts_nothing():
    agenda = empty(2)
    agenda.push(ask(1, 2))
    advance(Situation(), agenda)
    assert agenda.deciders() == [YOU]


# Questions that answer themselves


def test_a_single_answer_answers_itself():
    game = Toy(ask(7), say("after"))
    assert game.said == [7, "after"]


def test_a_single_answer_is_asked_for_when_it_has_to_be_spoken():
    game = Toy(ask(7, spoken=True))
    assert game.said == []
    assert game.agenda.options(YOU) == [7]


def test_a_single_answer_is_asked_for_at_a_patient_table():
    game = Toy(ask(7), patient=True)
    assert game.said == []
    assert game.agenda.options(YOU) == [7]


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("spoken", [False, True])
def test_a_question_without_answers_is_passed_over(patient, spoken):
    assert Toy(ask(spoken=spoken), say("after"), patient=patient).said == ["after"]


# Answers that are refused


def test_an_illegal_answer_is_refused_with_what_was_expected():
    with pytest.raises(IllegalAction, match=r"action 3 is not legal now; expected one of \[1, 2\]"):
        Toy(ask(1, 2)).answer(YOU, 3)


def test_an_illegal_answer_changes_nothing():
    game = Toy(ask(1, 2), say("after"))
    tasks = [lane[:] for lane in game.agenda.lanes]
    with pytest.raises(IllegalAction):
        game.answer(YOU, 3)
    assert game.agenda.lanes == tasks
    assert game.agenda.options(YOU) == [1, 2]
    assert game.said == []


def test_a_seat_that_is_not_asked_is_refused_with_who_is():
    with pytest.raises(IllegalAction, match=r"seat 1 is not asked anything now; expected an answer of \[0\]"):
        Toy(ask(1, 2)).answer(THEM, 1)


@pytest.mark.parametrize("seat", [-2, -1, 2, 7])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    for game in (Toy(ask(1, 2)), both_at_once()):
        with pytest.raises(IllegalAction, match=f"seat {seat} is not asked anything now"):
            game.answer(seat, 1)


def test_an_answer_after_the_end_is_refused():
    with pytest.raises(IllegalAction, match="the game is over"):
        Toy().answer(YOU, 1)


def test_a_question_is_answered_only_once():
    game = Toy(ask(1, 2)).answer(YOU, 1)
    with pytest.raises(IllegalAction):
        game.answer(YOU, 1)
    assert game.said == [1]


# What everybody does at the same time


def test_all_seats_may_answer_at_once():
    assert both_at_once().agenda.deciders() == [YOU, THEM]


def test_every_seat_has_its_own_options():
    agenda = both_at_once().agenda
    assert (agenda.options(YOU), agenda.options(THEM)) == ([1, 2], [3, 4])


def test_the_order_of_answers_does_not_matter():
    one = both_at_once().answer(YOU, 1).answer(THEM, 4)
    other = both_at_once().answer(THEM, 4).answer(YOU, 1)
    assert sorted(one.said[:2]) == sorted(other.said[:2]) == [1, 4]
    assert one.said[2:] == other.said[2:] == ["done"]


def test_the_table_waits_until_every_seat_is_done():
    game = both_at_once().answer(THEM, 3)
    assert game.said == [3]
    assert game.agenda.deciders() == [YOU]


def test_a_seat_that_is_done_is_not_asked_again():
    game = both_at_once().answer(YOU, 1)
    with pytest.raises(IllegalAction, match=r"expected an answer of \[1\]"):
        game.answer(YOU, 1)


def test_a_seat_goes_on_with_its_own_tasks_while_the_other_thinks():
    tasks = [ask(1, 2, lane=1), say("more", lane=1), ask(5, 6, lane=1), ask(3, 4, seat=THEM, lane=2)]
    game = Toy(*tasks).answer(YOU, 1)
    assert game.said == [1, "more"]
    assert (game.agenda.options(YOU), game.agenda.options(THEM)) == ([5, 6], [3, 4])


def test_what_the_table_gives_the_seats_to_do_comes_before_its_own_next_task():
    game = Toy(Task(Do(ask(1, 2, lane=1), say("me too", lane=2)), YOU), say("table"))
    assert game.said == ["me too"]
    assert game.answer(YOU, 2).said == ["me too", 2, "table"]


def test_the_table_goes_on_at_once_when_no_seat_has_anything_to_decide():
    game = Toy(Task(Do(ask(7, lane=1), say("me too", lane=2)), YOU), say("table"), ask(1, 2))
    assert game.said == [7, "me too", "table"]
    assert game.agenda.deciders() == [YOU]
