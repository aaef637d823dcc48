"""Chronicle of one table, as its people saw it, and the checks of it when they have left."""

import json
import sqlite3
from pathlib import Path
from time import monotonic, sleep

from everglow.game import Json
from everglow.games import games
from everglow.record import Record
from everglow.server.table.changes import table_from
from everglow.server.table.session import GameSession
from everglow.server.views.updates import playing
from tests.server.diary import Diary

from .letters import Letters, Retelling

WORLDS = 15  # of so many actions one is looked at in two worlds
TRIES = 10  # to read beside a server that is killed in that very moment


class Chronicle(Diary):
    """A diary that also keeps every letter, and when something happened last."""

    def __init__(self, code: str, folder: Path) -> None:
        super().__init__(code)
        self.letters = Letters(folder / f"{code}.letters")
        self.abandoned = False  # everybody leaves before the end
        self.last = 0  # entry that anybody was told of
        self.moved = monotonic()

    def moves(self, seq: int) -> None:
        if seq > self.last:
            self.last, self.moved = seq, monotonic()

    def check_all(self, lines: list[bytes], salt: int) -> tuple[int, int]:
        """Check the entries against everything kept of the table; count the letters and worlds compared."""
        self.check(lines)
        retelling = Retelling(self.code, lines)
        counts = retelling.check(self.letters.read(), salt, WORLDS)
        if self.record:
            self.check_record(playing(table_from(retelling.entries, self.code)), self.record)
        return counts

    def check_record(self, session: GameSession, record: Json) -> None:
        ours = json.loads(json.dumps(session.record.to_json()))
        assert ours == record, f"the record of {self.code} is another one"
        Record.from_json(record).verify(games()[session.game.name])


def checked(chronicle: Chronicle, store: Path | str, salt: int) -> tuple[int, int]:
    """Check in a process of its own, while the others play on."""
    counts = chronicle.check_all(entries(store, chronicle.code), salt)
    chronicle.letters.path.unlink(missing_ok=True)
    return counts


def entries(store: Path | str, code: str) -> list[bytes]:
    """A table's entries, read beside the server that writes them: from a file, or from a database."""
    if isinstance(store, str):
        from tests.extras.postgres.server import read_entries

        return read_entries(store, code)
    for attempt in range(TRIES):
        try:
            return _read(store, code)
        except sqlite3.Error:
            sleep(1 + attempt)
    raise AssertionError(f"the entries of {code} cannot be read")


def _read(store: Path, code: str) -> list[bytes]:
    connection = sqlite3.connect(f"{store.absolute().as_uri()}?mode=ro", uri=True)
    try:
        query = "SELECT line FROM entries WHERE code = ? ORDER BY number"
        return [line for (line,) in connection.execute(query, (code,))]
    finally:
        connection.close()
