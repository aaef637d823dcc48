"""Profiles: what somebody played here, computed from finished games."""

from __future__ import annotations

import asyncio
from typing import Final

from everglow.server.store.protocol import Store
from everglow.server.table.table import OVER
from everglow.server.views.profile import Digest, Profile, digest_of, profile_of

MOST: Final = 1000  # games that count, the latest
KEPT: Final = 5000  # games whose digest stays in memory


class Profiles:
    """Games are played again for this, outside of the loop and one at a time; none of them twice."""

    def __init__(self, store: Store, one: asyncio.Semaphore) -> None:
        self.store = store
        self.one = one
        self.digests: dict[str, Digest] = {}

    async def of(self, person: str) -> Profile:
        listings = await self.store.listings(OVER, person, MOST)
        digests = [(listing, await self.digest(listing.code)) for listing in listings]
        return profile_of([(listing, digest) for listing, digest in digests if digest], person)

    async def digest(self, code: str) -> Digest | None:
        if code not in self.digests:
            lines = await self.store.entries(code)
            async with self.one:
                digest = await asyncio.to_thread(digest_of, lines, code)
            if digest is None:
                return None
            self.digests[code] = digest
            if len(self.digests) > KEPT:
                del self.digests[next(iter(self.digests))]
        return self.digests[code]

    def forget(self, codes: list[str]) -> None:
        """Drop the profile of somebody who is not there any more."""
        for code in codes:
            self.digests.pop(code, None)
