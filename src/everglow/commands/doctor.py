"""`everglow doctor`: check a server's data, also while it runs."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal

if TYPE_CHECKING:
    from everglow.commands.checks import Finding
    from everglow.server.store.inspection import Inspection

GAMES: Final = 20
COLOURS: Final = {"ok": "green", "note": "yellow", "failed": "bold red"}


def add(commands: Commands) -> None:
    parser = commands.add("doctor", run, m.doctor_about(), m.doctor_examples())
    about = m.doctor_help_games(games=GAMES)
    parser.add("--games", metavar="N", read=arguments.count, about=about, default=GAMES)
    settings.add(parser, stores.SETTINGS)


def run(args: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if one failed."""
    from everglow.commands.checks import findings  # here, as no other command should wait for it

    settings.settle(args, stores.SETTINGS)
    screen, failed = arguments.screen(args), False
    for finding in findings(*_store(args), args.games):
        screen.say(literal(_line(screen, finding)), COLOURS[finding.verdict])
        failed = failed or finding.verdict == "failed"
    return 1 if failed else 0


def _store(args: argparse.Namespace) -> tuple[AbstractContextManager[Inspection], str]:
    """Return how to look at the store, and what it is called."""
    if database := stores.database(args):
        from everglow.server.store.postgres import inspection as postgres
        from everglow.server.store.postgres.link import place

        return postgres.inspected(database), place(database)
    from everglow.server.store.inspection import inspected

    return inspected(stores.file(args)), str(stores.file(args))


def _line(screen: Screen, finding: Finding) -> str:
    verdict = screen.word(m.verdict(verdict=finding.verdict))
    part = screen.word(m.checked_part(part=finding.part))
    return f"{verdict:<7} {part:<8} {screen.word(finding.told)}"
