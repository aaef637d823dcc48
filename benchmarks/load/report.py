"""Report of the load test, as tables for people."""

from __future__ import annotations

import os
import platform
from datetime import date
from math import sqrt
from statistics import mean, median, stdev
from typing import NamedTuple

from benchmarks.load.coached import ANALYSES, Company
from benchmarks.load.coached import TABLES as COACHED
from benchmarks.load.peers import BOARDGAME, OURS, PLAIN, TABLES
from benchmarks.load.served import Stretch

BEGIN = "<!-- from here to the next mark it is written by `make load` -->\n"
BESIDE = "<!-- from here to the next mark `make load` writes what analyses do to latencies -->\n"
END = "<!-- until here -->\n"
STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78}  # of an interval of 95 %, by the number of rounds
GOALS = [
    (PLAIN, 0.7, "a `ws` server that knows no rules, keeps nothing and tells the same"),
    (BOARDGAME, 2.0, "boardgame.io with its store in memory"),
]


class Evening(NamedTuple):
    """One server with so many tables."""

    game: str
    tables: int
    paced: Stretch
    fastest: Stretch
    memory: float  # bytes of a table


class Figures:
    """Figures of one run."""

    def __init__(self) -> None:
        self.evenings: list[Evening] = []
        self.coached: list[Company] = []
        self.peers: dict[tuple[str, str], list[Stretch]] = {}  # by game and kind, a round each


def written(readme: str, text: str, begin: str = BEGIN) -> str:
    """The page with its part from a mark to the next one replaced."""
    before, _, rest = readme.partition(begin)
    return before + begin + "\n" + text + "\n" + END + rest.partition(END)[2]


def measured_on() -> str:
    where = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return f"Measured on {date.today()}: {where}."


def report(figures: Figures, rate: float) -> str:
    lines = [measured_on(), "", *(evenings(figures.evenings, rate) if figures.evenings else [])]
    return "\n".join([*lines, *(ratios(figures) if figures.peers else []), *peers(figures)]) + "\n"


def evenings(found: list[Evening], rate: float) -> list[str]:
    """One row for each size: latencies at a given rate, then the highest rate."""
    columns = [
        f"at {rate:,.0f} actions/s: p50, p99 to the ack",
        "p50, p99 to everybody's update (goal: 100 ms)",
        "server, crowd, of a core",
        "kB a table",
        "most actions/s",
    ]
    return table("live tables of four, durable", columns, [row(evening) for evening in found])


def row(evening: Evening) -> list[str]:
    paced = evening.paced
    return [
        f"{evening.game}, {evening.tables:,}",
        ms(paced.acks),
        ms(paced.updates),
        f"{paced.server:.2f}, {paced.crowd:.2f}",
        f"{evening.memory / 1000:,.0f}",
        f"{evening.fastest.actions:,.0f}",
    ]


def beside_analyses(found: list[Company], rate: float) -> str:
    """Latencies without and with analyses, and what these add to them."""
    return "\n".join([measured_on(), "", *coached(found, rate), "", *map(added, found)]) + "\n"


def added(one: Company) -> str:
    """Tell what analyses add to the p99 of everybody's update: the mean of the rounds, and its interval."""
    pairs = zip(one.alone, one.beside, strict=True)
    rounds = [1000 * (beside.updates[1] - alone.updates[1]) for alone, beside in pairs]
    middle, wide = mean(rounds), STUDENT[len(rounds)] * stdev(rounds) / sqrt(len(rounds))
    interval = f"{middle - wide:+.1f} to {middle + wide:+.1f}"
    told = f"- {one.game}: {middle:+.1f} ms ({interval}) at the p99 of everybody's update; by round "
    return told + ", ".join(f"{one:+.1f}" for one in rounds)


def coached(found: list[Company], rate: float) -> list[str]:
    """One row for each game without and with analyses: the middle of the rounds."""
    columns = [
        "p50, p99 to the ack",
        "p50, p99 to everybody's update",
        "server and bots, of a core",
        "judged",
    ]
    title = f"{COACHED} tables of four at {rate:,.0f} actions/s, in turns"
    rows = []
    for one in found:
        rows.append([f"{one.game}, alone", *middle(one.alone), "0"])
        rows.append([f"{one.game}, {ANALYSES} analyses at a time", *middle(one.beside), f"{one.judged}"])
    return table(title, columns, rows)


def middle(rounds: list[Stretch]) -> list[str]:
    """The median of each figure."""
    acks = median(one.acks[0] for one in rounds), median(one.acks[1] for one in rounds)
    updates = median(one.updates[0] for one in rounds), median(one.updates[1] for one in rounds)
    return [ms(acks), ms(updates), f"{median(one.server for one in rounds):.2f}"]


def ms(times: tuple[float, float]) -> str:
    return ", ".join(f"{1000 * seconds:.1f} ms" for seconds in times)


def ratios(figures: Figures) -> list[str]:
    games = list(dict.fromkeys(game for game, _ in figures.peers))
    rows = []
    for kind, goal, about in GOALS:
        shown = [f"{times_as_many(figures, game, kind):.2f}" for game in games]
        rows.append([f"actions/s over {about} (goal: {goal})", *shown])
    return ["", *table(f"ratio in this run, {TABLES} tables, a core each", games, rows)]


def times_as_many(figures: Figures, game: str, kind: str) -> float:
    """The middle one of the rounds."""
    rounds = zip(figures.peers[game, OURS], figures.peers[game, kind], strict=True)
    return median([ours.actions / theirs.actions for ours, theirs in rounds])


def peers(figures: Figures) -> list[str]:
    columns = ["actions/s", "µs of the server's core an action", "server, crowd, of a core"]
    rows = [[f"{kind}, {game}", *beside(rounds)] for (game, kind), rounds in figures.peers.items()]
    return ["", *table("as fast as they can", columns, rows)] if rows else []


def beside(rounds: list[Stretch]) -> list[str]:
    middle = sorted(rounds, key=lambda stretch: stretch.actions)[len(rounds) // 2]
    return [
        f"{middle.actions:,.0f}",
        f"{1e6 * middle.cost():,.0f}",
        f"{middle.server:.2f}, {middle.crowd:.2f}",
    ]


def table(title: str, columns: list[str], rows: list[list[str]]) -> list[str]:
    lines = [[title, *columns], ["---"] * (len(columns) + 1), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
