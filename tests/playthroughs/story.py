"""Whole random games as text. A file's first line says which game; the rest is told by the engine.

`vale-2.txt` is in English, `vale-2.de.txt` is the same game in German.
`python -m tests.playthroughs.story` tells every file anew: read the difference before you commit it.
`python -m tests.playthroughs.story de fr` also tells all English ones in those languages.
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from everglow.games import games
from everglow.rng import fast
from everglow.words.languages import ENGLISH, LANGUAGES
from everglow.words.wording import Wording

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
PEOPLE = ["Ana", "Ben", "Cleo", "Dan"]


def language_of(file: Path) -> str:
    """The language that a file's name says, such as `de` of `vale-2.de.txt`; English if it says none."""
    said = file.name.split(".")[1]
    return said if said in LANGUAGES else ENGLISH


def tell(head: str, language: str = ENGLISH) -> list[str]:
    """The lines of the game that a first line such as `vale seats=2 seed=1` asks for."""
    name, *settings = shlex.split(head)
    options = dict(setting.split("=") for setting in settings)
    seats, seed = int(options.pop("seats")), int(options.pop("seed"))
    game = games()[name]
    state = game.new(seats, seed, options, events=True)
    return [head, *play(game, state, Wording(language, PEOPLE[:seats]), fast(seed, 1))]


def play(game: Any, state: Any, wording: Wording, rng: Any) -> list[str]:
    lines = log_lines(game, state, wording)
    while deciders := state.deciders():
        seat = deciders[rng.below(0, len(deciders))]
        legal = state.legal_actions(seat)
        action = legal[rng.below(0, len(legal))]
        state.apply(seat, action)
        lines += [
            f"{wording.names[seat]}: {game.codec.action_name(action)} (of {len(legal)})",
            *log_lines(game, state, wording),
        ]
    result = ", ".join(f"{name} {score}" for name, score in zip(wording.names, state.scores(), strict=True))
    return [*lines, f"Result: {result}; returns {state.returns()}", game.codec.notation(state)]


def log_lines(game: Any, state: Any, wording: Wording) -> list[str]:
    events = [game.show.redact(event, None) for event in state.events]
    state.events.clear()
    messages = [message for event in events if (message := game.texts.log(event))]
    return [f"    {line}" for line in wording.all(messages)]


def write(file: Path, head: str) -> None:
    file.write_text("\n".join(tell(head, language_of(file))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    english = [file for file in FILES if language_of(file) == ENGLISH]
    added = [file.with_suffix(f".{language}.txt") for file in english for language in sys.argv[1:]]
    heads = {file.name.split(".")[0]: file.read_text().splitlines()[0] for file in english}
    for file in dict.fromkeys([*FILES, *added]):
        write(file, heads[file.name.split(".")[0]])
