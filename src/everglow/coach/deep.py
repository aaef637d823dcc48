"""Deep judgement of the sharpest moments: a search looks for better ways, and more worlds weigh them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from everglow.bots.tree import NO_LIMIT, Search
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


def deepen(coach: Coach, seconds: float) -> Iterator[JudgedTurn]:
    """Judge the sharpest moments of an analysed game again, so many seconds each; they are changed."""
    costly = sorted([turn for turn in coach.judged if cost(turn)], key=cost, reverse=True)
    for judged in costly[:SHARPEST]:
        again(coach, coach.played.turns[judged["number"] - 1], judged, seconds)
        yield judged


def again(coach: Coach, turn: Turn, judged: JudgedTurn, seconds: float) -> None:
    breadth, worlds = coach.game.judge.breadth, seeds(turn.number)
    quick = play_of(turn.before, turn.seat, turn.actions, coach.value, worlds, breadth)
    play = weighed(quick, searched(coach, turn, seconds), turn)
    coach.blame(judged, play, minus(play.done.shares(), play.best.shares()))
    judged["costs"] = costs_of(play, worlds, breadth)
    judged["error"], judged["deep"] = round(play.error), WORLDS


def searched(coach: Coach, turn: Turn, seconds: float) -> Way:
    """Return the way that a search prefers."""
    search = Search(turn.before, turn.seat, coach.game, stream(turn.number), coach.judge)
    search.think(NO_LIMIT, seconds)
    return Way(search.lines[search.favourite()], turn.seat, coach.value)


def weighed(quick: Play, found: Way, turn: Turn) -> Play:
    """Weigh what was done, the best way so far and the one that was found, in many worlds."""
    ways, words = [quick.done, quick.best, found], stream(turn.number)
    worlds = [int(words.word()) for _ in range(WORLDS)]  # it begins with those of the quick judgement
    for way in ways:
        way.look(worlds)
    return Play(quick.done, max(ways, key=own_worth), True)
