"""Statistics of many games: speed, length, points, wins."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from math import sqrt
from typing import Final, TypedDict

from everglow.commands.numbers import decimal, percent
from everglow.commands.words.generated import messages as m
from everglow.console import aligned
from everglow.game import State
from everglow.words.message import Message
from everglow.words.wording import Wording

BARS: Final = 12  # at most so many lines in a histogram
BAR: Final = 40  # characters of its longest line
EIGHTHS: Final = " ▏▎▍▌▋▊▉"


class Distribution(TypedDict):
    """All scores of all seats: mean, standard deviation, quartiles."""

    mean: float
    sd: float
    min: int
    q1: int
    median: int
    q3: int
    max: int


class Summary(TypedDict):
    """Statistics as `--json` prints them; wins and mean scores are by seat."""

    players: int
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: int
    decisions_per_game: float
    scores: Distribution
    wins: list[float]
    mean_scores: list[float]


class Tally:
    """Adds up finished games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * seats  # a shared victory is a part of one
        self.points = [0] * seats
        self.scores: Counter[int] = Counter()

    def add(self, state: State, decisions: int, seconds: float) -> None:
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        self.wins = [won + share for won, share in zip(self.wins, state.returns(), strict=True)]
        self.points = [sum(pair) for pair in zip(self.points, state.scores(), strict=True)]
        self.scores.update(state.scores())

    def summary(self) -> Summary:
        return {
            "players": self.seats,
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "decisions_per_game": round(self.decisions / self.games, 2),
            "scores": self.distribution(),
            "wins": [round(won / self.games, 4) for won in self.wins],
            "mean_scores": [round(points / self.games, 2) for points in self.points],
        }

    def distribution(self) -> Distribution:
        total = self.scores.total()
        mean = sum(score * times for score, times in self.scores.items()) / total
        spread = sum((score - mean) ** 2 * times for score, times in self.scores.items()) / total
        return {
            "mean": round(mean, 2),
            "sd": round(sqrt(spread), 2),
            "min": min(self.scores),
            "q1": self.quantile(0.25),
            "median": self.quantile(0.5),
            "q3": self.quantile(0.75),
            "max": max(self.scores),
        }

    def quantile(self, part: float) -> int:
        """Smallest score that at least this part of all scores does not exceed."""
        scores = sorted(self.scores)
        seen = accumulate(self.scores[score] for score in scores)
        enough = part * self.scores.total()
        return next(score for score, so_far in zip(scores, seen, strict=True) if so_far >= enough)

    # In words

    def report(self, wording: Wording) -> list[str]:
        """Return the statistics line by line, each with its name."""
        told, scores = self.summary(), self.distribution()
        wins = [percent(wording, won) for won in told["wins"]]
        means = [decimal(wording, mean, 1) for mean in told["mean_scores"]]
        rows = [
            (wording.say(m.tally_speed()), wording.say(_speed(told, wording))),
            (wording.say(m.tally_length()), wording.say(_length(told, wording))),
            (wording.say(m.tally_scores()), wording.say(_mean(scores, wording))),
            ("", wording.say(_range(scores))),
            (wording.say(m.tally_wins()), by_seat(wins, wording)),
            (wording.say(m.tally_means()), by_seat(means, wording)),
        ]
        return [f"  {line}" for line in aligned(rows)]

    def histogram(self, wording: Wording) -> list[str]:
        """Count the scores by range."""
        width = self._bin_width()
        bins = Counter({0: 0})
        for score, times in self.scores.items():
            bins[score // width] += times
        most, total = max(bins.values()), bins.total()
        return [
            f"  {_bin(n, width, wording)}  {bar(bins[n] / most * BAR)} {percent(wording, bins[n] / total)}"
            for n in range(min(self.scores) // width, max(bins) + 1)
        ]

    def _bin_width(self) -> int:
        """Choose a round width of the ranges."""
        span = max(self.scores) - min(self.scores) + 1
        return next(width for width in (1, 2, 5, 10, 20, 50, 100, span) if width * BARS >= span)


def bar(length: float) -> str:
    """Draw a bar of so many characters, to the eighth."""
    eighths = round(length * 8)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def by_seat(values: list[str], wording: Wording) -> str:
    told = [m.tally_seat(seat=seat, value=value) for seat, value in enumerate(values, 1)]
    return ", ".join(wording.all(told))


def _speed(told: Summary, wording: Wording) -> Message:
    games, decisions = told["games_per_second"], told["decisions_per_second"]
    return m.tally_speed_is(games=decimal(wording, games), decisions=decimal(wording, decisions))


def _length(told: Summary, wording: Wording) -> Message:
    return m.tally_length_is(decisions=decimal(wording, told["decisions_per_game"], 1))


def _mean(scores: Distribution, wording: Wording) -> Message:
    mean, deviation = decimal(wording, scores["mean"], 2), decimal(wording, scores["sd"], 2)
    return m.tally_mean_is(mean=mean, deviation=deviation)


def _range(scores: Distribution) -> Message:
    first, median, third = scores["q1"], scores["median"], scores["q3"]
    return m.tally_range_is(low=scores["min"], first=first, median=median, third=third, high=scores["max"])


def _bin(number: int, width: int, wording: Wording) -> str:
    low, high = number * width, (number + 1) * width - 1
    return wording.say(m.tally_bin(low=f"{low:>4}", high=f"{high:>3}"))
