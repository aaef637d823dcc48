"""Fitting of a search's constants to the nets: `python -m benchmarks.constants --minutes 60`.

Settings play against the one that ships, by successive halving: every stage has fresh deals, and the better
half of the settings goes on. The last one then plays alone, on deals that nobody has chosen by: only these
figures say what it is worth. They are adjusted for luck. With four players only the better half of what was
tried with two is tried. A search has as many simulations as a usual core does in a tenth of a second; more
where they are shorter. Figures are kept in a file after every stage; a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

from everglow.arena.match import Match, Result
from everglow.arena.standing import Standing, standings
from everglow.arena.terms import Terms
from everglow.bots.bot import Bot
from everglow.bots.budget import Budget
from everglow.bots.constants import Constants
from everglow.bots.planner_bot import PlannerBot
from everglow.bots.search_bot import SearchBot
from everglow.game import AnyGame
from everglow.games import games
from everglow.train.trial import tables
from everglow.train.workers import finished

Told: TypeAlias = dict[str, dict[str, Any]]  # figures by setting
Kept: TypeAlias = dict[str, list[Told]]  # by cell and stage

SEED: Final = "constants"
KEPT: Final = "build/constants.json"
FEWEST: Final = 4  # deals of a stage, however little time there is


class Cell(NamedTuple):
    """Kind of bot at one table, and the settings that are tried, beside the one that ships."""

    game: str
    players: int
    bot: str
    tried: list[str]  # constants that differ, such as "trust=20 sight=6"

    def name(self) -> str:
        return f"{self.game} {self.players} {self.bot}"

    def settings(self, kept: Kept) -> list[str]:
        """Settings to begin with: for more than two players, those that were better with two."""
        before = kept.get(self._replace(players=2).name(), []) if self.players > 2 else []
        return list(before[1]) if len(before) > 1 else self.tried

    def terms(self, setting: str, stage: int) -> list[Terms]:
        """One tournament for every board; the same deals for every setting."""
        bots, seed = [named(self.bot, setting), named(self.bot)], f"{SEED} {self.name()} {stage}"
        return [each._replace(adjust=True) for each in tables(games()[self.game], bots, self.players, seed)]


SIMULATIONS: Final = {"vale": 150, "glow": 800}  # in a tenth of a second
SEARCH: Final = {
    "vale": ["simulations=350 sight=4", "simulations=1200 sight=0", "trust=10", "trust=100"],
    "glow": ["trust=20", "trust=60"],
}
PLANNER: Final = ["breadth=150", "breadth=1500"]
CELLS: Final = [
    *[Cell(game, players, "search", SEARCH[game]) for game in SEARCH for players in (2, 4)],
    *[Cell(game, players, "planner", PLANNER) for game in SEARCH for players in (2, 4)],
]


# Bots by name: the arena asks this module for them.


def named(kind: str, setting: str = "") -> str:
    return f"benchmarks.constants:{kind} {setting}"


def __getattr__(name: str) -> Callable[[AnyGame, int], Bot]:
    """Return what makes a bot by its name, such as `search sight=6`."""
    kind, *changes = name.split()
    if kind not in ("planner", "search"):
        raise AttributeError(name)
    told = dict(change.split("=") for change in changes)
    return partial(bot_of, kind, {key: float(said) for key, said in told.items()})


def bot_of(kind: str, told: dict[str, float], game: AnyGame, seed: int) -> Bot:
    if kind == "planner":
        return PlannerBot(game, seed, breadth=int(told.get("breadth", 0)))
    simulations = int(told.get("simulations", SIMULATIONS[game.name]))
    return SearchBot(game, seed, Budget(simulations), constants=changed(game, told))


def changed(game: AnyGame, told: dict[str, float]) -> Constants:
    """Return the constants of a game, some of them changed."""
    found = Constants(game.judge.breadth, game.judge.trust)
    for name, number in told.items():
        if name != "simulations":  # which are the budget's
            setattr(found, name, number if name == "curiosity" else int(number))
    return found


# Games


class Task(NamedTuple):
    """Game of a tournament."""

    setting: str
    terms: Terms
    number: int


def play(task: Task) -> tuple[Task, Result]:
    match = Match(task.terms, task.number)
    match.play()
    return task, match.result()


def tasks(cell: Cell, settings: list[str], stage: int, deadline: float) -> Iterator[Task]:
    """Games of all settings, deal by deal, until it is too late to begin another deal."""
    all_terms = {setting: cell.terms(setting, stage) for setting in settings}
    for deal in count():
        if deal >= FEWEST and monotonic() > deadline:
            return
        for setting, boards in all_terms.items():
            terms, first = boards[deal % len(boards)], deal // len(boards) * cell.players
            yield from [Task(setting, terms, first + rotation) for rotation in range(cell.players)]


def played(cell: Cell, settings: list[str], stage: int, jobs: int, deadline: float) -> dict[str, Standing]:
    """Play until about then."""
    found: dict[tuple[str, str], list[Result]] = {}
    for task, result in finished(play, tasks(cell, settings, stage, deadline), jobs):
        if result.forfeit is not None:
            raise RuntimeError(f"{task.setting}: {result.forfeit[1]}")
        found.setdefault((task.setting, board(task.terms)), []).append(result)
    return {setting: standing_of(cell.terms(setting, stage), setting, found) for setting in settings}


def standing_of(
    all_terms: list[Terms], setting: str, results: dict[tuple[str, str], list[Result]]
) -> Standing:
    found = Standing()
    for terms in all_terms:
        found.merge(standings(terms, results[setting, board(terms)])[0])
    return found


def board(terms: Terms) -> str:
    return json.dumps(terms.options)


# Halving


def fit(cell: Cell, kept: Kept, jobs: int, deadline: float, save: Callable[[], None]) -> None:
    """Run the stages of a cell that are missing, all as long."""
    settings = cell.settings(kept)
    stages, wanted = kept.setdefault(cell.name(), []), (len(settings) - 1).bit_length() + 1
    for stage in range(wanted):
        if stage == len(stages):
            results = played(cell, settings, stage, jobs, in_turn(deadline, wanted - stage))
            stages.append({setting: figures(standing) for setting, standing in results.items()})
            save()
            print(table(cell, stages), flush=True)
        settings = better_half(stages[: stage + 1], settings)


def in_turn(deadline: float, parts: int) -> float:
    """End of the first of so many equal parts of the time that is left."""
    return monotonic() + (deadline - monotonic()) / parts


def better_half(stages: list[Told], settings: list[str]) -> list[str]:
    ordered = sorted(settings, key=partial(strength, stages), reverse=True)
    return ordered[: (len(ordered) + 1) // 2]


def strength(stages: list[Told], setting: str) -> float:
    """Share of the first place in all stages so far."""
    games_of = [float(stage[setting]["games"]) for stage in stages]
    won = [float(stage[setting]["games"] * stage[setting]["fair"][0]) for stage in stages]
    return sum(won) / sum(games_of)


def figures(s: Standing) -> dict[str, Any]:
    return {
        "games": s.games,
        "first": interval(s.share.mean, s.share.share_interval()),
        "fair": interval(s.fair_share.mean, s.fair_share.interval()),
        "margin": interval(s.fair_margin.mean, s.fair_margin.interval()),
        "saved": round(s.fair_share.ratio(), 2) if s.games else 1.0,  # times more games without adjustment
        "ms": round(1000 * s.pace.mean, 2),
    }


def interval(mean: float, ends: tuple[float, float] | None) -> list[float]:
    return [round(each, 5) for each in (mean, *(ends or (mean, mean)))]


def table(cell: Cell, stages: list[Told]) -> str:
    """Figures of the last stage, the best setting first."""
    told = stages[-1]
    ordered = sorted(told, key=lambda setting: told[setting]["fair"][0], reverse=True)
    title = f"{cell.name()}, stage {len(stages)}, {100 / cell.players:.0f} % is even"
    return "\n".join(["", title, *[line(setting, told[setting]) for setting in ordered]])


def line(setting: str, told: dict[str, Any]) -> str:
    first, fair = [[100 * each for each in told[name]] for name in ("first", "fair")]
    margin = told["margin"]
    return (
        f"{setting:26} {told['games']:5} games  first {first[0]:.1f} % ({first[1]:.1f} to {first[2]:.1f})"
        f"  adjusted {fair[0]:.1f} % ({fair[1]:.1f} to {fair[2]:.1f})"
        f"  margin {margin[0]:+.1f} ({margin[1]:+.1f} to {margin[2]:+.1f})  {told['ms']} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.constants", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="for all cells together")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only the cells whose name contains this: 'vale 2 search'")
    parser.add_argument("--out", type=Path, default=Path(KEPT))
    args = parser.parse_args()
    kept: Kept = json.loads(args.out.read_text()) if args.out.exists() else {}
    args.out.parent.mkdir(parents=True, exist_ok=True)
    cells = [cell for cell in CELLS if args.only in cell.name()]
    deadline = monotonic() + 60 * args.minutes
    for done, cell in enumerate(cells):
        until = in_turn(deadline, len(cells) - done)
        fit(cell, kept, args.jobs, until, partial(write, args.out, kept))


def write(path: Path, kept: Kept) -> None:
    path.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
