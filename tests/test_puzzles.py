"""Puzzles that ship with the games: each is a real position, in which the obvious turn is a mistake."""

from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import pytest

import everglow.games
from everglow.bots.judges import judge_of
from everglow.coach.attempt import Attempt, attempt_at
from everglow.coach.play import play_of
from everglow.coach.puzzling import LEAST, PuzzleTest
from everglow.coach.shares import POINT
from everglow.coach.turns import turns
from everglow.coach.value import Value, seeds
from everglow.games import games
from everglow.puzzles import puzzle_in, puzzle_of, puzzles_of, written

GAMES = list(games().values())
TODAY = date(2026, 11, 18)


def greedy_loses(game, puzzle):
    """Share that greedy play loses in a puzzle, as it is judged now."""
    test = PuzzleTest(game, puzzle.record.seats)
    greedy = test.greedy(attempt_at(*puzzle.record.line(game), puzzle.turn))
    play = greedy.judged(test.value, game.judge.breadth)
    return play.best.own() - play.done.own()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_is_a_turn_with_a_choice(game):
    assert len(puzzles_of(game)) >= 24
    for puzzle in puzzles_of(game):
        attempt = attempt_at(*puzzle.record.line(game), puzzle.turn)
        assert len(attempt.before.legal_actions(attempt.seat)) > 2
        assert puzzle_in(game, written(puzzle)).record.to_json() == puzzle.record.to_json()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_obvious_turn_is_a_mistake(game):
    assert [greedy_loses(game, puzzle) >= LEAST for puzzle in puzzles_of(game)[:3]] == [True] * 3


def test_no_line_says_how_a_turn_should_be_spent():
    for game in GAMES:
        for record, turn in puzzles_of(game):
            start, moves = record.line(game)
            before = attempt_at(*record.line(game), turn).before
            assert len(moves) == len(record.actions)
            assert start.deciders()
            assert before.deciders()


def test_all_puzzles_together_are_small():
    files = Path(everglow.games.__file__).parent.glob("*/puzzles.jsonl")
    assert 0 < sum(file.stat().st_size for file in files) < 200_000


def test_a_day_has_the_same_puzzle_for_everybody_and_games_take_turns():
    days = [TODAY + timedelta(days=after) for after in range(40)]
    posed = [puzzle_of(day) for day in days]
    assert posed == [puzzle_of(day) for day in days]
    assert posed[0].record.game != posed[1].record.game
    assert len({(record.game, record.secret) for record, _ in posed}) == len(days)


def test_a_turn_that_is_spent_as_it_was_is_judged_as_in_the_analysis():
    game = GAMES[-1]
    record, number = puzzles_of(game)[5]
    start, moves = record.line(game)
    *_, turn = [turn for turn in islice(turns(start, moves), number - 1) if turn.choices]
    value = Value(judge_of(game), game.judge.horizon, record.seats)
    attempt = Attempt(turn.before, turn.number)
    for action in turn.actions:
        assert not attempt.actions or not attempt.over
        attempt.act(action)
    assert attempt.over
    told = play_of(turn.before, turn.seat, turn.actions, value, seeds(turn.number), game.judge.breadth)
    found = attempt.judged(value, game.judge.breadth)
    assert (found.done.own(), found.best.own()) == (told.done.own(), told.best.own())
    assert found.best.own() - found.done.own() < 100 * POINT
