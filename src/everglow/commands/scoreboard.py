"""Result of a tournament as a table, as Markdown and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table

from everglow.arena.match import Result
from everglow.arena.pace import Pace
from everglow.arena.rating import Rating, ratings
from everglow.arena.sample import Interval, Sample
from everglow.arena.standing import Standing, labels, standings
from everglow.arena.terms import Terms
from everglow.commands.arguments import option_text
from everglow.game import Json

FIGURES: Final = ["first place", "mean rank", "margin", "score", "rating", "moves/s", "ms a move", "forfeits"]


class Scoreboard:
    """One row for each bot."""

    def __init__(self, terms: Terms, results: list[Result], command: str) -> None:
        self.terms = terms
        self.results = results
        self.command = command  # plays the same games again
        self.mirror: Mirror | None = None
        self.rows = [
            Row(*row)
            for row in zip(
                labels(terms.bots), standings(terms, results), ratings(terms, results), strict=True
            )
        ]

    def title(self) -> str:
        terms, games = self.terms, len(self.results)
        agreed = "".join(f", {name}={option_text(name, value)}" for name, value in terms.options.items())
        return (
            f"{games:,} games of {terms.game}, {terms.seats} players{agreed}, seed {terms.seed}: "
            f"deals: {games // terms.seats:,}, each with all {terms.seats} rotations of the seats"
        )

    def to_json(self) -> Json:
        terms = self.terms
        about = {"game": terms.game, "options": terms.options, "players": terms.seats, "seed": terms.seed}
        return {
            **about,
            "limit": terms.limit,
            "games": len(self.results),
            "command": f"everglow {self.command}",
            "bots": [row.to_json() for row in self.rows],
            "mirror": self.mirror and self.mirror.to_json(),
            "forfeits": [forfeit_json(terms, result) for result in self.results if result.forfeit],
        }

    def lines(self) -> list[str]:
        """Bot by bot, for reading aloud."""
        told: list[str] = []
        for row in self.rows:
            label, *cells = row.cells()
            told += [label, *[f"  {what:<12} {cell}" for what, cell in zip(FIGURES, cells, strict=True)]]
        return told

    def table(self) -> Table:
        """Table with a column for each bot, as there are few bots and many figures."""
        table = Table("mean (95 % interval)", *[row.label for row in self.rows])
        for cells in zip(FIGURES, *[row.cells()[1:] for row in self.rows], strict=True):
            table.add_row(*cells)
        return table

    def markdown(self) -> list[str]:
        """The command, the table, and the mirror's sentence."""
        rows = [["bot", *FIGURES], ["---"] * (1 + len(FIGURES)), *[row.cells() for row in self.rows]]
        mirror = ["", self.mirror.line()] if self.mirror else []
        return [f"`everglow {self.command}`", "", *[f"| {' | '.join(row)} |" for row in rows], *mirror]


class Mirror:
    """The first bot against copies of itself on the same deals: if that is not even, something is unfair."""

    def __init__(self, terms: Terms, results: list[Result]) -> None:
        self.bot = terms.bots[0]
        self.even = 1 / terms.seats
        self.share = standings(terms, results)[0].share
        self.interval = self.share.share_interval()

    def line(self) -> str:
        told = figure(self.share, self.interval, percent)
        return f"Mirror: {self.bot} against itself is first in {told}; {percent(self.even)} is even."

    def to_json(self) -> Json:
        return {"bot": self.bot, "even": self.even, "first_place": figure_json(self.share, self.interval)}


class Row:
    """One bot."""

    def __init__(self, label: str, standing: Standing, rating: Rating) -> None:
        self.label = label
        self.standing = standing
        self.rating = rating

    def figures(self) -> list[tuple[str, Sample, Interval | None]]:
        s = self.standing
        plain = [("rank", s.rank), ("margin", s.margin), ("score", s.score)]
        return [("first_place", s.share, s.share.share_interval())] + [
            (name, sample, sample.interval()) for name, sample in plain
        ]

    def to_json(self) -> Json:
        pace = self.standing.pace
        return {
            "bot": self.label,
            **{name: figure_json(sample, interval) for name, sample, interval in self.figures()},
            "rating": {"mu": round(self.rating.mu, 3), "sigma": round(self.rating.sigma, 3)},
            "moves": pace.decisions,
            "moves_per_second": round(pace.per_second, 1),
            "seconds_a_move": {
                "mean": round(pace.mean, 6),
                "p95": round(pace.quantile(0.95), 6),
                "max": round(pace.longest, 6),
            },
            "forfeits": self.standing.forfeits,
        }

    def cells(self) -> list[str]:
        """Return a bot's name, then all its figures."""
        pace = self.standing.pace
        return [
            self.label,
            *[
                figure(mean, around, show)
                for (_, mean, around), show in zip(self.figures(), SHOW, strict=True)
            ],
            f"{self.rating.mu:.1f} ± {self.rating.sigma:.1f}",
            f"{pace.per_second:,.0f}",
            times(pace),
            str(self.standing.forfeits),
        ]


def figure(sample: Sample, interval: Interval | None, show: Callable[[float], str]) -> str:
    if not sample.deals:
        return "none"
    if interval is None:
        return show(sample.mean)
    low, high = [show(bound).removesuffix(" %") for bound in interval]
    return f"{show(sample.mean)} ({low} to {high})"


def figure_json(sample: Sample, interval: Interval | None) -> Json:
    low, high = interval or (None, None)
    mean = sample.mean if sample.deals else None
    return {
        name: None if value is None else round(value, 5)
        for name, value in (("mean", mean), ("low", low), ("high", high))
    }


def forfeit_json(terms: Terms, result: Result) -> Json:
    assert result.forfeit is not None
    place, why = result.forfeit
    bot = labels(terms.bots)[terms.lineup()[place]]
    return {"game": result.number, "bot": bot, "seat": terms.seat(place, result.number), "why": why}


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def hundredths(number: float) -> str:
    return f"{number:.2f}"


def signed(number: float) -> str:
    return f"{number:+.1f}"


def tenths(number: float) -> str:
    return f"{number:.1f}"


def times(pace: Pace) -> str:
    if not pace.decisions:
        return "none"
    return f"{ms(pace.mean)} (95 % within {ms(pace.quantile(0.95))}, all within {ms(pace.longest)})"


def ms(seconds: float) -> str:
    """Milliseconds, to two digits or so."""
    return f"{1000 * seconds:,.{0 if seconds >= 0.01 else 2}f}"


SHOW: Final = (percent, hundredths, signed, tenths)  # first place, rank, margin, score
