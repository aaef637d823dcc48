"""The figures of one run as tables for people."""

from __future__ import annotations

import json
import platform
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks import pages

Figures = dict[str, dict[str, float]]  # by row: what was measured best

LIBRARIES = ["open_spiel", "pettingzoo", "rlcard"]
ANCHOR = "open_spiel hearts"
SEARCH_ANCHOR = "open_spiel search of hearts"
SEARCH_COLUMNS = ["simulations/s", "searched decisions/s"]
COLUMNS = ["api decisions/s", "inside decisions/s", "api games/s", "decisions a game", "µs a copy"]


def report(figures: Figures, games: list[str]) -> str:
    tables = [*rows(figures, "random play", COLUMNS), "", *rows(figures, "tree search", SEARCH_COLUMNS)]
    return "\n".join([*head(), "", *ratios(figures, games), "", *tables, "", pages.line()]) + "\n"


def head() -> list[str]:
    found = [f"{name} {library_version(name)}" for name in ["everglow", *LIBRARIES]]
    found.append(f"mypyc {compiled_by()}")
    where = f"{platform.machine()}, Python {platform.python_version()}, {', '.join(found)}"
    return [f"Measured on {date.today()}: {where}."]


def library_version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "(not installed)"


def compiled_by() -> str:
    """The version of mypyc that made the compiled engine."""
    manifest = Path(__file__).parent.parent / "build" / "compiled" / "manifest.json"
    return str(json.loads(manifest.read_text())["mypyc"]) if manifest.exists() else "(not compiled)"


def ratios(figures: Figures, games: list[str]) -> list[str]:
    lines = ["| ratio in this run, 4 players | " + " | ".join(games) + " |", "|---|" + "---|" * len(games)]
    for name, goal, (top, what, bottom, of) in RATIOS:
        found = [quotient(figures, top.format(game), what, bottom.format(game), of) for game in games]
        lines.append(f"| {name} ({goal}) | " + " | ".join(found) + " |")
    return lines


RATIOS = [
    (
        "compiled over interpreted, inside the engine",
        "goal: 6",
        ("{} 4 players, compiled", "inside decisions/s", "{} 4 players, interpreted", "inside decisions/s"),
    ),
    (
        "compiled over OpenSpiel's hearts, through the API",
        "goal: 1",
        ("{} 4 players, compiled", "api decisions/s", ANCHOR, "api decisions/s"),
    ),
    (
        "interpreted over OpenSpiel's hearts, through the API",
        "goal: 0.3",
        ("{} 4 players, interpreted", "api decisions/s", ANCHOR, "api decisions/s"),
    ),
    (
        "a copy, compiled, over a clone of hearts",
        "goal: at most 3",
        ("{} 4 players, compiled", "µs a copy", ANCHOR, "µs a copy"),
    ),
    (
        "search, simulations/s, compiled over interpreted",
        "goal: 6",
        ("{} search, compiled", "simulations/s", "{} search, interpreted", "simulations/s"),
    ),
    (
        "search, decisions/s, over OpenSpiel's in C++ on hearts",
        "goal: 0.4",
        ("{} search, compiled", "searched decisions/s", SEARCH_ANCHOR, "searched decisions/s"),
    ),
    (
        "two processes of self-play over one",
        "goal: 1.6",
        ("{} self-play", "s alone", "{} self-play", "s together"),
    ),
]


def quotient(figures: Figures, top: str, what: str, bottom: str, of: str) -> str:
    upper = figures.get(top, {}).get(what)
    lower = figures.get(bottom, {}).get(of)
    twice = 2 if of == "s together" else 1  # twice as many games were played
    return "-" if upper is None or lower is None else f"{twice * upper / lower:.2f}"


def rows(figures: Figures, title: str, columns: list[str]) -> list[str]:
    lines = [f"| {title} | " + " | ".join(columns) + " |", "|---|" + "---|" * len(columns)]
    for row, found in figures.items():
        if columns[0] in found:
            lines.append(f"| {row} | " + " | ".join(cell(found, column) for column in columns) + " |")
    return lines


def cell(found: dict[str, float], column: str) -> str:
    if column not in found:
        return "-"
    return f"{found[column]:.2f}" if column == "µs a copy" else f"{found[column]:,.0f}"
