"""Rows to learn from: positions of replayed games as inputs, with how the games ended."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

from everglow.game import AnyGame, Seat, State
from everglow.rng import Stream, stream
from everglow.train.games import Played

ONE_IN: Final = 3  # positions in the middle of a turn; those at its end are all kept, for plans judge these


class Rows:
    """Rows of many games, in flat arrays that can be pickled and joined; a game's rows are in order."""

    def __init__(self) -> None:
        self.numbers = array("I")  # of all rows, one after the other
        self.lengths = array("H")  # by row
        self.seats = array("B")  # by row: who judges
        self.sizes = array("I")  # by game: how many rows
        self.players = array("B")  # by game
        self.returns = array("f")  # by game: four, 0 where nobody sits
        self.scores = array("f")  # likewise

    def add(self, row: list[int], seat: Seat) -> None:
        self.numbers.extend(row)
        self.lengths.append(len(row))
        self.seats.append(seat)

    def close(self, state: State, rows: int) -> None:
        """Note how the game of the last rows ended."""
        returns, scores = state.returns(), state.scores()
        nobody = [0.0] * (4 - len(scores))
        self.sizes.append(rows)
        self.players.append(len(scores))
        self.returns.extend(returns + nobody)
        self.scores.extend([float(score) for score in scores] + nobody)

    def join(self, other: Rows) -> None:
        for name, values in vars(other).items():
            getattr(self, name).extend(values)


def extract(game: AnyGame, played: Iterable[Played]) -> Rows:
    """Replay games: the positions that somebody's plan may have judged, as that seat saw them."""
    rows = Rows()
    for one in played:
        _replay(rows, game, one)
    return rows


def _replay(rows: Rows, game: AnyGame, played: Played) -> None:
    chance, before = stream(played.seed, played.number), len(rows.lengths)
    state, last = played.begin(game), -1
    for action in played.actions:
        seat = state.deciders()[0]
        if last >= 0 and (seat != last or chance.below(ONE_IN) == 0):
            judging = _judging(chance, last, seat)
            rows.add(game.judge.inputs(state, judging), judging)
        state.apply(seat, action)
        last = seat
    rows.close(state, len(rows.lengths) - before)


def _judging(chance: Stream, last: Seat, seat: Seat) -> Seat:
    """Choose who judges: mostly whoever acted last, as in a plan; sometimes whoever is asked."""
    return last if chance.below(3) else seat
