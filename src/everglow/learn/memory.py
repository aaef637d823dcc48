"""Episode with a history of observations, which OpenSpiel asks for."""

from __future__ import annotations

import json
from typing import Any, Self

from everglow.game import Action, AnyGame, GameEvent, Seat, State
from everglow.learn.episode import Episode


class Remembered(Episode):
    """History of events, as each seat was told them, and last as a spectator was."""

    def __init__(
        self, game: AnyGame, state: State, asked: Seat | None, seen: list[list[str]] | None = None
    ) -> None:
        super().__init__(game, state, asked)
        self.seen = seen or [[] for _ in range(self.seats + 1)]
        self.state.listen()

    def apply(self, action: Action) -> None:
        super().apply(action)
        for event in self.state.news():
            self._remember(event)

    def _remember(self, event: GameEvent) -> None:
        for seat in range(self.seats):
            self.seen[seat].append(json.dumps(self.game.show.redact(event, seat)))
        self.seen[-1].append(json.dumps(self.game.show.redact(event, None)))

    def information(self, seat: Seat) -> str:
        """Return all that a seat has seen, and what it sees now."""
        return "\n".join([*self.seen[seat], self.observation(seat)])

    def observation(self, seat: Seat) -> str:
        """Return what a seat sees now."""
        return json.dumps([self.game.show.view(self.state, seat), self.game.show.question(self.state, seat)])

    def copy(self) -> Self:
        return self._with(self.state.copy(), [told[:] for told in self.seen])

    def imagine(self, seat: Seat, seed: int) -> Self:
        """Return an imagined episode, in which the others remember only what everybody has seen."""
        seen = [self.seen[other if other == seat else -1][:] for other in range(self.seats)]
        return self._with(self.state.imagine(seat, seed), [*seen, self.seen[-1][:]])

    def _with(self, state: State, seen: list[list[str]]) -> Self:
        return type(self)(self.game, state, self.asked, seen)

    def __reduce__(self) -> tuple[Any, ...]:
        load, told = super().__reduce__()
        return load, (*told, self.seen)
