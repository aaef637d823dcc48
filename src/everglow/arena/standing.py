"""Results of a bot in a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from string import ascii_uppercase

from everglow.arena.adjusted import Adjusted
from everglow.arena.match import Result
from everglow.arena.pace import Pace
from everglow.arena.sample import Sample
from everglow.arena.terms import Terms
from everglow.game import Json


class Standing:
    """All games of one bot, added up deal by deal; of several copies at one table, the mean.

    A forfeited game counts for places. Points and margins are those of games that came to their end.
    """

    def __init__(self) -> None:
        self.games = 0
        self.forfeits = 0
        self.share = Sample()  # of the first place
        self.rank = Sample()
        self.margin = Sample()  # own points minus the best other's
        self.score = Sample()
        self.fair_share = Adjusted()  # adjusted for luck, of games whose luck was judged
        self.fair_margin = Adjusted()
        self.pace = Pace()

    def add(self, deal: list[Result], places: list[int]) -> None:
        """Add a deal with all its rotations, for the bot's places in the line-up."""
        self.games += len(deal)
        self.forfeits += sum(r.forfeit is not None and r.forfeit[0] in places for r in deal)
        self.share.add(fmean(r.shares[place] for r in deal for place in places))
        self.rank.add(fmean(r.ranks[place] for r in deal for place in places))
        ended = [r.scores for r in deal if r.forfeit is None]
        if ended:
            self.score.add(fmean(scores[place] for scores in ended for place in places))
            self.margin.add(fmean(margin(scores, place) for scores in ended for place in places))
        self._adjust([r for r in deal if r.luck is not None], places)
        for r in deal:
            for place in places:
                self.pace.merge(r.paces[place])

    def _adjust(self, deal: list[Result], places: list[int]) -> None:
        if not deal:
            return
        luck = fmean(r.luck[place] for r in deal for place in places if r.luck)
        self.fair_share.add(fmean(r.shares[place] for r in deal for place in places), luck)
        self.fair_margin.add(fmean(margin(r.scores, place) for r in deal for place in places), luck)

    def merge(self, other: Standing) -> None:
        """Add the results of other deals."""
        self.games += other.games
        self.forfeits += other.forfeits
        self.share.merge(other.share)
        self.rank.merge(other.rank)
        self.margin.merge(other.margin)
        self.score.merge(other.score)
        self.fair_share.merge(other.fair_share)
        self.fair_margin.merge(other.fair_margin)
        self.pace.merge(other.pace)

    def to_json(self) -> Json:
        samples = {name: getattr(self, name).to_json() for name in self._samples()}
        return {"games": self.games, "forfeits": self.forfeits, **samples, "pace": self.pace.to_json()}

    def _samples(self) -> tuple[str, ...]:
        fair = ("fair_share", "fair_margin") if self.fair_share.judged else ()
        return ("share", "rank", "margin", "score", *fair)

    @classmethod
    def from_json(cls, saved: Json) -> Standing:
        standing = cls()
        standing.games, standing.forfeits = saved["games"], saved["forfeits"]
        standing.share, standing.rank = Sample.from_json(saved["share"]), Sample.from_json(saved["rank"])
        standing.margin, standing.score = Sample.from_json(saved["margin"]), Sample.from_json(saved["score"])
        standing.fair_share = _fair(saved, "fair_share", standing.share)
        standing.fair_margin = _fair(saved, "fair_margin", standing.margin)
        standing.pace = Pace.from_json(saved["pace"])
        return standing


def _fair(saved: Json, name: str, plain: Sample) -> Adjusted:
    return Adjusted.from_json(saved[name]) if name in saved else Adjusted.unjudged(plain)


def standings(terms: Terms, results: list[Result]) -> list[Standing]:
    """Return the standing of each bot of the terms. Every deal must have all its rotations."""
    by_bot = [Standing() for _ in terms.bots]
    for deal in deals(terms, results):
        for bot, standing in enumerate(by_bot):
            standing.add(deal, terms.places(bot))
    return by_bot


def deals(terms: Terms, results: list[Result]) -> Iterator[list[Result]]:
    ordered = sorted(results, key=lambda result: result.number)
    for at in range(0, len(ordered), terms.seats):
        yield ordered[at : at + terms.seats]


def margin(scores: list[int], place: int) -> int:
    return scores[place] - max(scores[:place] + scores[place + 1 :])


def labels(bots: list[str]) -> list[str]:
    """Name the bots, no two alike: a letter follows if there are several of one."""
    return [
        f"{bot} {ascii_uppercase[bots[:at].count(bot)]}" if bots.count(bot) > 1 else bot
        for at, bot in enumerate(bots)
    ]
