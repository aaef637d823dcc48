"""`everglow analyse`: what decided a finished game, luck or play, and when."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import cast

from rich.progress import track

from everglow.bots.budget import Budget
from everglow.coach.analysis import Coach, Played
from everglow.coach.deep import SHARPEST, deepen
from everglow.coach.parts import Analysis, Opening, Part
from everglow.commands import arguments
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.files import blaming
from everglow.commands.verdict import Verdict
from everglow.commands.words.generated import messages as m
from everglow.console import Screen
from everglow.game import AnyGame
from everglow.record import Record
from everglow.record_files import load
from everglow.words.message import Message


def add(commands: Commands) -> None:
    parser = commands.add("analyse", run, m.analyse_about(), m.analyse_examples())
    parser.add("record", meta=m.meta_record(), read=Path, about=m.replay_help_record())
    parser.add("--deep", meta=m.meta_seconds(), read=_seconds, about=m.analyse_help_deep(moments=SHARPEST))
    parser.add("--json", action="store_true", about=m.help_json())


def _seconds(said: str) -> float:
    seconds = arguments.number(said)
    if not 0 < seconds <= 600:
        raise BadInput(m.expected_deep(said=said))
    return seconds


def run(args: argparse.Namespace) -> int:
    record = load(args.record)
    with blaming(args.record):
        game = arguments.find_game(record.game)
        coach = Coach(finished(game, record))
    analysis = _analysed(coach, args.deep, arguments.screen(args, stderr=True))
    screen = arguments.screen(args)
    if args.json:
        screen.console.print(json.dumps(analysis), soft_wrap=True)
    else:
        Verdict(coach, analysis, record.names, screen).show()
    return 0


def finished(game: AnyGame, record: Record) -> Played:
    """Read a finished game; BadInput if it is not over, BadRecord if it is broken or of other rules."""
    if record.verify(game).deciders():
        raise BadInput(m.analyse_unfinished())
    return Played(game, *record.line(game), record.dealt, record.past)


def _analysed(coach: Coach, deep: float | None, screen: Screen) -> Analysis:
    """Judge a game while a bar grows."""
    opening, *turns, closing = _tracked(coach.parts(), m.analysing(), len(coach.played.turns) + 2, screen)
    if deep is not None:
        for _ in _tracked(deepen(coach, Budget(seconds=deep)), m.analysing_deep(), SHARPEST, screen):
            pass
        closing = coach.close(cast(Opening, opening))
    return cast(Analysis, {"opening": opening, "turns": turns, "closing": closing})


def _tracked(parts: Iterable[Part], what: Message, total: int, screen: Screen) -> Iterator[Part]:
    yield from track(
        parts, screen.word(what), total, console=screen.console, transient=True, disable=screen.plain
    )
