"""The present state of a game, with what was computed from it."""

from __future__ import annotations

from typing import TypeAlias

from everglow.game import AnyGame, GameQuestion, Seat, State

Asked: TypeAlias = tuple[GameQuestion | None, list[int]]  # a question, and the answers that are legal


class Present:
    """One state and its caches. Every step makes a new one, so that no cache outlives its state."""

    def __init__(self, game: AnyGame, state: State, earlier: dict[Seat, Asked]) -> None:
        self.game = game
        self.state = state
        self.earlier = earlier  # questions of the state before, as far as somebody asked for them
        self.questions: dict[Seat, Asked] = {}
        self._key: object = None
        self._over = not state.deciders()
        self._barriers: list[int] | None = None

    def asked(self, seat: Seat) -> Asked:
        """Return what a seat is asked; everybody's undo depends on it, so it is computed once."""
        if seat not in self.questions:
            self.questions[seat] = asked(self.game, self.state, seat)
        return self.questions[seat]

    def key(self) -> object:
        """Key of the position; every seat's undo compares it."""
        if self._key is None:
            self._key = self.state.key()
        return self._key

    def over(self) -> bool:
        return self._over

    def barriers(self, seats: int) -> list[int]:
        """Barriers of all seats; every seat's undo compares them."""
        if self._barriers is None:
            self._barriers = barriers(self.state, seats)
        return self._barriers


def asked(game: AnyGame, state: State, seat: Seat) -> Asked:
    return game.show.question(state, seat), state.legal_actions(seat)


def barriers(state: State, seats: int) -> list[int]:
    """Barriers of all seats: they change when chance or a reveal tells that seat something."""
    return [state.barrier(seat) for seat in range(seats)]
