"""Insights: how somebody plays, from the analyses that are stored of their finished games."""

from __future__ import annotations

from typing import Final

from everglow.server.live.analyses import Analyses
from everglow.server.live.profiles import Profiles
from everglow.server.store.protocol import Store
from everglow.server.table.listing import Listing
from everglow.server.table.table import OVER
from everglow.server.views.analysis import AnalysisTold
from everglow.server.views.insight import Insight, Judged, Played, insight_of, played_by, reduced

MOST: Final = 50  # games that are looked at, the latest
OFFERED: Final = 3  # games that are not judged yet and could be
KEPT: Final = 1000  # analyses of which the sums stay in memory


class Insights:
    """Every analysis is read once; it names nobody, so nothing has to be forgotten with anybody."""

    def __init__(self, store: Store, profiles: Profiles, analyses: Analyses) -> None:
        self.store = store
        self.profiles = profiles
        self.analyses = analyses
        self.known: dict[tuple[str, str], Judged] = {}

    async def of(self, person: str) -> Insight:
        played, unjudged = list[Played](), list[str]()
        for listing in await self.store.listings(OVER, person, MOST):
            digest = await self.profiles.digest(listing.code)
            if digest is None or person not in digest.people:
                continue
            if judged := await self._judged(listing):
                played.append(played_by(person, listing, digest, judged))
            else:
                unjudged.append(listing.code)
        return insight_of(played, unjudged[:OFFERED])

    async def forget(self, code: str, _told: AnalysisTold) -> None:
        """Forget the sums of a game that is judged otherwise now."""
        self.known = {key: judged for key, judged in self.known.items() if key[0] != code}

    async def _judged(self, listing: Listing) -> Judged | None:
        key = listing.code, await self.analyses.judge(listing.game)
        if key not in self.known:
            told = await self.analyses.stored(*key)
            if told is None:
                return None
            self.known[key] = reduced(told)
            if len(self.known) > KEPT:
                del self.known[next(iter(self.known))]
        return self.known[key]
