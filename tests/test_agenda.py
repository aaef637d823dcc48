"""The agenda on its own, with a toy game of things said and numbers chosen."""

import pytest

from everglow import COMPILED
from everglow.agenda import (
    NO_CARD,
    Decision,
    Effect,
    IllegalAction,
    Situation,
    Task,
    advance,
    answer,
    empty,
    label,
)
from everglow.rng import TABLE

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled agenda cannot be subclassed by a toy")

YOU, THEM = 0, 1


class Toy(Situation):
    """A game that only writes down what happens."""

    def __init__(self, *tasks, seats=2, patient=False, urgent=()):
        self.agenda = empty(seats, patient)
        self.said = []
        self.urgent = list(urgent)
        for task in reversed(tasks):
            self.agenda.push(task)
        advance(self, self.agenda)

    def interrupts(self, lane):
        for task in [task for task in self.urgent if task.lane == lane]:
            self.urgent.remove(task)
            self.agenda.push(task)

    def answer(self, seat, action):
        answer(self, self.agenda, seat, action)
        return self


class Say(Effect):
    """Say a word."""

    def __init__(self, word):
        self.word = word

    def resolve(self, s, t):
        s.said.append(self.word)


class Do(Effect):
    """Put tasks on the agenda, the first one on top."""

    def __init__(self, *tasks):
        self.tasks = tasks

    def resolve(self, s, t):
        for task in reversed(self.tasks):
            s.agenda.push(task)


class Hurry(Effect):
    """From now on these tasks come before anything else."""

    def __init__(self, *tasks):
        self.tasks = tasks

    def resolve(self, s, t):
        s.urgent += self.tasks


class Ask(Decision):
    """Choose a number and say it."""

    def __init__(self, *numbers, spoken=False):
        self.numbers = list(numbers)
        self.said_always = spoken

    def spoken(self):
        return self.said_always

    def options(self, s, t):
        return self.numbers

    def choose(self, s, t, action):
        s.said.append(action)


class Join(Effect):
    """Sentences in a row."""

    def __init__(self, *sentences):
        self.sentences = list(sentences)

    def parts(self):
        return self.sentences


def say(word, lane=TABLE):
    return Task(Say(word), YOU, lane=lane)


def ask(*numbers, seat=YOU, lane=TABLE, spoken=False):
    return Task(Ask(*numbers, spoken=spoken), seat, lane=lane)


def both_at_once():
    """Both seats choose at the same time, each in a lane of its own; only then the table goes on."""
    return Toy(ask(1, 2, seat=YOU, lane=1), ask(3, 4, seat=THEM, lane=2), say("done"))


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
