"""Whole random games as text. A file's first line says which game; the rest is told by the engine.

`python -m tests.playthroughs.story` tells every file anew: read the difference before you commit it.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from everglow.games import games
from everglow.rng import fast

FILES = sorted(Path(__file__).parent.glob("*.txt"))
PEOPLE = ["Ana", "Ben", "Cleo", "Dan"]


def tell(head: str) -> list[str]:
    """The lines of the game that a first line such as `vale seats=2 seed=1` asks for."""
    name, *settings = shlex.split(head)
    options = dict(setting.split("=") for setting in settings)
    seats, seed = int(options.pop("seats")), int(options.pop("seed"))
    game = games()[name]
    return [head, *play(game, game.new(seats, seed, options, events=True), PEOPLE[:seats], fast(seed, 1))]


def play(game: Any, state: Any, names: list[str], rng: Any) -> list[str]:
    lines = log_lines(game, state, names)
    while deciders := state.deciders():
        seat = deciders[rng.below(0, len(deciders))]
        legal = state.legal_actions(seat)
        action = legal[rng.below(0, len(legal))]
        state.apply(seat, action)
        lines += [
            f"{names[seat]}: {game.codec.action_name(action)} (of {len(legal)})",
            *log_lines(game, state, names),
        ]
    result = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores(), strict=True))
    return [*lines, f"Result: {result}; returns {state.returns()}", game.codec.notation(state)]


def log_lines(game: Any, state: Any, names: list[str]) -> list[str]:
    events = [game.show.redact(event, None) for event in state.events]
    state.events.clear()
    return [f"    {line}" for event in events if (line := game.texts.log(event, names))]


if __name__ == "__main__":
    for file in FILES:
        file.write_text("\n".join(tell(file.read_text().splitlines()[0])) + "\n")
