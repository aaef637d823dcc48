"""Parts of the agenda: interrupts, copies, tasks, names and defaults."""

import pytest

from everglow import COMPILED
from everglow.agenda import (
    NO_CARD,
    Decision,
    Effect,
    Task,
    empty,
    label,
)
from everglow.rng import TABLE
from tests.toy import THEM, YOU, Ask, Say, Toy, ask, both_at_once, say

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled agenda cannot be subclassed by a toy")


class Hurry(Effect):
    """Put these tasks before anything else."""

    def __init__(self, *tasks):
        self.tasks = tasks

    def resolve(self, s, t):
        s.urgent += self.tasks


class Join(Effect):
    """Sentences in a row."""

    def __init__(self, *sentences):
        self.sentences = list(sentences)

    def parts(self):
        return self.sentences


# What comes before anything else


def test_interrupts_come_before_the_next_task():
    game = Toy(Task(Hurry(say("at once")), YOU), say("later"))
    assert game.said == ["at once", "later"]


def test_interrupts_come_before_the_next_question():
    game = Toy(Task(Hurry(ask(8, 9, seat=THEM)), YOU), ask(1, 2))
    assert game.agenda.deciders() == [THEM]
    assert game.answer(THEM, 8).agenda.deciders() == [YOU]


def test_interrupts_come_also_when_nothing_else_is_left():
    assert Toy(Task(Hurry(say("at once")), YOU)).said == ["at once"]


def test_interrupts_come_after_an_answer_too():
    game = Toy(ask(1, 2), say("later"))
    game.urgent = [say("at once")]
    assert game.answer(YOU, 1).said == [1, "at once", "later"]


def test_interrupts_come_after_the_last_answer_of_a_seat_before_the_table_goes_on():
    game = Toy(ask(1, 2, lane=1), say("table"))
    game.urgent = [say("at once", lane=1)]
    assert game.answer(YOU, 1).said == [1, "at once", "table"]


def test_a_lane_is_interrupted_only_by_what_concerns_it():
    game = Toy(ask(1, 2, lane=1), ask(3, 4, seat=THEM, lane=2))
    game.urgent = [say("at once", lane=2)]
    game.answer(YOU, 1)
    assert game.said == [1]
    assert game.answer(THEM, 3).said == [1, 3, "at once"]


# Copies, tasks and names


def test_a_copy_does_not_feel_what_happens_to_the_original():
    game = both_at_once()
    twin = game.agenda.copy()
    game.answer(YOU, 1)
    assert twin.deciders() == [YOU, THEM]
    assert twin.options(YOU) == [1, 2]


def test_the_original_does_not_feel_what_happens_to_a_copy():
    game = both_at_once()
    game.agenda.copy().push(say("only there", lane=1))
    assert game.answer(YOU, 1).answer(THEM, 3).said == [1, 3, "done"]


@pytest.mark.parametrize("patient", [False, True])
def test_a_copy_is_as_patient_as_the_original(patient):
    assert empty(2, patient).copy().patient == patient


def test_a_task_goes_on_for_the_same_player_and_card():
    task = Task(Say("a"), THEM, card=5, memo=3, lane=2).next(Say("b"), memo=4)
    assert (task.effect.word, task.seat, task.card, task.memo, task.lane) == ("b", THEM, 5, 4, 2)


def test_a_task_goes_on_without_a_memo_unless_it_is_given_one():
    assert Task(Say("a"), THEM, card=5, memo=3).next(Say("b")).memo == 0


def test_a_task_goes_on_for_another_card():
    task = Task(Say("a"), THEM, card=5, memo=3, lane=2).for_card(6, Say("b"))
    assert (task.effect.word, task.seat, task.card, task.memo, task.lane) == ("b", THEM, 6, 0, 2)


def test_a_task_is_handed_to_another_player():
    task = Task(Say("a"), THEM, card=5, memo=3, lane=2).handed_to(YOU, Say("b"))
    assert (task.effect.word, task.seat, task.card, task.memo, task.lane) == ("b", YOU, 5, 0, 2)


def test_a_task_belongs_to_no_card_and_to_the_table_unless_told():
    task = Task(Say("a"), YOU)
    assert (task.card, task.memo, task.lane) == (NO_CARD, 0, TABLE)


def test_a_label_names_an_effect_and_all_its_parts():
    inner, leaf, last = Join(), Say("leaf"), Say("last")
    inner.sentences = [leaf]
    whole, names = Join(inner, last), {}
    label(whole, "hydra/instant", names)
    assert names == {
        "hydra/instant": whole,
        "hydra/instant.0": inner,
        "hydra/instant.0.0": leaf,
        "hydra/instant.1": last,
    }
    assert [effect.name for effect in names.values()] == list(names)


# What a sentence is unless it says otherwise


def test_a_sentence_is_possible_but_not_certain_unless_it_says_otherwise():
    effect = Say("a")
    assert effect.possible(Toy(), Task(effect, YOU))
    assert not effect.certain()
    assert effect.parts() == []


def test_a_question_is_possible_when_it_has_an_answer():
    assert Ask(1).possible(Toy(), ask(1))
    assert not Ask().possible(Toy(), ask())


def test_a_question_wants_one_answer_unless_it_says_otherwise():
    assert Ask(1, 2).picks(Toy(), ask(1, 2)) == 1


def test_a_question_need_not_be_spoken_unless_it_says_so():
    assert not Decision().spoken()


def test_a_question_need_not_be_discreet_unless_it_says_so():
    assert not Decision().discreet(Toy(), ask(1))


def test_a_sentence_must_say_how_it_is_carried_out():
    with pytest.raises(NotImplementedError):
        Toy(Task(Effect(), YOU))


@pytest.mark.parametrize("ask", [Decision.options, Decision.choose, Decision.kind], ids=lambda f: f.__name__)
def test_a_question_must_say_what_it_asks_and_what_follows(ask):
    arguments = {"options": 2, "choose": 3, "kind": 0}[ask.__name__]
    with pytest.raises(NotImplementedError):
        ask(Decision(), *[None] * arguments)
