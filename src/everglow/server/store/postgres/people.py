"""People in PostgreSQL: their devices, links and bots.

Each of these may be carried out twice without harm, as an answer that was lost makes it be tried again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import astuple

from everglow.server.store.postgres.append import ALONE
from everglow.server.store.postgres.connection import Connection
from everglow.server.store.postgres.link import Link
from everglow.server.store.protocol import EXERCISES, GUESTS, Exercise, Session, StoredBot, StoredDevice
from everglow.server.table.erase import Leaver
from everglow.server.table.faces import Face

SESSION: Final = (
    "SELECT person, name, token, (SELECT min(made) FROM sessions AS all_of WHERE all_of.person ="
    " sessions.person), touched, language, avatar, colour FROM sessions JOIN people USING (person)"
    " WHERE session = $1"
)
DEVICES: Final = (
    "SELECT session, device, made, used FROM sessions WHERE person = $1 ORDER BY used DESC, made DESC"
)
BOTS: Final = (  # those that somebody has, and those that they removed
    "SELECT person FROM guests WHERE owner = $1 UNION SELECT person FROM retired WHERE owner = $1"
)
OWN_NAMES: Final = (  # as far as nobody else is called so
    "SELECT name FROM people WHERE person = ANY ($1::text[]) AND NOT EXISTS"
    " (SELECT FROM people AS other WHERE lower(other.name) = lower(people.name)"
    " AND other.name = people.name AND other.person != people.person)"
)
SOLVE: Final = (  # the first answer of a day counts
    "INSERT INTO solved SELECT $1, $2, $3 WHERE EXISTS (SELECT FROM people WHERE person = $1)"
    " ON CONFLICT DO NOTHING"
)
ADD_EXERCISES: Final = (
    "INSERT INTO exercises SELECT new.* FROM"
    " unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::integer[])"
    " AS new (person, code, turn, due, box)"
    " WHERE EXISTS (SELECT FROM people WHERE people.person = new.person)"
    " AND EXISTS (SELECT FROM tables WHERE tables.code = new.code) ON CONFLICT DO NOTHING"
)


class People:
    """The part of a store that knows people, not tables."""

    link: Link

    async def add_session(self, session: str, person: str, name: str, token: bytes, device: str = "") -> None:
        async def write(c: Connection) -> None:
            await c.execute(
                "INSERT INTO people (person, name) VALUES ($1, $2) ON CONFLICT DO NOTHING", person, name
            )
            await c.execute(
                "INSERT INTO sessions SELECT $1, $2, $3, $4, $4, open_for, $5 FROM house"
                " ON CONFLICT DO NOTHING",
                *(session, person, token, time.time(), device),
            )

        await self.link.change(write)

    async def session(self, session: str) -> Session | None:
        rows = await self.link.fetch(SESSION, session)
        return Session(*rows[0]) if rows else None

    async def touch(self, session: str, now: int) -> None:
        query = "UPDATE sessions SET used = $1, touched = $2 WHERE session = $3"
        await self.link.execute(query, time.time(), now, session)

    async def devices(self, person: str) -> list[StoredDevice]:
        return [StoredDevice(*row) for row in await self.link.fetch(DEVICES, person)]

    async def end_sessions(self, person: str, sessions: Sequence[str]) -> list[str]:
        query = "DELETE FROM sessions WHERE person = $1 AND session = ANY ($2::text[]) RETURNING session"
        named = [one for one in sessions if storable(one)]
        ended = {row[0] for row in await self.link.fetch(query, person, named)}
        return [one for one in sessions if one in ended]

    async def expire_sessions(self, before: int) -> list[str]:
        query = "DELETE FROM sessions WHERE touched < $1 RETURNING session"
        return [row[0] for row in await self.link.fetch(query, before)]

    async def rename(self, person: str, name: str) -> None:
        await self.link.execute("UPDATE people SET name = $1 WHERE person = $2", name, person)

    async def choose_language(self, person: str, language: str) -> None:
        await self.link.execute("UPDATE people SET language = $1 WHERE person = $2", language, person)

    async def choose_face(self, person: str, face: Face) -> None:
        query = "UPDATE people SET avatar = $1, colour = $2 WHERE person = $3"
        await self.link.execute(query, *face, person)

    async def leave(self, person: str) -> Leaver:
        return await self.link.change(lambda c: _leave(c, person))

    async def leavers(self) -> list[Leaver]:
        return [_leaver(row[0]) for row in await self.link.fetch("SELECT leaver FROM leavers")]

    async def forgotten(self, leaver: Leaver) -> None:
        async def forget(c: Connection) -> None:
            for table in ("traces", "retired", "leavers"):
                await c.execute(f"DELETE FROM {table} WHERE person = ANY ($1::text[])", list(leaver.ids))

        await self.link.change(forget)

    async def add_link(self, token: bytes, person: str, until: float) -> None:
        async def write(c: Connection) -> None:
            await c.execute("DELETE FROM links WHERE until < $1", time.time())
            await c.execute(
                "INSERT INTO links VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", token, person, until
            )

        await self.link.change(write)

    async def take_link(self, token: bytes) -> str | None:
        query = "DELETE FROM links WHERE token = $1 AND until >= $2 RETURNING person"
        person = await self.link.fetchval(query, token, time.time())
        return str(person) if person else None

    # Their training

    async def solved(self, person: str) -> dict[int, int]:
        return dict(await self.link.fetch("SELECT day, lost FROM solved WHERE person = $1", person))

    async def keep_solved(self, person: str, day: int, lost: int) -> None:
        await self.link.execute(SOLVE, person, day, lost)

    async def exercises(self, person: str) -> list[Exercise]:
        query = f"{EXERCISES} WHERE person = $1 ORDER BY due, code, turn"
        return [Exercise(*row) for row in await self.link.fetch(query, person)]

    async def add_exercises(self, exercises: Sequence[Exercise]) -> None:
        rows = [astuple(one) for one in exercises]
        await self.link.execute(ADD_EXERCISES, *(list(column) for column in zip(*rows, strict=True)))

    async def postpone(self, exercise: Exercise) -> None:
        query = "UPDATE exercises SET due = $4, box = $5 WHERE person = $1 AND code = $2 AND turn = $3"
        await self.link.execute(query, *astuple(exercise))

    # Their bots

    async def add_guest(
        self, person: str, owner: str, name: str, token: bytes, public: bool, most: int
    ) -> bool:
        async def write(c: Connection) -> bool:
            await c.execute(ALONE, owner)
            others = "SELECT count(*) FROM guests WHERE owner = $1 AND person != $2"
            if await c.fetchval(others, owner, person) >= most:
                return False
            await c.execute(
                "INSERT INTO people (person, name) VALUES ($1, $2) ON CONFLICT DO NOTHING", person, name
            )
            await c.execute(
                "INSERT INTO guests VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO NOTHING",
                *(person, owner, token, public, time.time()),
            )
            return True

        return await self.link.change(write)

    async def guests_of(self, owner: str) -> list[StoredBot]:
        return [
            StoredBot(*row)
            for row in await self.link.fetch(f"{GUESTS} WHERE owner = $1 ORDER BY made", owner)
        ]

    async def guest(self, token: bytes) -> StoredBot | None:
        rows = await self.link.fetch(f"{GUESTS} WHERE token = $1", token)
        return StoredBot(*rows[0]) if rows else None

    async def renew_guest(self, person: str, owner: str, token: bytes) -> bool:
        query = "UPDATE guests SET token = $1 WHERE person = $2 AND owner = $3 RETURNING 1"
        return storable(person) and bool(await self.link.fetch(query, token, person, owner))

    async def drop_guest(self, person: str, owner: str) -> bool:
        async def forget(c: Connection) -> bool:
            query = "DELETE FROM guests WHERE person = $1 AND owner = $2 RETURNING 1"
            own = await c.fetchval(query, person, owner)
            if own:
                await c.execute("DELETE FROM people WHERE person = $1", person)
                await c.execute(
                    "INSERT INTO retired VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET owner = $2",
                    *(person, owner),
                )
            return bool(own)

        return storable(person) and await self.link.change(forget)


def storable(text: str) -> bool:
    """Whether PostgreSQL has such a text. Ids that strangers send may be anything; then they are nobody's."""
    return "\0" not in text and not any("\ud800" <= letter <= "\udfff" for letter in text)


async def _leave(c: Connection, person: str) -> Leaver:
    """Delete an account and its bots; if that has begun already, return the leaver as they were then."""
    await c.execute(ALONE, person)
    if known := await c.fetchval("SELECT leaver FROM leavers WHERE person = $1", person):
        return _leaver(known)
    ids = [person, *[row[0] for row in await c.fetch(BOTS, person)]]
    leaver = Leaver(person, set(ids), {row[0] for row in await c.fetch(OWN_NAMES, ids)})
    await c.execute("INSERT INTO leavers VALUES ($1, $2)", person, msgspec.json.encode(leaver))
    for table in ("people", "sessions", "links", "guests", "solved", "exercises"):
        await c.execute(f"DELETE FROM {table} WHERE person = ANY ($1::text[])", ids)
    return leaver


def _leaver(kept: bytes) -> Leaver:
    return msgspec.json.decode(kept, type=Leaver)
