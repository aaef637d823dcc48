"""Hard positions of both games: real games, saved up to the moment that a screen must have room for.

Each is one file in `positions/`, found by `python -m tests.rooms.hunt`. What a position shows is told by the
wish of its name in `wishes.py`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from everglow.games import games
from everglow.record import Record
from everglow.record_parts import Move
from everglow.server.table.entries import Acted, AnyEntry, Sat, Started, Timing
from tests.server.tables import NAMES, first_entry, nonce, person

FOLDER = Path(__file__).parent / "positions"


@dataclass(frozen=True)
class Position:
    """A game that was cut off at a hard moment, and the seat through whose eyes to look at it."""

    name: str  # of its wish
    title: str
    game: str
    options: dict[str, str]
    seats: int
    secret: str
    actions: list[Move]
    seat: int

    @property
    def id(self) -> str:
        """The name of its file, without the ending."""
        return f"{self.game}-{self.name}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.id}.json"

    @classmethod
    def load(cls, path: Path) -> Position:
        told = json.loads(path.read_text(encoding="utf-8"))
        told["actions"] = [Move(seat, name) for seat, name in told["actions"]]
        return cls(name=path.stem.removeprefix(f"{told['game']}-"), **told)

    def save(self) -> None:
        """Write one field a line, so that people can read it."""
        fields = {
            "title": self.title,
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "secret": self.secret,
            "seat": self.seat,
            "actions": [list(move) for move in self.actions],
        }
        lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in fields.items()]
        FOLDER.mkdir(exist_ok=True)
        self.path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

    def record(self, names: list[str] | None = None) -> Record:
        """The record of the game so far."""
        record = begun(self.game, self.options, self.seats, self.secret, names)
        record.actions = self.actions[:]
        return record

    def state(self) -> Any:
        """The state of the game at this moment."""
        return self.record().replay(games()[self.game])

    def finished(self) -> Position:
        """The same game, with the first legal answers until it is over."""
        record, state, game = self.record(), self.state(), games()[self.game]
        while deciders := state.deciders():
            action = state.legal_actions(deciders[0])[0]
            record.add(deciders[0], game.codec.action_name(action))
            state.apply(deciders[0], action)
        return replace(self, actions=record.actions)

    def question(self) -> dict[str, Any] | None:
        """Question to the seat, if there is one."""
        return games()[self.game].show.question(self.state(), self.seat)

    def entries(
        self,
        names: list[str] | None = None,
        people: list[str] | None = None,
        timing: Timing | None = None,
        pace: int = 100,
        **other: Any,
    ) -> list[AnyEntry]:
        """Entries of a table in the store at this moment.

        Names and people (the keys of their browsers) are by seat; the first of them is the host. One answer
        follows the last by `pace` milliseconds. Anything else goes into the entry that opens the table.
        """
        names, people = names or NAMES, people or [person(seat) for seat in range(self.seats)]
        table = first_entry(
            self.game, self.options, self.seats, self.secret, timing, **({"host": people[0]} | other)
        )
        sat = [
            Sat(seat=seat, person=people[seat], name=names[seat], nonce=nonce(seat))
            for seat in range(self.seats)
        ]
        acted = [
            Acted(at=pace * number, seat=move.seat, name=move.name)
            for number, move in enumerate(self.actions, 1)
        ]
        return [table, *sat, Started(), *acted]


def begun(
    game: str, options: dict[str, str], seats: int, secret: str, names: list[str] | None = None
) -> Record:
    """The record of a game before its first action, dealt as tables in tests deal it."""
    record = Record(game, games()[game].version, (names or NAMES)[:seats], secret)
    record.options = dict(options)
    record.nonces = [nonce(seat) for seat in range(seats)]
    return record


def all_positions(game: str = "") -> list[Position]:
    """Every saved position, or those of one game, in the order of their names."""
    return [Position.load(path) for path in sorted(FOLDER.glob(f"{game}*.json"))]
