"""`everglow doctor`: check a server's data, also while it runs."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from everglow.commands import arguments, settings
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, literal

if TYPE_CHECKING:
    from everglow.commands.checks import Finding

GAMES: Final = 20
COLOURS: Final = {"ok": "green", "note": "yellow", "failed": "bold red"}


def add(commands: Commands) -> None:
    parser = commands.add("doctor", run, m.doctor_about(), m.doctor_examples())
    about = m.doctor_help_games(games=GAMES)
    parser.add("--games", metavar="N", read=arguments.count, about=about, default=GAMES)
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if one failed."""
    from everglow.commands.checks import findings  # here, as no other command should wait for it
    from everglow.server.http.service import FILE

    settings.settle(args, [settings.DATA])
    screen, failed = arguments.screen(args), False
    for finding in findings(settings.folder(args) / FILE, args.games):
        screen.say(literal(_line(screen, finding)), COLOURS[finding.verdict])
        failed = failed or finding.verdict == "failed"
    return 1 if failed else 0


def _line(screen: Screen, finding: Finding) -> str:
    verdict = screen.word(m.verdict(verdict=finding.verdict))
    part = screen.word(m.checked_part(part=finding.part))
    return f"{verdict:<7} {part:<8} {screen.word(finding.told)}"
