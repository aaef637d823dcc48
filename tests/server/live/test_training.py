"""Training on a server: the puzzle of the day, and mistakes that come back after some days."""

import asyncio
import random
from datetime import timedelta

from everglow.coach.attempt import attempt_at
from everglow.coach.puzzling import PuzzleTest
from everglow.coach.shares import POINT
from everglow.games import games
from everglow.puzzles import EPOCH, puzzle_of
from everglow.server.http import limits
from everglow.server.live.analyses import Analyses
from everglow.server.live.training import INTERVALS, NEVER, Training, streak
from everglow.server.live.workers import Workers
from everglow.server.store.protocol import Exercise

from ..http.wire import clear
from ..people import Person, a_server, begin, leave, no_worker_free, over_sockets, people
from ..process import eventually
from .test_analyses import judged

DAY = 20_775  # counted from 1970


def on(service, day):
    service.server.training.today = lambda: day


def ways(day):
    """The day's best turn and the greedy one, as names of actions, and the puzzle."""
    puzzle = puzzle_of(EPOCH + timedelta(days=day))
    game = games()[puzzle.record.game]
    test = PuzzleTest(game, puzzle.record.seats)
    greedy = test.greedy(attempt_at(*puzzle.record.line(game), puzzle.turn))
    best = greedy.judged(test.value, game.judge.breadth).best.line.actions()
    return [[game.codec.action_name(action) for action in way] for way in (best, greedy.actions)]


async def puzzle_now(somebody):
    return (await somebody.get("/api/training"))["day"]


async def answered(somebody, puzzle, actions, status=200):
    return await somebody.post("/api/training/answer", {"puzzle": puzzle, "actions": actions}, [status])


def test_a_streak_ends_today_or_yesterday_and_has_no_gap():
    assert streak({5, 6, 7}, 7) == streak({5, 6, 7}, 8) == 3
    assert streak({5, 6, 7}, 9) == streak(set(), 7) == 0
    assert streak({3, 5, 6}, 6) == 2


@over_sockets
async def test_a_puzzle_is_posed_as_its_seat_saw_it_and_nothing_tells_the_answer(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "") as nobody:
        on(service, DAY)
        puzzle = await puzzle_now(nobody)
        posed = await nobody.post("/api/training/position", {"puzzle": puzzle})
    found = puzzle_of(EPOCH + timedelta(days=DAY))
    game = games()[found.record.game]
    attempt = attempt_at(*found.record.line(game), found.turn)
    assert posed["view"] == game.show.view(attempt.before, attempt.seat)
    assert posed["view"]["seat"] == posed["seat"] == attempt.seat
    assert len(posed["question"]["legal"]) == len(attempt.before.legal_actions(attempt.seat))
    assert (posed["over"], posed["question"].get("undo")) == (False, None)
    assert posed["log"]
    assert found.record.secret not in str(posed)


@over_sockets
async def test_an_answer_is_judged_beside_the_best_and_the_first_one_is_kept(tmp_path):
    best, greedy = ways(DAY)
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as (ann, bob):
        on(service, DAY)
        puzzle = await puzzle_now(ann)
        told = await answered(ann, puzzle, greedy)
        assert not told["right"]
        assert told["counted"]
        assert told["judgement"]["lost"] >= 5 * POINT
        assert told["judgement"]["lost"] == told["judgement"]["best"] - told["judgement"]["worth"]
        assert told["judgement"]["way"]
        assert told["judgement"]["better_way"]
        again = await answered(ann, puzzle, best)
        assert again["right"]
        assert not again["counted"]
        assert again["judgement"]["lost"] == 0
        mine, other = await ann.get("/api/training"), await bob.get("/api/training")
        assert (mine["solved"], mine["lost"], mine["streak"]) == (True, told["judgement"]["lost"], 1)
        assert (other["solved"], other["lost"], other["streak"]) == (False, 0, 0)
        on(service, DAY + 1)
        assert (await ann.get("/api/training"))["solved"] is False
        assert (await answered(ann, puzzle, best))["counted"] is False
        on(service, DAY + 2)
        assert clear((await answered(ann, puzzle, best, 400))["error"])


@over_sockets
async def test_the_same_answer_is_judged_once_and_answers_have_limits(tmp_path, monkeypatch):
    best, greedy = ways(DAY)
    monkeypatch.setattr(limits, "ANSWERS", (0.0, 1.0))
    async with a_server(tmp_path) as (base, service), Person(base, "") as nobody:
        on(service, DAY)
        puzzle = await puzzle_now(nobody)
        first = await answered(nobody, puzzle, greedy)
        assert first["counted"] is False
        assert await answered(nobody, puzzle, greedy) == first
        assert clear((await answered(nobody, puzzle, best, 429))["error"])


