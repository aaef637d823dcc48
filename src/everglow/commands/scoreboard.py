"""Result of a tournament as a table, as Markdown and as JSON."""

from __future__ import annotations

from typing import Final, NamedTuple, TypedDict

from rich.table import Table

from everglow.arena.adjusted import Adjusted
from everglow.arena.match import Result
from everglow.arena.pace import Pace
from everglow.arena.rating import Rating, ratings
from everglow.arena.sample import Interval, Sample
from everglow.arena.standing import Standing, labels, standings
from everglow.arena.terms import Terms
from everglow.commands.arguments import option_texts
from everglow.commands.numbers import decimal, percent
from everglow.commands.words.generated import messages as m
from everglow.console import aligned
from everglow.words.message import Message
from everglow.words.wording import Wording

FIGURES: Final = [
    m.figure_first(),
    m.figure_rank(),
    m.figure_margin(),
    m.figure_score(),
    m.figure_rating(),
    m.figure_moves(),
    m.figure_times(),
    m.figure_forfeits(),
]
FAIR_FIGURES: Final = [m.figure_fair_first(), m.figure_fair_margin(), m.figure_ratio()]


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

    def figures(self) -> list[Message]:
        """Names of the figures; some more if luck was judged."""
        return [*FIGURES, *(FAIR_FIGURES if self.rows[0].standing.fair_share.deals else [])]

    def title(self, wording: Wording) -> Message:
        terms, games = self.terms, len(self.results)
        return m.arena_title(
            games=decimal(wording, games),
            game=terms.game,
            players=terms.seats,
            options=option_texts(terms.options),
            seed=terms.seed,
            deals=decimal(wording, games // terms.seats),
        )

    def to_json(self) -> dict[str, object]:
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

    def lines(self, wording: Wording) -> list[str]:
        """Bot by bot, for reading aloud."""
        told: list[str] = []
        for row in self.rows:
            figures = list(zip(wording.all(self.figures()), row.cells(wording), strict=True))
            told += [row.label, *[f"  {line}" for line in aligned(figures)]]
        return told

    def table(self, wording: Wording) -> Table:
        """Table with a column for each bot, as there are few bots and many figures."""
        table = Table(wording.say(m.figure_heading()), *[row.label for row in self.rows])
        columns = [row.cells(wording) for row in self.rows]
        for cells in zip(wording.all(self.figures()), *columns, strict=True):
            table.add_row(*cells)
        return table

    def markdown(self, wording: Wording) -> list[str]:
        """The command, the table, and the mirror's sentence."""
        head = wording.all([m.figure_bot(), *self.figures()])
        rows = [head, ["---"] * len(head), *[[row.label, *row.cells(wording)] for row in self.rows]]
        mirror = ["", wording.say(self.mirror.line(wording))] if self.mirror else []
        return [f"`everglow {self.command}`", "", *[f"| {' | '.join(row)} |" for row in rows], *mirror]


class Mirror:
    """The first bot against copies of itself on the same deals: if that is not even, something is unfair."""

    def __init__(self, terms: Terms, results: list[Result]) -> None:
        self.bot = terms.bots[0]
        self.even = 1 / terms.seats
        self.share = standings(terms, results)[0].share
        self.interval = self.share.share_interval()

    def line(self, wording: Wording) -> Message:
        share = figure(wording, self.share, self.interval, SHOWN["first_place"])
        return m.mirror_line(bot=self.bot, share=share, even=percent(wording, self.even))

    def to_json(self) -> dict[str, object]:
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

    def to_json(self) -> dict[str, object]:
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
            **self.fair_json(),
        }

    def fair_json(self) -> dict[str, object]:
        """Figures adjusted for luck, if any game was judged."""
        s = self.standing
        if not s.fair_share.numbers.deals:
            return {}
        fair = {"fair_first_place": s.fair_share, "fair_margin": s.fair_margin}
        told = {name: figure_json(sample, sample.interval()) for name, sample in fair.items()}
        luck = figure_json(s.fair_share.lucks, s.fair_share.lucks.interval())
        ratios = {"first_place": round(s.fair_share.ratio(), 3), "margin": round(s.fair_margin.ratio(), 3)}
        return {**told, "luck": luck, "variance_ratio": ratios}

    def cells(self, wording: Wording) -> list[str]:
        """Return all figures of a bot."""
        pace = self.standing.pace
        return [
            *[figure(wording, sample, interval, SHOWN[name]) for name, sample, interval in self.figures()],
            f"{decimal(wording, self.rating.mu, 1)} ± {decimal(wording, self.rating.sigma, 1)}",
            decimal(wording, pace.per_second),
            times(wording, pace),
            str(self.standing.forfeits),
            *self.fair_cells(wording),
        ]

    def fair_cells(self, wording: Wording) -> list[str]:
        s = self.standing
        if not s.fair_share.numbers.deals:
            return []
        ratios = [decimal(wording, fair.ratio(), 2) for fair in (s.fair_share, s.fair_margin)]
        return [
            figure(wording, s.fair_share, s.fair_share.interval(), SHOWN["first_place"]),
            figure(wording, s.fair_margin, s.fair_margin.interval(), SHOWN["margin"]),
            wording.say(m.figure_ratios(first=ratios[0], margin=ratios[1])),
        ]


