"""`everglow backup`: copy a server's store into one file, while it runs."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput
from everglow.console import Screen

EXAMPLES = """\
  everglow backup friday.sqlite                           of the server of this user
  everglow backup /backup/club.sqlite --data /srv/club    of another one"""


def add(commands: arguments.Commands) -> None:
    about = "Copy all that a server keeps into one file, also while it runs."
    parser = arguments.add_command(commands, "backup", run, about, EXAMPLES)
    parser.add_argument(
        "file", metavar="FILE", type=arguments.file, help="the backup; an older one is replaced"
    )
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.backup import (
        CannotCopy,
        back_up,  # here, as no other command should wait for it
    )
    from everglow.server.store.database import BadStore

    settings.settle(args, [settings.DATA])
    try:
        tables = back_up(settings.folder(args) / FILE, args.file)
    except (BadStore, CannotCopy) as error:
        raise BadInput(str(error)) from error
    Screen(args.plain).say(
        f"{args.file}: {tables} {'table' if tables == 1 else 'tables'}, checked and whole."
    )
    return 0
