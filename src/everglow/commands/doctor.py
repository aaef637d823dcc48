"""`everglow doctor`: check a server's data, also while it runs."""

from __future__ import annotations

import argparse
from typing import Final

from everglow.commands import arguments, settings
from everglow.console import Screen

EXAMPLES = """\
  everglow doctor                      the server of this user
  everglow doctor --data /srv/club     another one
  everglow doctor --games 1000         play the last thousand finished games again"""
GAMES: Final = 20
COLOURS: Final = {"ok": "green", "note": "yellow", "failed": "bold red"}


def add(commands: arguments.Commands) -> None:
    about = "Check a server's store, records, pages and engine, also while it runs."
    parser = arguments.add_command(commands, "doctor", run, about, EXAMPLES)
    parser.add_argument(
        "--games",
        metavar="N",
        type=arguments.count,
        default=GAMES,
        help=f"finished games that are played again, the latest first (default: {GAMES})",
    )
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    """Print a line for each check; return 1 if one failed."""
    from everglow.server.http.doctor import (
        FAILED,
        findings,  # here, as no other command should wait for it
    )
    from everglow.server.http.service import FILE

    settings.settle(args, [settings.DATA])
    screen, failed = Screen(args.plain), False
    for finding in findings(settings.folder(args) / FILE, args.games):
        screen.say(f"{finding.verdict:<7} {finding.what:<8} {finding.told}", COLOURS[finding.verdict])
        failed = failed or finding.verdict == FAILED
    return 1 if failed else 0
