"""SQLite store: what is asked of it, as jobs for its one writer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import astuple

from everglow.server.store import closures
from everglow.server.store.append import BEAT, Append, append_below
from everglow.server.store.database import BadStore, open_database, open_readonly
from everglow.server.store.protocol import (
    DAY,
    EXERCISES,
    GUESTS,
    NO_PLACE,
    NOT_CLOSED,
    OWN_PUZZLE,
    REPRIEVE,
    Anonymise,
    Ceiling,
    Closures,
    Exercise,
    OwnPuzzle,
    Place,
    Session,
    StoredBot,
    StoredDevice,
    dated,
)
from everglow.server.store.single import SingleProcess
from everglow.server.store.writer import Writer
from everglow.server.table.erase import Leaver
from everglow.server.table.faces import Face
from everglow.server.table.listing import Listing

BOTS: Final = (  # those that somebody has, and those that they removed
    "SELECT person FROM guests WHERE owner = ?1 UNION SELECT person FROM retired WHERE owner = ?1"
)
OWN_NAME: Final = (  # as far as nobody else is called so
    "SELECT name FROM people WHERE person = ?1"
    " AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.name = people.name AND other.person != ?1)"
)

PAGE: Final = "AND (used, code) < (?, ?) ORDER BY used DESC, code DESC LIMIT ?"
PUBLIC: Final = f"SELECT listing, used FROM tables WHERE status = ? AND public = ? {PAGE}"
OWN: Final = (
    f"SELECT listing, used FROM members JOIN tables USING (code) WHERE status = ? AND person = ? {PAGE}"
)
KEEP_ANALYSIS: Final = (
    "INSERT OR REPLACE INTO analyses SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE code = ?1)"
)
SOLVE: Final = (  # the first answer of a day counts
    "INSERT OR IGNORE INTO solved SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM people WHERE person = ?1)"
)
ADD_EXERCISE: Final = (
    "INSERT OR IGNORE INTO exercises SELECT ?1, ?2, ?3, ?4, ?5"
    " WHERE EXISTS (SELECT 1 FROM people WHERE person = ?1) AND EXISTS (SELECT 1 FROM tables WHERE code = ?2)"
)
KEEP_PUZZLE: Final = (
    "INSERT OR IGNORE INTO puzzles SELECT ?1, ?2, ?3, ?4, ?5"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE code = ?1)"
)
FIRST_PUZZLE: Final = (
    f"SELECT code FROM puzzles WHERE game = ?2 AND version = ?3 AND {NOT_CLOSED}"
    " AND code NOT IN (SELECT code FROM puzzle_days) ORDER BY found, code LIMIT 1"
)
CHOOSE_PUZZLE: Final = (
    f"INSERT INTO puzzle_days SELECT ?1, coalesce(({FIRST_PUZZLE}), '')"
    " WHERE NOT EXISTS (SELECT 1 FROM puzzle_days WHERE day = ?1)"
)
PUZZLE_OF: Final = (
    f"{OWN_PUZZLE} JOIN puzzle_days USING (code) WHERE day = ?1 AND game = ?2 AND version = ?3"
    f" AND {NOT_CLOSED}"
)
MARK: Final = "UPDATE tables SET marked = ? WHERE code = ?"


class SqliteStore(SingleProcess):
    """Store in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer = Writer(open_database(path))

    async def close(self) -> None:
        await self.writer.close()

    # Tables

    def append(
        self,
        code: str,
        number: int,
        lines: list[bytes],
        listing: Listing,
        at: int,
        named: Iterable[str] = (),
        ceiling: Ceiling | None = None,
    ) -> asyncio.Future[None]:
        append = Append(code, number, lines, listing, at, named)
        return self.writer.do(append if ceiling is None else partial(append_below, append, ceiling))

    async def entries(self, code: str) -> list[bytes]:
        query = "SELECT line FROM entries WHERE code = ? ORDER BY number"
        return await self.writer.do(lambda c: [line for (line,) in c.execute(query, (code,))])

    async def analysis(self, code: str, judge: str) -> bytes | None:
        query = "SELECT analysis FROM analyses WHERE code = ? AND judge = ?"
        row = await self.writer.do(lambda c: c.execute(query, (code, judge)).fetchone())
        return bytes(row[0]) if row else None

    async def keep_analysis(self, code: str, judge: str, analysis: bytes) -> None:
        await self.writer.do(lambda c: c.execute(KEEP_ANALYSIS, (code, judge, analysis)))

    async def listings(
        self, status: str, person: str | None, limit: int, after: Place | None = None
    ) -> list[Listing]:
        query, values = (OWN, [status, person]) if person else (PUBLIC, [status, 1])
        values += [*(after or NO_PLACE), limit]
        rows = await self.writer.do(lambda c: c.execute(query, values).fetchall())
        return [dated(listing, used) for listing, used in rows]

    async def census(self) -> dict[str, int]:
        query = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self.writer.do(lambda c: dict(c.execute(query).fetchall()))

    async def expire(self, status: str, now: int, days: float, spared: Sequence[str] = ()) -> int:
        def forget(c: sqlite3.Connection) -> int:
            old = c.execute(
                "SELECT code, marked FROM tables WHERE status = ? AND touched < ?", (status, before)
            )
            idle = [(code, marked) for code, marked in old.fetchall() if code not in spared]
            c.executemany(MARK, [(now, code) for code, marked in idle if marked is None])
            due = [(code,) for code, marked in idle if marked is not None and marked <= now - REPRIEVE * DAY]
            remove(c, due)
            return len(due)

        before = now - days * DAY
        return await self.writer.do(forget)

    async def closures(self) -> Closures:
        return await asyncio.to_thread(closures.read, self.path)

    async def check(self) -> str:
        return await asyncio.to_thread(_checked, self.path)

    # People

    async def key(self) -> bytes:
        return bytes(await self.writer.do(lambda c: c.execute("SELECT key FROM house").fetchone()[0]))

    async def add_session(self, session: str, person: str, name: str, token: bytes, device: str = "") -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute("INSERT OR IGNORE INTO people (person, name) VALUES (?, ?)", (person, name))
            now, past = time.time(), c.execute("SELECT open_for FROM house").fetchone()[0]
            c.execute(
                "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?)",
                (session, person, token, now, now, past, device),
            )

        await self.writer.do(write)

    async def session(self, session: str) -> Session | None:
        query = (
            "SELECT person, name, token, (SELECT min(made) FROM sessions AS all_of WHERE all_of.person ="
            " sessions.person), touched, language, avatar, colour FROM sessions JOIN people USING (person)"
            " WHERE session = ?"
        )
        row = await self.writer.do(lambda c: c.execute(query, (session,)).fetchone())
        return Session(*row) if row else None

    async def touch(self, session: str, now: int) -> None:
        query = "UPDATE sessions SET used = ?, touched = ? WHERE session = ?"
        await self.writer.do(lambda c: c.execute(query, (time.time(), now, session)))

    async def devices(self, person: str) -> list[StoredDevice]:
        query = (
            "SELECT session, device, made, used FROM sessions WHERE person = ? ORDER BY used DESC, made DESC"
        )
        return [
            StoredDevice(*row)
            for row in await self.writer.do(lambda c: c.execute(query, (person,)).fetchall())
        ]

    async def end_sessions(self, person: str, sessions: Sequence[str]) -> list[str]:
        query = "DELETE FROM sessions WHERE person = ? AND session = ?"
        return await self.writer.do(
            lambda c: [one for one in sessions if c.execute(query, (person, one)).rowcount]
        )

    async def expire_sessions(self, before: int) -> list[str]:
        query = "DELETE FROM sessions WHERE touched < ? RETURNING session"
        return [one for (one,) in await self.writer.do(lambda c: c.execute(query, (before,)).fetchall())]

    async def rename(self, person: str, name: str) -> None:
        await self.writer.do(
            lambda c: c.execute("UPDATE people SET name = ? WHERE person = ?", (name, person))
        )

    async def choose_language(self, person: str, language: str) -> None:
        query = "UPDATE people SET language = ? WHERE person = ?"
        await self.writer.do(lambda c: c.execute(query, (language, person)))

    async def choose_face(self, person: str, face: Face) -> None:
        query = "UPDATE people SET avatar = ?, colour = ? WHERE person = ?"
        await self.writer.do(lambda c: c.execute(query, (*face, person)))

    async def leave(self, person: str) -> Leaver:
        return await self.writer.do(lambda c: _leave(c, person))

    async def leavers(self) -> list[Leaver]:
        rows = await self.writer.do(lambda c: c.execute("SELECT leaver FROM leavers").fetchall())
        return [msgspec.json.decode(leaver, type=Leaver) for (leaver,) in rows]

    async def traces(self, leaver: Leaver) -> list[tuple[str, str]]:
        query = "SELECT code, status FROM traces JOIN tables USING (code) WHERE person = ?"
        return await self.writer.do(
            lambda c: sorted({row for one in leaver.ids for row in c.execute(query, (one,))})
        )

    async def rewrite(self, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
        await self.writer.do(lambda c: _rewrite(c, code, leaver, anonymise))

    async def forgotten(self, leaver: Leaver) -> None:
        def forget(c: sqlite3.Connection) -> None:
            everybody = [(one,) for one in leaver.ids]
            for table in ("traces", "retired", "leavers"):
                c.executemany(f"DELETE FROM {table} WHERE person = ?", everybody)
            c.execute("UPDATE house SET remains = 1")
            self.writer.scrubbing = True

        await self.writer.do(forget)

    async def add_link(self, token: bytes, person: str, until: float) -> None:
        def write(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM links WHERE until < ?", (time.time(),))
            c.execute("INSERT INTO links VALUES (?, ?, ?)", (token, person, until))

        await self.writer.do(write)

    async def take_link(self, token: bytes) -> str | None:
        query = "DELETE FROM links WHERE token = ? AND until >= ? RETURNING person"
        row = await self.writer.do(lambda c: c.execute(query, (token, time.time())).fetchone())
        return str(row[0]) if row else None

    # Their training

    async def solved(self, person: str) -> dict[int, int]:
        query = "SELECT day, lost FROM solved WHERE person = ?"
        return dict(await self.writer.do(lambda c: c.execute(query, (person,)).fetchall()))

    async def keep_solved(self, person: str, day: int, lost: int) -> None:
        await self.writer.do(lambda c: c.execute(SOLVE, (person, day, lost)))

    async def exercises(self, person: str) -> list[Exercise]:
        query = f"{EXERCISES} WHERE person = ? ORDER BY due, code, turn"
        rows = await self.writer.do(lambda c: c.execute(query, (person,)).fetchall())
        return [Exercise(*row) for row in rows]

    async def add_exercises(self, exercises: Sequence[Exercise]) -> None:
        rows = [astuple(one) for one in exercises]
        await self.writer.do(lambda c: c.executemany(ADD_EXERCISE, rows))

    async def postpone(self, exercise: Exercise) -> None:
        query = "UPDATE exercises SET due = ?4, box = ?5 WHERE person = ?1 AND code = ?2 AND turn = ?3"
        await self.writer.do(lambda c: c.execute(query, astuple(exercise)))

    # Puzzles

    async def keep_puzzle(self, puzzle: OwnPuzzle) -> None:
        await self.writer.do(lambda c: c.execute(KEEP_PUZZLE, (*astuple(puzzle), time.time())))

    async def puzzle_of(self, day: int, game: str, version: str) -> OwnPuzzle | None:
        def choose(c: sqlite3.Connection) -> OwnPuzzle | None:
            c.execute(CHOOSE_PUZZLE, (day, game, version))
            row = c.execute(PUZZLE_OF, (day, game, version)).fetchone()
            return OwnPuzzle(*row) if row else None

        return await self.writer.do(choose)

    # Their bots

    async def add_guest(
        self, person: str, owner: str, name: str, token: bytes, public: bool, most: int
    ) -> bool:
        def write(c: sqlite3.Connection) -> bool:
            if c.execute("SELECT count(*) FROM guests WHERE owner = ?", (owner,)).fetchone()[0] >= most:
                return False
            c.execute("INSERT INTO people (person, name) VALUES (?, ?)", (person, name))
            c.execute(
                "INSERT INTO guests VALUES (?, ?, ?, ?, ?)", (person, owner, token, public, time.time())
            )
            return True

        return await self.writer.do(write)

    async def guests_of(self, owner: str) -> list[StoredBot]:
        query = f"{GUESTS} WHERE owner = ? ORDER BY made"
        return [_guest(row) for row in await self.writer.do(lambda c: c.execute(query, (owner,)).fetchall())]

    async def guest(self, token: bytes) -> StoredBot | None:
        query = f"{GUESTS} WHERE token = ?"
        row = await self.writer.do(lambda c: c.execute(query, (token,)).fetchone())
        return _guest(row) if row else None

    async def renew_guest(self, person: str, owner: str, token: bytes) -> bool:
        query = "UPDATE guests SET token = ? WHERE person = ? AND owner = ?"
        return bool(await self.writer.do(lambda c: c.execute(query, (token, person, owner)).rowcount))

    async def drop_guest(self, person: str, owner: str) -> bool:
        def forget(c: sqlite3.Connection) -> bool:
            own = c.execute("DELETE FROM guests WHERE person = ? AND owner = ?", (person, owner)).rowcount
            if own:
                c.execute("DELETE FROM people WHERE person = ?", (person,))
                c.execute("INSERT OR REPLACE INTO retired VALUES (?, ?)", (person, owner))
            return bool(own)

        return await self.writer.do(forget)

    # The house

    async def beat(self, at: int) -> None:
        await self.writer.do(lambda c: c.execute(BEAT, (at,)))

    async def past(self) -> int:
        return int(await self.writer.do(lambda c: c.execute("SELECT open_for FROM house").fetchone()[0]))


def _guest(row: tuple[str, str, str, str, int]) -> StoredBot:
    person, name, owner, owner_name, public = row
    return StoredBot(person, name, owner, owner_name, bool(public))


def _leave(c: sqlite3.Connection, person: str) -> Leaver:
    """Delete an account and its bots; if that has begun already, return the leaver as they were then."""
    if known := c.execute("SELECT leaver FROM leavers WHERE person = ?", (person,)).fetchone():
        return msgspec.json.decode(known[0], type=Leaver)
    ids = {person, *[bot for (bot,) in c.execute(BOTS, (person,))]}
    names = {name for one in ids for (name,) in c.execute(OWN_NAME, (one,))}
    leaver = Leaver(person, ids, names)
    c.execute("INSERT INTO leavers VALUES (?, ?)", (person, msgspec.json.encode(leaver)))
    for table in ("people", "sessions", "links", "guests", "solved", "exercises"):
        c.executemany(f"DELETE FROM {table} WHERE person = ?", [(one,) for one in ids])
    return leaver


def _rewrite(c: sqlite3.Connection, code: str, leaver: Leaver, anonymise: Anonymise) -> None:
    """The one exception to entries being only appended: as many, in the same order, telling the same game."""
    rows = c.execute("SELECT number, line FROM entries WHERE code = ? ORDER BY number", (code,)).fetchall()
    if not rows:
        return
    listing = c.execute("SELECT listing FROM tables WHERE code = ?", (code,)).fetchone()[0]
    lines, listed = anonymise(leaver, [line for _, line in rows], msgspec.json.decode(listing, type=Listing))
    if not _known(c, listed.people):
        return remove(c, [(code,)])  # nobody else was there, or they are forgotten, too
    changed = [(new, code, number) for (number, old), new in zip(rows, lines, strict=True) if new != old]
    c.executemany("UPDATE entries SET line = ? WHERE code = ? AND number = ?", changed)
    c.execute("UPDATE tables SET listing = ? WHERE code = ?", (msgspec.json.encode(listed), code))
    for table in ("members", "traces"):
        here = [(one, code) for one in leaver.ids]
        c.executemany(f"DELETE FROM {table} WHERE person = ? AND code = ?", here)


def _known(c: sqlite3.Connection, people: list[str]) -> bool:
    query = "SELECT 1 FROM people WHERE person = ?"
    return any(c.execute(query, (person,)).fetchone() for person in people)


def remove(c: sqlite3.Connection, codes: list[tuple[str]]) -> None:
    for name in ("entries", "members", "traces", "analyses", "exercises", "puzzles", "tables"):
        c.executemany(f"DELETE FROM {name} WHERE code = ?", codes)


def _checked(path: Path) -> str:
    """Check the file on a connection of its own, so that nobody waits."""
    try:
        with closing(open_readonly(path)) as connection:
            report = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except (BadStore, sqlite3.Error) as error:
        report = str(error)
    return "" if report == "ok" else report
