"""Metrics for Prometheus. No label ever holds a table code, a name or a secret."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from http import HTTPStatus
from itertools import accumulate
from typing import Final

from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from everglow import COMPILED, __version__
from everglow.server.live.streams import STAY

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

# A series more for each one, of which nobody makes anything; prometheus_client gives it no types.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Tally(Collector):
    """Counter by game. It is counted on one thread, so it needs no lock, which would cost most of a count."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.counts: dict[str, int] = {}
        registry.register(self)

    def count(self, game: str) -> None:
        self.counts[game] = self.counts.get(game, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.about, labels=["game"])
        for game, count in self.counts.items():
            family.add_metric([game], count)
        yield family


class Seconds(Collector):
    """Histogram of times, likewise."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self.total)


class Metrics:
    """One server's numbers: counted as things happen, or looked up when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Tables that are kept, by status", "status")
        self.loaded = self._gauge("tables_loaded", "Tables in memory")
        self.connections = self._gauge("connections", "Open WebSockets at tables")
        self.tasks = self._gauge("tasks", "Tasks of the event loop: some for every connection, none for ever")
        self.bots_waiting = self._gauge("bots_waiting", "Bots that wait until a worker is free")
        self.bots_thinking = self._gauge("bots_thinking", "Workers that are busy")
        self.workers = self._gauge("workers", "Workers that there are")
        self.workers_replaced = self._gauge("workers_replaced", "Workers that died or hung, since the start")
        self.actions = Tally(
            "everglow_actions", "Actions of people and bots that are on the disk", self.registry
        )
        self.action_seconds = Seconds(
            "everglow_action_seconds", "From a person's action to its ack", self.registry
        )
        self.entry_seconds = Seconds(
            "everglow_entry_seconds", "From entries of a table to when they are kept", self.registry
        )
        self.request_seconds = self._histogram(
            "request_seconds", "HTTP requests", "method", "route", "status"
        )
        Info("everglow", "Which Everglow this is", registry=self.registry).info(
            {"version": __version__, "engine": "compiled" if COMPILED else "interpreted"}
        )
        ProcessCollector(registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"everglow_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"everglow_{name}", about, labels, buckets=SECONDS, registry=self.registry)

    def answered(self, request: web.Request, response: web.StreamResponse, seconds: float) -> None:
        """Count a response by its route, since addresses have codes; a stay at a table is no request."""
        if response.status == HTTPStatus.SWITCHING_PROTOCOLS or STAY in response:
            return
        route = request.match_info.route
        where = route.resource.canonical if route.resource else "none"
        self.request_seconds.labels(route.method, where, response.status).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


KEPT_TABLES: Final = "everglow_tables"  # which the store tells, so one process is enough
SAMPLE: Final = re.compile(r"^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (.*)$")


def together(texts: dict[str, bytes]) -> bytes:
    """Metrics of several processes as one text, each sample with its process; the first one is ours."""
    families: dict[str, list[str]] = {}
    for number, (process, text) in enumerate(texts.items()):
        family = ""
        for line in text.decode().splitlines():
            if line.startswith("#"):
                family = line.split()[2]
                known = families.setdefault(family, [])
                if not number or line not in known:
                    known.append(line)
            elif not number or family != KEPT_TABLES:
                families[family].append(_labelled(line, process))
    return "".join(f"{line}\n" for lines in families.values() for line in lines).encode()


def _labelled(sample: str, process: str) -> str:
    match = SAMPLE.match(sample)
    assert match
    name, labels, value = match.groups()
    return f'{name}{{{labels + "," if labels else ""}process="{process}"}} {value}'