class Shown(NamedTuple):
    """Format of a figure: a share in percent, its digits, and its sign."""

    share: bool
    digits: int
    sign: str = "-"

    def number(self, wording: Wording, value: float) -> str:
        return decimal(wording, value * (100 if self.share else 1), self.digits, self.sign)

    def mean(self, wording: Wording, value: float) -> str:
        return percent(wording, value) if self.share else self.number(wording, value)


SHOWN: Final = {
    "first_place": Shown(True, 1),
    "rank": Shown(False, 2),
    "margin": Shown(False, 1, "+"),
    "score": Shown(False, 1),
}


def figure(wording: Wording, sample: Sample | Adjusted, interval: Interval | None, shown: Shown) -> str:
    if not sample.deals:
        return wording.say(m.figure_none())
    mean = shown.mean(wording, sample.mean)
    if interval is None:
        return mean
    low, high = [shown.number(wording, bound) for bound in interval]
    return wording.say(m.figure_interval(mean=mean, low=low, high=high))


class Figure(TypedDict):
    """A figure with its interval of confidence, as far as there are enough deals for it."""

    mean: float | None
    low: float | None
    high: float | None


def figure_json(sample: Sample | Adjusted, interval: Interval | None) -> Figure:
    low, high = [round(bound, 5) for bound in interval] if interval else (None, None)
    return {"mean": round(sample.mean, 5) if sample.deals else None, "low": low, "high": high}


class ForfeitTold(TypedDict):
    """A game that a bot forfeited, and why."""

    game: int
    bot: str
    seat: int
    why: str


def forfeit_json(terms: Terms, result: Result) -> ForfeitTold:
    assert result.forfeit is not None
    place, why = result.forfeit
    bot = labels(terms.bots)[terms.lineup()[place]]
    return {
        "game": result.number,
        "bot": bot,
        "seat": terms.seat(place, result.number),
        "why": Wording().say(why),
    }


def forfeit_line(terms: Terms, result: Result) -> Message:
    assert result.forfeit is not None
    told = forfeit_json(terms, result)
    why = m.bot_fault(bot=told["bot"], did=result.forfeit[1])
    return m.forfeit_line(game=told["game"], seat=told["seat"] + 1, fault=why)


def times(wording: Wording, pace: Pace) -> str:
    if not pace.decisions:
        return wording.say(m.figure_none())
    mean, most, longest = [ms(wording, s) for s in (pace.mean, pace.quantile(0.95), pace.longest)]
    return wording.say(m.figure_within(mean=mean, most=most, longest=longest))


def ms(wording: Wording, seconds: float) -> str:
    """Milliseconds, to two digits or so."""
    return decimal(wording, 1000 * seconds, 0 if seconds >= 0.01 else 2)
