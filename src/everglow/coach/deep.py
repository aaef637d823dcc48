"""Deep judgement of the sharpest moments: a search looks for better ways, and more worlds weigh them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from everglow.bots.budget import Budget
from everglow.bots.tree import Search
from everglow.coach.analysis import Coach
from everglow.coach.parts import JudgedTurn
from everglow.coach.play import Play, Way, costs_of, own_worth, play_of
from everglow.coach.shares import minus
from everglow.coach.summary import cost
from everglow.coach.turns import Turn
from everglow.coach.value import seeds
from everglow.rng import stream

SHARPEST: Final = 10
WORLDS: Final = 128


def sharpest(turns: list[JudgedTurn]) -> list[JudgedTurn]:
    """Return the turns that cost most, the worst first."""
    return sorted([turn for turn in turns if cost(turn)], key=cost, reverse=True)[:SHARPEST]


def deepen(coach: Coach, budget: Budget) -> Iterator[JudgedTurn]:
    """Judge the sharpest moments of an analysed game again, with a budget for each; they are changed."""
    for judged in sharpest(coach.judged):
        again(coach, coach.played.turns[judged["number"] - 1], judged, budget)
        yield judged


def again(coach: Coach, turn: Turn, judged: JudgedTurn, budget: Budget) -> None:
    """Judge a turn again. With a budget of simulations the judgement is always the same."""
    breadth, worlds = coach.game.judge.breadth, seeds(turn.number)
    quick = play_of(turn.before, turn.seat, turn.actions, coach.value, worlds, breadth)
    play = weighed(quick, searched(coach, turn, budget), turn)
    coach.blame(judged, play, minus(play.done.shares(), play.best.shares()))
    judged["costs"] = costs_of(play, worlds, breadth)
    judged["error"], judged["deep"] = round(play.error), WORLDS


def searched(coach: Coach, turn: Turn, budget: Budget) -> Way:
    """Return the way that a search prefers."""
    search = Search(turn.before, turn.seat, coach.game, stream(turn.number), coach.judge)
    search.think(budget.simulations, budget.seconds)
    return Way(search.lines[search.favourite()], turn.seat, coach.value)


def weighed(quick: Play, found: Way, turn: Turn) -> Play:
    """Weigh what was done, the best way so far and the one that was found, in many worlds."""
    ways, words = [quick.done, quick.best, found], stream(turn.number)
    worlds = [int(words.word()) for _ in range(WORLDS)]  # it begins with those of the quick judgement
    for way in ways:
        way.look(worlds)
    return Play(quick.done, max(ways, key=own_worth), True)
