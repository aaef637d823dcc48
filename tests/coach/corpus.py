"""Games among quick bots, to be analysed."""

from __future__ import annotations

from functools import cache

from everglow.bots.roster import recruit
from everglow.coach.analysis import Played, analyse
from everglow.coach.parts import Analysis
from everglow.game import Action, AnyGame, Seat
from everglow.games import games

# A game, how many play, a seed, and who plays; the last bot sits in all other seats.
CORPUS = [
    ("vale", 2, 1, ("greedy", "careless")),
    ("vale", 3, 2, ("careless",)),
    ("vale", 4, 3, ("greedy", "random")),
    ("glow", 2, 4, ("greedy", "random")),
    ("glow", 3, 5, ("random",)),
    ("glow", 4, 6, ("careless", "random")),
]


def moves_of(game: AnyGame, seats: int, seed: int, bots: tuple[str, ...]) -> list[tuple[Seat, Action]]:
    """Let bots play a game, whoever decides last first, so that the seats' answers are mixed."""
    players = [recruit(bots[min(seat, len(bots) - 1)], game, seed + seat) for seat in range(seats)]
    state, moves = game.new(seats, seed), []
    while deciders := state.deciders():
        seat = deciders[-1]
        moves.append((seat, players[seat].choose(state.imagine(seat, seed), seat)))
        state.apply(*moves[-1])
    return moves


@cache
def played(name: str, seats: int, seed: int, bots: tuple[str, ...]) -> Played:
    game = games()[name]
    return Played(game, game.new(seats, seed), moves_of(game, seats, seed, bots), {})


@cache
def analysed(name: str, seats: int, seed: int, bots: tuple[str, ...]) -> Analysis:
    return analyse(played(name, seats, seed, bots))
