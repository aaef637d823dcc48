"""`everglow train`: let bots play against themselves, and fit a net that judges positions for them."""

from __future__ import annotations

import argparse
import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.progress import BarColumn, Progress, TaskID, TextColumn

from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands, program
from everglow.commands.numbers import decimal, percent
from everglow.commands.words.generated import messages as m
from everglow.console import Screen
from everglow.game import AnyGame

if TYPE_CHECKING:
    from everglow.train.course import Course, Verdict

MINUTES: Final = 30
ROUNDS: Final = 2
STAGES: Final = {
    "play": m.training_plays,
    "replay": m.training_replays,
    "fit": m.training_fits,
    "trial": m.training_tries,
    "verdict": m.training_judges,
}


def add(commands: Commands) -> None:
    parser = commands.add("train", run, m.train_about(), m.train_examples())
    parser.add("game", meta=m.meta_game(), about=m.train_help_game())
    about = m.train_help_minutes(minutes=MINUTES)
    parser.add("--minutes", metavar="N", read=arguments.count, about=about, default=MINUTES)
    about = m.train_help_rounds(rounds=ROUNDS)
    parser.add("--rounds", metavar="N", read=arguments.count, about=about, default=ROUNDS)
    parser.add("--out", meta=m.meta_folder(), read=arguments.file, about=m.train_help_out())
    parser.add("--jobs", metavar="N", read=arguments.count, about=m.arena_help_jobs())
    arguments.add_seed(parser)


def run(args: argparse.Namespace) -> int:
    game = arguments.find_game(args.game)
    _check(game)
    folder = args.out or Path("build") / "train" / game.name
    screen = arguments.screen(args, stderr=True)
    with _bars(screen) as bars:
        course = _course(args, game, folder, Teller(screen, bars))
        for figures in _rounds(course, args):
            screen.tell(_round_line(screen, course.rounds_done(), figures))
        verdicts = course.verdicts(60 * args.minutes / (args.rounds + 1))
    _tell(arguments.screen(args), course, verdicts)
    return 0


def _check(game: AnyGame) -> None:
    """Raise BadInput if something is missing that training needs."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput(m.train_needs_numpy()) from None
    if game.judge.num_inputs == 0:
        raise BadInput(m.train_needs_inputs(game=game.name))
    try:
        import everglow.bots.net.kernel  # noqa: F401
    except ImportError:
        raise BadInput(m.train_needs_kernel()) from None


def _course(args: argparse.Namespace, game: AnyGame, folder: Path, teller: Teller) -> Course:
    from everglow.train.course import Course  # here, as it needs numpy

    return Course(game, folder, args.jobs or os.cpu_count() or 1, args.seed or "1", teller)


def _rounds(course: Course, args: argparse.Namespace) -> Any:
    from everglow.train.course import stages

    return stages(course, args.minutes, args.rounds)


def _bars(screen: Screen) -> Progress:
    columns = [TextColumn("{task.description}"), BarColumn()]
    return Progress(*columns, console=screen.console, transient=True, disable=screen.plain)


class Teller:
    """Shows how far the training is: a bar on a terminal, a line for each stage elsewhere."""

    def __init__(self, screen: Screen, bars: Progress) -> None:
        self.screen = screen
        self.bars = bars
        self.task: TaskID | None = None

    def begins(self, stage: str, round: int) -> None:
        told = STAGES[stage](number=round + 1 if stage != "verdict" else round)
        if self.screen.plain:
            self.screen.tell(told)
        if self.task is not None:
            self.bars.remove_task(self.task)
        self.task = self.bars.add_task(self.screen.word(told), total=1.0)

    def goes_on(self, part: float) -> None:
        if self.task is not None:
            self.bars.update(self.task, completed=min(1.0, part))


def _round_line(screen: Screen, round: int, figures: dict[str, Any]) -> Any:
    trial = figures["trial"]
    return m.training_round(
        number=round,
        games=figures["games"],
        loss=decimal(screen.wording, figures["log_loss"], 3),
        share=percent(screen.wording, trial["share"]),
        trial=trial["games"],
        better=figures["better"],
    )


def _tell(screen: Screen, course: Course, verdicts: list[Verdict]) -> None:
    """Say how strong the result is, and whether that is more than luck."""
    for verdict in verdicts:
        low, high = verdict.share.share_interval() or (0.0, 1.0)
        even = 1 / verdict.seats
        told = m.training_verdict(
            players=verdict.seats,
            games=verdict.games,
            share=percent(screen.wording, verdict.share.mean),
            low=percent(screen.wording, low),
            high=percent(screen.wording, high),
            even=percent(screen.wording, even),
            result="stronger" if low > even else "weaker" if high < even else "open",
        )
        screen.tell(told)
    best = course.best()
    if best.endswith(".net"):
        bots = ["--bots", f"planner@{best},planner@hand"]
        screen.tell(m.training_use(command=f"{program()} {shlex.join(['arena', course.game.name, *bots])}"))
    else:
        screen.tell(m.training_failed())
