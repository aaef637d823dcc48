"""What a tournament came to, for people, for documents and for programs."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table

from everglow.arena.match import Result
from everglow.arena.rating import Rating, ratings
from everglow.arena.sample import Interval, Sample
from everglow.arena.standing import Standing, labels, standings
from everglow.arena.terms import Terms
from everglow.game import Json


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
        agreed = "".join(f", {name}={value}" for name, value in terms.options.items())
        return (
            f"{games:,} games of {terms.game}, {terms.seats} players{agreed}, seed {terms.seed}: "
            f"{games // terms.seats:,} deals, each with all {terms.seats} rotations of the seats"
        )

    def to_json(self) -> Json:
        terms = self.terms
        about = {"game": terms.game, "options": terms.options, "players": terms.seats, "seed": terms.seed}
        return {
            **about,
            "limit": terms.limit,
            "games": len(self.results),
            "command": self.command,
            "bots": [row.to_json() for row in self.rows],
            "mirror": self.mirror and self.mirror.to_json(),
            "forfeits": [forfeit_json(terms, result) for result in self.results if result.forfeit],
        }

    def lines(self) -> list[str]:
        return [line for row in self.rows for line in row.lines()]

    def table(self) -> Table:
        table = Table(caption="mean, and where it lies with 95 % certainty; rating: OpenSkill, ± sigma")
        for number, heading in enumerate(HEADINGS):
            table.add_column(heading, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row.cells("\n"))
        return table

    def markdown(self) -> list[str]:
        """The command, the table, and the mirror's sentence."""
        ruler = ["---"] + ["--:"] * (len(HEADINGS) - 1)
        rows = [HEADINGS, ruler, *[row.cells(" ") for row in self.rows]]
        mirror = ["", self.mirror.line()] if self.mirror else []
        return [f"`{self.command}`", "", *[f"| {' | '.join(row)} |" for row in rows], *mirror]


class Mirror:
    """The first bot against copies of itself on the same deals: if that is not even, something is unfair."""

    def __init__(self, terms: Terms, results: list[Result]) -> None:
        self.bot = terms.bots[0]
        self.even = 1 / terms.seats
        self.share = standings(terms, results)[0].share
        self.interval = self.share.share_interval()

    def line(self) -> str:
        told = figure(self.share, self.interval, percent, " ")
        return f"Mirror: {self.bot} against itself is first in {told}; {percent(self.even)} is even."

    def to_json(self) -> Json:
        return {"bot": self.bot, "even": self.even, "first_place": figure_json(self.share, self.interval)}


HEADINGS = ["bot", "first place", "rank", "margin", "score", "rating", "moves/s", "ms a move", "forfeits"]


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

    def told(self, between: str) -> list[str]:
        """First place, rank, margin and score with their intervals."""
        shown = zip(self.figures(), (percent, hundredths, signed, tenths), strict=True)
        return [figure(sample, interval, show, between) for (_, sample, interval), show in shown]

    def cells(self, between: str) -> list[str]:
        pace = self.standing.pace
        rating = f"{self.rating.mu:.1f}{between}± {self.rating.sigma:.1f}"
        times = f"{ms(pace.mean)}{between}(95 %: {ms(pace.quantile(0.95))}, max {ms(pace.longest)})"
        speed = f"{pace.per_second:,.0f}"
        return [self.label, *self.told(between), rating, speed, times, str(self.standing.forfeits)]

    def lines(self) -> list[str]:
        share, rank, margin, score = self.told(" ")
        pace = self.standing.pace
        times = f"{ms(pace.mean)} ms on average, {ms(pace.quantile(0.95))} ms in 95 % of them"
        return [
            self.label,
            f"  first place  {share}",
            f"  mean rank    {rank}",
            f"  margin       {margin}",
            f"  score        {score}",
            f"  rating       {self.rating.mu:.1f} ± {self.rating.sigma:.1f}",
            f"  moves        {pace.per_second:,.0f} a second: {times}, {ms(pace.longest)} ms at most",
            f"  forfeits     {self.standing.forfeits}",
        ]


def figure(sample: Sample, interval: Interval | None, show: Callable[[float], str], between: str) -> str:
    if not sample.deals:
        return "none"
    around = f"{between}({show(interval[0])} to {show(interval[1])})" if interval else ""
    return show(sample.mean) + around


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


def ms(seconds: float) -> str:
    """Milliseconds, to two digits or so."""
    return f"{1000 * seconds:,.{0 if seconds >= 0.01 else 2}f}"
