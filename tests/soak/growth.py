"""Memory and files of a server over time: they must not grow with the tables that have come and gone."""

import re
from collections.abc import Sequence
from statistics import linear_regression
from typing import NamedTuple

NUMBERS = {
    "memory": "process_resident_memory_bytes",
    "files": "process_open_fds",
    "loaded": "everglow_tables_loaded",
    "connections": "everglow_connections",
    "tasks": "everglow_tasks",
}
PER_TABLE = 64 * 1024  # bytes that a table which has come and gone may leave behind; one in play has more
WARM_UP = 0.25  # of a stretch
ENOUGH = 20  # samples for a fit
LONGEST_WAIT = 0.25  # seconds
SPARE = 10  # files and tasks that come and go


class Sample(NamedTuple):
    """A server at one moment of one of its runs."""

    run: int
    tables: int  # that have been opened so far
    memory: float
    files: float
    loaded: float
    connections: float
    tasks: float


def sampled(run: int, tables: int, text: str) -> Sample:
    """Parse a sample from the server's metrics, of all its processes together."""
    numbers = re.findall(r'^(\w+)(?:\{process="\w+"\})? (\S+)$', text, re.MULTILINE)
    sums = {name: sum(float(n) for found, n in numbers if found == key) for name, key in NUMBERS.items()}
    return Sample(run, tables, **sums)


def count_tables(text: str) -> int:
    """Count all tables that the server knows of, whoever opened them."""
    return round(sum(map(float, re.findall(r"^everglow_tables\{[^}]*\} (\S+)$", text, re.MULTILINE))))


def percentile(waits: Sequence[float], share: float) -> float:
    """Percentile of waits: this share of them is shorter; 0 if there were none."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))] if waits else 0.0


def check_waits(waits: Sequence[float]) -> None:
    """Check that ninety-nine of a hundred answers are acknowledged before anybody notices."""
    found = percentile(waits, 0.99)
    assert found < LONGEST_WAIT, f"one in a hundred waits {1000 * found:.0f} ms beside a hostile crowd"


def longest_stretch(samples: Sequence[Sample]) -> list[Sample]:
    """The samples of the run without a kill that lasted longest, when all its caches are warm."""
    runs: dict[int, list[Sample]] = {}
    for sample in samples:
        runs.setdefault(sample.run, []).append(sample)
    stretch = max(runs.values(), key=len, default=[])
    return stretch[int(WARM_UP * len(stretch)) :]


def growth(stretch: Sequence[Sample]) -> float | None:
    """Bytes more for every table that has come and gone; None if there is too little to say so."""
    tables = [sample.tables for sample in stretch]
    if len(stretch) < ENOUGH or tables[0] == tables[-1]:
        return None
    return linear_regression(tables, [sample.memory for sample in stretch]).slope


def check_growth(stretch: Sequence[Sample]) -> float | None:
    slope = growth(stretch)
    assert slope is None or slope < PER_TABLE, f"every table leaves {slope / 1024:.0f} KiB behind"
    return slope


def check_ebb(before: Sample, after: Sample) -> None:
    """Check that nothing is left when everybody has left and all tables rest."""
    assert after.loaded == 0, f"{after.loaded:.0f} tables are still in memory"
    assert after.connections == 0, f"{after.connections:.0f} connections are still there"
    assert after.tasks <= before.tasks + SPARE, f"{after.tasks:.0f} tasks, {before.tasks:.0f} before"
    assert after.files <= before.files + SPARE, f"{after.files:.0f} open files, {before.files:.0f} before"
