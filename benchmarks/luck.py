"""Luck of a stronger bot, and what it saves to take luck off the results: `python -m benchmarks.luck`.

Every deal is played with all rotations of the seats: one stronger bot, and copies of a weaker one. The luck
of the stronger bot must be 0 on average. *Deals saved* tells how many times more deals the plain mean needs
for an interval of the same width; *per second* counts in the processor time of judging the luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from benchmarks.coach import play
from everglow.arena.adjusted import Adjusted
from everglow.coach.fortune import fortune
from everglow.games import games

RESAMPLES = 1000  # of the deals, for intervals of ratios
INTERVAL = 1.96  # standard errors


class Deal(NamedTuple):
    """Means of the stronger bot over all rotations of a deal, and processor seconds."""

    share: float  # of the victory
    margin: float  # own points less the best other's
    luck: float
    playing: float
    judging: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.luck", description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--games", default=",".join(games()), help="such as vale,glow")
    parser.add_argument("--players", default="2,4", help="such as 2,4")
    parser.add_argument("--bots", default="planner,greedy", help="the stronger one, and all others")
    args = parser.parse_args()
    numbers = range(args.first, args.first + args.deals)
    with ProcessPoolExecutor(args.jobs) as pool:
        for name in args.games.split(","):
            for seats in map(int, args.players.split(",")):
                dealt = partial(deal, name, seats, args.bots.split(","))
                print("\n".join(report(name, seats, list(pool.map(dealt, numbers)))), flush=True)


def deal(name: str, seats: int, bots: list[str], seed: int) -> Deal:
    """Play a deal with the stronger bot in every seat."""
    rounds = [
        rotation(name, [bots[seat != strong] for seat in range(seats)], strong, seed)
        for strong in range(seats)
    ]
    share, margin, luck, playing, judging = zip(*rounds, strict=True)
    return Deal(fmean(share), fmean(margin), fmean(luck), sum(playing), sum(judging))


def rotation(name: str, bots: list[str], strong: int, seed: int) -> Deal:
    begun = process_time()
    played = play(games()[name], bots, seed).played
    over, end = process_time(), played.turns[-1].after
    luck = fortune(played)[strong]
    scores = end.scores()
    margin = scores[strong] - max(score for seat, score in enumerate(scores) if seat != strong)
    return Deal(end.returns()[strong], margin, luck, over - begun, process_time() - over)


def report(name: str, seats: int, deals: list[Deal]) -> Iterator[str]:
    lucks = [one.luck for one in deals]
    wide = INTERVAL * stdev(lucks) / len(lucks) ** 0.5
    playing, judging = fmean(one.playing for one in deals), fmean(one.judging for one in deals)
    yield f"{name}, {seats} players, {len(deals)} deals, {playing:.2f} s to play, {judging:.2f} s to judge"
    yield f"  luck {100 * fmean(lucks):+.2f} points ± {100 * wide:.2f}"
    dearer = (playing + judging) / playing
    for figure, unit in (("share", 100.0), ("margin", 1.0)):
        found = adjusted(deals, figure)
        low, high = saved_between(deals, figure)
        plain, less = found.numbers.interval(), found.interval()
        assert plain is not None
        assert less is not None
        yield (
            f"  {figure} {unit * found.numbers.mean:.1f} ({unit * plain[0]:.1f} to {unit * plain[1]:.1f}),"
            f" luck aside {unit * found.mean:.1f} ({unit * less[0]:.1f} to {unit * less[1]:.1f}),"
            f" deals saved {found.ratio():.2f} ({low:.2f} to {high:.2f}),"
            f" per second {found.ratio() / dearer:.2f} ({low / dearer:.2f} to {high / dearer:.2f})"
        )


def adjusted(deals: list[Deal], figure: str) -> Adjusted:
    found = Adjusted()
    for one in deals:
        found.add(getattr(one, figure), one.luck)
    return found


def saved_between(deals: list[Deal], figure: str) -> tuple[float, float]:
    """95 % interval of the deals saved, over deals drawn with replacement."""
    random = Random(1)
    ratios = sorted(adjusted(random.choices(deals, k=len(deals)), figure).ratio() for _ in range(RESAMPLES))
    return ratios[RESAMPLES // 40], ratios[RESAMPLES - 1 - RESAMPLES // 40]


if __name__ == "__main__":
    main()
