"""`everglow prune`: delete old finished games from what a server keeps."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput
from everglow.console import Screen

EXAMPLES = """\
  everglow prune --days 730          how many finished games are older than two years
  everglow prune --days 730 --yes    delete them, and make the file smaller"""


def add(commands: arguments.Commands) -> None:
    about = "Delete old finished games from a server's store; the server must not run."
    parser = arguments.add_command(commands, "prune", run, about, EXAMPLES)
    parser.add_argument(
        "--days",
        metavar="N",
        type=arguments.count,
        required=True,
        help="games that were over so many days ago",
    )
    parser.add_argument("--yes", action="store_true", help="delete them; otherwise they are only counted")
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.database import BadStore
    from everglow.server.store.prune import prune  # here, as no other command should wait for it

    settings.settle(args, [settings.DATA])
    try:
        games = prune(settings.folder(args) / FILE, args.days, args.yes)
    except BadStore as error:
        raise BadInput(str(error)) from error
    found = f"{games} finished {'game' if games == 1 else 'games'} of more than {args.days} days ago"
    Screen(args.plain).say(f"{found} deleted." if args.yes else f"{found}; --yes deletes them.")
    return 0
