"""Games among bots, to be analysed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from everglow.bots.roster import recruit
from everglow.coach.analysis import Played, analyse
from everglow.coach.parts import Analysis
from everglow.game import Action, Seat
from everglow.games import games


class Kind(NamedTuple):
    """Game, how many play, a seed, and who plays; the last bot sits in all other seats."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), self.bots[0], *(value for _, value in self.options)])


CORPUS = [
    Kind("vale", 2, 1, ("greedy", "careless")),
    Kind("vale", 3, 2, ("planner",)),
    Kind("vale", 4, 3, ("greedy", "random")),
    Kind("glow", 2, 4, ("greedy", "random")),
    Kind("glow", 2, 7, ("planner",), (("board", "sea"),)),
    Kind("glow", 3, 5, ("random",)),
    Kind("glow", 4, 6, ("careless", "random")),
]


def moves_of(kind: Kind) -> list[tuple[Seat, Action]]:
    """Let bots play a game, whoever decides last first, so that the seats' answers are mixed."""
    game, seed = games()[kind.game], kind.seed
    bots = [kind.bots[min(seat, len(kind.bots) - 1)] for seat in range(kind.seats)]
    players = [recruit(bot, game, seed + seat) for seat, bot in enumerate(bots)]
    state, moves = game.new(kind.seats, seed, dict(kind.options)), list[tuple[Seat, Action]]()
    while deciders := state.deciders():
        seat = deciders[-1]
        moves.append((seat, players[seat].choose(state.imagine(seat, seed), seat)))
        state.apply(*moves[-1])
    return moves


@cache
def played(kind: Kind) -> Played:
    game, options = games()[kind.game], dict(kind.options)
    return Played(game, game.new(kind.seats, kind.seed, options), moves_of(kind), options)


@cache
def analysed(kind: Kind) -> Analysis:
    return analyse(played(kind))
