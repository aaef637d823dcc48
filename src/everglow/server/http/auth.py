"""Authentication: a signed cookie for every device of a person. Of tokens only hashes are stored."""

from __future__ import annotations

import hmac
import secrets
import time
from hashlib import sha256
from typing import Final

from everglow.server.store.protocol import Store, token_hash
from everglow.server.table.clock import ServerClock
from everglow.server.table.errors import Refused
from everglow.server.table.faces import Face
from everglow.server.table.people import Device
from everglow.server.words.generated import messages as words

LINK_LASTS: Final = 15 * 60.0  # seconds
A_DAY: Final = 86_400.0  # seconds after which somebody is no stranger any more
HOUR: Final = 3_600_000  # milliseconds between two times that the use of a device is written down
YEAR: Final = 365 * 24 * HOUR  # after which a device that nobody used is forgotten
BROWSERS: Final = {"Firefox": "Firefox", "Edg": "Edge", "OPR": "Opera", "Chrom": "Chrome", "Safari": "Safari"}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Authenticator:
    """Gives out cookies and personal links, and knows them again."""

    def __init__(self, store: Store, key: bytes, clock: ServerClock | None = None) -> None:
        self.store = store
        self.key = key
        self.clock = clock or ServerClock(0)

    async def introduce(self, name: str, agent: str = "") -> str:
        """A cookie for somebody new."""
        return await self._admit(secrets.token_urlsafe(9), name, agent)

    async def _admit(self, person: str, name: str, agent: str) -> str:
        session, token = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
        await self.store.add_session(session, person, name, token_hash(token), browser(agent))
        return f"{session}.{token}.{self._signature(session, token)}"

    def _signature(self, session: str, token: str) -> str:
        return hmac.new(self.key, f"{session}.{token}".encode(), sha256).hexdigest()

    async def recognise(self, cookie: str | None) -> Device | None:
        """Return whose device a cookie is; None for what we did not sign, or no longer know."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not cookie or not cookie.isascii():
            return None
        session, token, signature = parts
        if not hmac.compare_digest(signature, self._signature(session, token)):
            return None
        stored = await self.store.session(session)
        if stored is None or not hmac.compare_digest(stored.token, token_hash(token)):
            return None
        if (now := self.clock.now()) - stored.touched > HOUR:
            await self.store.touch(session, now)
        known = time.time() - stored.since >= A_DAY
        face = Face(stored.avatar, stored.colour)
        return Device(stored.person, stored.name, session, known, stored.language, face)

    async def rename(self, device: Device, name: str) -> None:
        await self.store.rename(device.person, name)

    async def choose_language(self, device: Device, language: str) -> None:
        await self.store.choose_language(device.person, language)

    async def choose_face(self, device: Device, face: Face) -> None:
        await self.store.choose_face(device.person, face)

    async def forget(self, device: Device) -> None:
        """The cookie of this device is worth nothing any more."""
        await self.store.end_sessions(device.person, [device.session])

    async def forget_other(self, device: Device, session: str) -> list[str]:
        """Forget another device of the same person; Refused if there is none."""
        ended = await self.store.end_sessions(device.person, [session])
        if not ended:
            raise Refused(words.no_such_device())
        return ended

    async def forget_others(self, device: Device) -> list[str]:
        """Forget all devices of a person but this one."""
        all_of = [kept.session for kept in await self.store.devices(device.person)]
        others = [session for session in all_of if session != device.session]
        return await self.store.end_sessions(device.person, others)

    async def expire(self) -> list[str]:
        """Forget devices that nobody used for a year."""
        return await self.store.expire_sessions(self.clock.now() - YEAR)

    async def link(self, device: Device) -> str:
        """A token that makes another device the same person's, once and for some minutes."""
        token = secrets.token_urlsafe(24)
        await self.store.add_link(token_hash(token), device.person, time.time() + LINK_LASTS)
        return token

    async def follow(self, token: str, agent: str = "") -> str:
        """A cookie for the device that was given a personal link."""
        person = await self.store.take_link(token_hash(token))
        if person is None:
            raise Refused(words.link_is_used())
        return await self._admit(person, "", agent)


def browser(agent: str) -> str:
    """Browser and system in a word each, and no more of what a browser tells of itself."""
    parts = [
        next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, parts))
