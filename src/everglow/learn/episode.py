"""Game in progress for learners: one seat is asked at a time, and everything is numbers."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from everglow.console import Screen
from everglow.game import Action, AnyGame, Json, Seat, State
from everglow.games import games
from everglow.words.wording import Wording

NUMBERS = 10.0  # no feature of any game lies further from 0: a law of `tests/laws`


class Episode:
    """One game. Where the rules let several answer at once, they are asked in turn, clockwise."""

    def __init__(self, game: AnyGame, state: State, asked: Seat | None) -> None:
        self.game = game
        self.state = state
        self.asked = asked  # none at the end
        self.seats = len(state.scores())

    @classmethod
    def new(cls, game: AnyGame, seats: int, seed: int, options: dict[str, str] | None = None) -> Self:
        state = game.new(seats, seed, options)
        return cls(game, state, state.deciders()[0])

    def apply(self, action: Action) -> None:
        """Apply the action of the asked seat. IllegalAction, with nothing changed, if it is not legal."""
        assert self.asked is not None, "the game is over"
        self.state.apply(self.asked, action)
        self.asked = self._next(self.asked)

    def _next(self, last: Seat) -> Seat | None:
        """Ask the next seat clockwise, so that nobody sees all others' answers before their own first one."""
        return min(self.state.deciders(), key=lambda seat: (seat - last - 1) % self.seats, default=None)

    def legal(self, seat: Seat) -> list[Action]:
        """Legal actions of a seat; none unless it is asked."""
        legal: list[Action] = self.state.legal_actions(seat) if seat == self.asked else []
        return legal

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.game.codec.num_actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def features(self, seat: Seat) -> NDArray[np.float32]:
        return np.array(self.game.judge.features(self.state, seat), np.float32)

    def rewards(self) -> list[float]:
        """Zero-sum rewards: 1 for winning alone, -1 shared among those who lost; all 0 until the end."""
        if self.asked is not None:
            return [0.0] * self.seats
        return [(self.seats * share - 1) / (self.seats - 1) for share in self.state.returns()]

    def table(self, seat: Seat | None) -> str:
        """Return the table in words, as a seat or a spectator sees it."""
        screen = Screen(plain=True)
        screen.sit_down(self.game.name, self.game.texts.icons)
        lines = self.wording(seat).all(self.game.texts.table(self.game.show.view(self.state, seat)))
        return "\n".join(screen.text(line).plain for line in lines)

    def wording(self, seat: Seat | None) -> Wording:
        """Wording of messages for a seat: in English, with numbers for names."""
        return Wording(names=[f"player_{number}" for number in range(self.seats)], you=seat)

    def copy(self) -> Self:
        return type(self)(self.game, self.state.copy(), self.asked)

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle through the game's own saving, since compiled states know no other way."""
        return _load, (type(self), self.game.name, self.game.codec.save(self.state), self.asked)


def _load(kind: type[Episode], name: str, saved: Json, *rest: Any) -> Episode:
    game = games()[name]
    return kind(game, game.codec.load(saved), *rest)
