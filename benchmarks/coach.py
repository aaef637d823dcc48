"""The coach, measured: `python -m benchmarks.coach speed | blunders | luck | rest | drift [GAMES]`.

speed: processor seconds until the first curve and until the end, games of planners with four players, in a
process that collects garbage as those of a server do.
blunders: how many blunders that a search finds to cost 10 to 20 points are among the three moments.
luck: mean luck of a stronger bot over many games, with its interval.
rest: what stays unexplained, on average for whoever has just acted, and how much it is in a whole game.
drift: what a turn without chance adds to the share of whoever acts, how much better for them than their share
before and after it games end, and what turns cost in the worlds that chose the best way and in others.
"""

from __future__ import annotations

import sys
from statistics import fmean, mean, stdev
from time import process_time
from typing import NamedTuple

from everglow.agenda import Situation
from everglow.bots.budget import Budget
from everglow.bots.plan import Line, lines
from everglow.bots.roster import recruit
from everglow.bots.tree import Node, Search, share
from everglow.coach.analysis import Coach, Played, analyse
from everglow.coach.fortune import fortune
from everglow.coach.parts import Analysis
from everglow.coach.play import Way, play_of
from everglow.coach.shares import WHOLE
from everglow.coach.turns import Turn
from everglow.coach.value import seeds
from everglow.game import Action, AnyGame, Seat
from everglow.games import games
from everglow.rng import stream
from everglow.server.live.workers import collect_rarely

LEAST, MOST = 0.10, 0.20  # of the victory that a planted blunder costs
AROUND = 0.15  # what the evaluation should say of it
OTHERS = 100_000  # beyond the numbers of turns: seeds of worlds that no judgement used


class Game(NamedTuple):
    """Game of bots, as it is told to the coach; perhaps with a planted blunder, which began with a step."""

    played: Played
    blunder: int


def play(game: AnyGame, bots: list[str], seed: int, budget: Budget | None = None) -> Game:
    """Let bots play. With a budget of search, one blunder is planted from the middle of the game on."""
    state, moves, blunder = game.new(len(bots), seed), list[tuple[Seat, Action]](), 0
    players = [recruit(bot, game, seed + seat) for seat, bot in enumerate(bots)]
    middle = 40 + stream(seed).below(60)
    while deciders := state.deciders():
        seat = deciders[0]
        actions = [players[seat].choose(state.imagine(seat, seed), seat)]
        if budget and not blunder and len(moves) >= middle and (bad := bad_turn(game, state, seat, budget)):
            actions, blunder = bad, len(moves) + 1
        for action in actions:
            moves.append((seat, action))
            state.apply(seat, action)
    return Game(Played(game, game.new(len(bots), seed), moves, {}), blunder)


def bad_turn(game: AnyGame, state: Situation, seat: Seat, budget: Budget) -> list[Action]:
    """Return a turn that a search finds to cost as much as a blunder should; nothing if it finds none."""
    world = state.imagine(seat, 1)
    found = [line for line in lines(world, seat, game.judge.foresee, game.judge.breadth) if not line.chance]
    if len(found) < 2 or found[0].open:
        return []
    best = max(share(line.worth) for line in found)
    bad = min(found, key=lambda line: abs(best - share(line.worth) - AROUND))
    if not LEAST <= best - share(bad.worth) <= MOST:
        return []
    return bad.actions() if LEAST <= searched_cost(game, state, seat, bad, budget) <= MOST else []


def searched_cost(game: AnyGame, state: Situation, seat: Seat, line: Line, budget: Budget) -> float:
    """Share that a line costs, as a search sees it that looks at this line too."""
    search = Search(state, seat, game, stream(1))
    search.lines.append(line)
    search.nodes.append(Node(share(line.worth), game.judge.trust))
    search.think(budget.simulations, budget.seconds)
    last = len(search.lines) - 1
    return max(search.worth(at) for at in range(last)) - search.worth(last)


def found(planted: Game) -> bool:
    """Whether the planted blunder is among the three moments that the coach shows to whoever made it."""
    analysis = analyse(planted.played)
    [turn] = [turn for turn in analysis["turns"] if planted.blunder in turn["steps"]]
    return turn["number"] in analysis["closing"]["players"][turn["seat"]]["moments"]


def speed(count: int) -> None:
    collect_rarely()
    for name, game in games().items():
        spent = [seconds(play(game, ["planner"] * 4, seed).played) for seed in range(count)]
        curve, whole = (mean(column) for column in zip(*spent, strict=True))
        print(f"{name}, 4 players, {count} games: curve {curve:.2f} s, whole {whole:.2f} s")


