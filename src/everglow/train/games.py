"""Games that bots played against themselves, kept as a seed and actions: inputs are made by replaying.

So inputs may change without playing again, and a game takes a few hundred bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from everglow.game import Action, AnyGame, Seat, State


class Played(NamedTuple):
    """One game: how it began, and the answers of whoever was asked first each time."""

    number: int
    seats: int
    seed: int
    options: dict[str, str]
    actions: list[Action]

    def begin(self, game: AnyGame) -> State:
        state: State = game.new(self.seats, self.seed, self.options)
        return state

    def replay(self, game: AnyGame) -> Iterator[tuple[State, Seat]]:
        """Yield every question, with the seat that answers; the state goes on when the next is asked for."""
        state = self.begin(game)
        for action in self.actions:
            seat = state.deciders()[0]
            yield state, seat
            state.apply(seat, action)

    def line(self) -> str:
        return json.dumps(self._asdict(), separators=(",", ":")) + "\n"


def read(path: Path) -> list[Played]:
    """Read the games of a file; a last line that was cut off does not count."""
    if not path.exists():
        return []
    lines = path.read_text().split("\n")[:-1]
    return [Played(**json.loads(line)) for line in lines]


def append(path: Path, game: Played) -> None:
    with path.open("a") as file:
        file.write(game.line())


def mend(path: Path) -> None:
    """Remove a last line that was cut off, so that the next game does not continue it."""
    if path.exists():
        text = path.read_text()
        if not text.endswith("\n"):
            path.write_text(text[: text.rfind("\n") + 1])