@over_sockets
async def test_one_answer_of_somebody_is_judged_at_a_time(tmp_path):
    best, greedy = ways(DAY)
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        on(service, DAY)
        puzzle = await puzzle_now(ann)
        async with no_worker_free(service):
            first = asyncio.create_task(answered(ann, puzzle, greedy))
            await eventually(lambda: service.server.training.judging, "nothing is judged")
            assert clear((await answered(ann, puzzle, best, 429))["error"])
        assert (await first)["counted"]
        assert not service.server.training.judging


@over_sockets
async def test_what_is_no_whole_turn_is_refused_in_a_sentence_and_nothing_is_kept(tmp_path):
    best, _ = ways(DAY)
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        on(service, DAY)
        puzzle = await puzzle_now(ann)
        for actions in ([], ["nonsense"], [*best, best[-1]]):
            assert clear((await answered(ann, puzzle, actions, 400))["error"])
        for other in ("2026-02-31", "1999-01-01", "K7MQ2P-3", "today", ""):
            assert clear((await answered(ann, other, best, 400))["error"])
        assert (await ann.get("/api/training"))["solved"] is False


@over_sockets
async def test_somebody_plays_on_from_a_puzzle_at_its_seat(tmp_path):
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        on(service, DAY)
        wish = {"puzzle": await puzzle_now(ann), "level": "spark"}
        code = (await ann.post("/api/training/branch", wish))["code"]
        table = await ann.get(f"/api/tables/{code}")
        posed = await ann.post("/api/training/position", {"puzzle": wish["puzzle"]})
        assert [chair.get("you") for chair in table["chairs"]].index(True) == posed["seat"]
        assert (table.get("branch"), table["public"]) == ("", False)
        assert clear((await ann.post("/api/training/branch", wish | {"level": "god"}, [400]))["error"])


async def a_finished_game(two):
    """The code of a game in which two people answer at random."""
    tables = await begin(two)
    await asyncio.gather(*[at.play(random.Random(seat)) for seat, at in enumerate(tables)])
    await leave(tables)
    return tables[0].code


@over_sockets
async def test_costly_turns_of_an_analysed_game_become_exercises_of_those_who_took_them(tmp_path):
    async with a_server(tmp_path) as (base, service), people(base, "Ann", "Bob") as two:
        ann, bob = two
        on(service, DAY)
        code, seat = await a_finished_game(two), 0
        told = await judged(ann, code)
        await eventually(lambda: not service.server.analyses.running, "the analysis still runs")
        own = [turn["judged"] for turn in told["turns"] if turn["judged"]["seat"] == seat]
        costly = [turn for turn in own if -turn["play"][seat] >= 5 * POINT]
        costly.sort(key=lambda turn: turn["play"][seat])
        assert costly
        mine = await ann.get("/api/training")
        assert mine["due"] == []
        assert mine["learning"] == min(5, len(costly))
        on(service, DAY + 1)
        due = (await ann.get("/api/training"))["due"]
        assert sorted(due) == sorted(f"{code}-{turn['number']}" for turn in costly[:5])
        assert not set(due) & set((await bob.get("/api/training"))["due"])
        posed = await ann.post("/api/training/position", {"puzzle": due[0]})
        assert posed["seat"] == seat
        assert clear((await bob.post("/api/training/position", {"puzzle": due[0]}, [400]))["error"])
        worst = next(turn for turn in costly if due[0] == f"{code}-{turn['number']}")
        wrong = await answered(ann, due[0], worst["done"])
        assert (wrong["right"], wrong["counted"], wrong["again"]) == (False, True, 1)
        assert wrong["judgement"]["lost"] == -worst["play"][seat]
        assert wrong["due"] == len(due) - 1
        again = await answered(ann, due[0], worst["better"])
        assert (again["right"], again["counted"], again["again"]) == (True, False, 1)


class Kept:
    """Store that notes when exercises are due."""

    def __init__(self):
        self.known = []

    async def postpone(self, exercise):
        self.known.append((exercise.box, exercise.due))


def test_an_exercise_that_is_answered_well_comes_back_later_each_time_and_then_no_more():
    training, day = Training(Analyses(Kept(), Workers(1), None), None, None), DAY
    exercise = Exercise("ann", "AAAAAA", 3, DAY, 0)
    for days in (*INTERVALS[1:], 0):
        training.today = lambda day=day: day
        assert asyncio.run(training._practise(exercise, True)) == (True, days)
        day += days
    assert training.store.known[-1] == (len(INTERVALS), NEVER)
    assert asyncio.run(training._practise(exercise, False)) == (False, 0)
    exercise.box, exercise.due = 2, day
    assert asyncio.run(training._practise(exercise, False)) == (True, 1)
    assert training.store.known[-1] == (0, day + 1)


@over_sockets
async def test_programs_get_sentences(tmp_path):
    _, greedy = ways(DAY)
    async with a_server(tmp_path) as (base, service), Person(base, "Ann") as ann:
        on(service, DAY)
        body = {"puzzle": await puzzle_now(ann), "actions": greedy}
        told = await ann.post("/api/training/answer?lang=de", body)
        assert all(told["judgement"]["words"]["better_way"])