def seconds(played: Played) -> tuple[float, float]:
    """Processor seconds until the curve and until the end."""
    begun = process_time()
    parts = Coach(played).parts()
    next(parts)
    curve = process_time() - begun
    for _ in parts:
        pass
    return curve, process_time() - begun


def blunders(count: int) -> None:
    for name, game in games().items():
        for seats in (2, 4):
            planted = [play(game, ["planner"] * seats, seed, Budget(seconds=1.0)) for seed in range(count)]
            real = [one for one in planted if one.blunder]
            print(
                f"{name}, {seats} players: {sum(map(found, real))} of {len(real)} blunders found", flush=True
            )


def luck(count: int) -> None:
    """The first bot is stronger than all others; it sits in every seat in turn."""
    for name, game in games().items():
        for seats in (2, 4):
            lucks = [luck_of_the_stronger(game, seats, seed) for seed in range(count)]
            wide = 1.96 * stdev(lucks) / count**0.5
            print(f"{name}, {seats} players, {count} games: luck {mean(lucks):+.4f} ± {wide:.4f}", flush=True)


def luck_of_the_stronger(game: AnyGame, seats: int, seed: int) -> float:
    bots = ["planner" if seat == seed % seats else "greedy" for seat in range(seats)]
    return fortune(play(game, bots, seed).played)[seed % seats]


def rest(count: int) -> None:
    for name, game in games().items():
        for seats in (2, 4):
            judged = [analyse(play(game, ["planner"] * seats, seed).played) for seed in range(count)]
            acted = [100 * mean(unexplained(found)) for found in judged]
            wide = 1.96 * stdev(acted) / count**0.5
            wholes = [
                player["bridge"]["unexplained"] for found in judged for player in found["closing"]["players"]
            ]
            size = 100 * fmean([(whole / WHOLE) ** 2 for whole in wholes]) ** 0.5
            print(
                f"{name}, {seats} players, {count} games: {mean(acted):+.2f} ± {wide:.2f} points a turn, "
                f"{size:.1f} a game and player",
                flush=True,
            )


def unexplained(found: Analysis) -> list[float]:
    """Return what stays unexplained of every turn, for the seat whose turn it was."""
    return [turn["unexplained"][turn["seat"]] / WHOLE for turn in found["turns"]]


class Drift(NamedTuple):
    """Means over the turns of a game in which somebody chose and chance had no part, in points."""

    added: float  # to the share of whoever acted
    before: float  # that the game ended better for them than their share before the turn
    after: float  # ... and than after it
    same: float  # what turns cost, in the worlds that chose the best way
    fresh: float  # ... and in as many others


def drift(count: int) -> None:
    for name, game in games().items():
        for seats in (2, 4):
            found = [drift_of(Coach(play(game, ["planner"] * seats, seed).played)) for seed in range(count)]
            told = [
                f"{kind} {mean(column):+.2f} ± {1.96 * stdev(column) / count**0.5:.2f}"
                for kind, column in zip(Drift._fields, zip(*found, strict=True), strict=True)
            ]
            print(f"{name}, {seats} players, {count} games: {', '.join(told)}", flush=True)


def drift_of(coach: Coach) -> Drift:
    curve = [point["shares"] for point in coach.open()["curve"]]
    rows = []
    for turn in coach.played.turns[:-1]:
        if turn.choices and not turn.chance:
            before, after, end = (curve[at][turn.seat] for at in (turn.number - 1, turn.number, -1))
            rows.append((after - before, end - before, end - after, *costs_in_worlds(coach, turn)))
    return Drift(*(100 * fmean(column) / WHOLE for column in zip(*rows, strict=True)))


def costs_in_worlds(coach: Coach, turn: Turn) -> tuple[float, float]:
    """Tell what a turn cost in the worlds of its judgement, and in others."""
    play = play_of(
        turn.before, turn.seat, turn.actions, coach.value, seeds(turn.number), coach.game.judge.breadth
    )
    others = seeds(turn.number + OTHERS)
    done, best = (Way(way.line, turn.seat, coach.value) for way in (play.done, play.best))
    done.look(others)
    best.look(others)
    return play.done.own() - play.best.own(), done.own() - best.own()


KINDS = {"speed": speed, "blunders": blunders, "luck": luck, "rest": rest, "drift": drift}

if __name__ == "__main__":
    KINDS[sys.argv[1]](int((sys.argv[2:] or ["20"])[0]))
