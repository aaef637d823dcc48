"""`everglow restore`: replace a server's store by a backup."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput
from everglow.console import Screen

EXAMPLES = """\
  everglow restore friday.sqlite                    for the server of this user
  everglow restore friday.sqlite --data /srv/club   for another one
  everglow restore friday.sqlite --force            in place of what is there, which is kept beside it"""


def add(commands: arguments.Commands) -> None:
    about = "Put a backup where a server will find it; the server must not run."
    parser = arguments.add_command(commands, "restore", run, about, EXAMPLES)
    parser.add_argument(
        "file", metavar="FILE", type=arguments.file, help="a file that `everglow backup` made"
    )
    parser.add_argument("--force", action="store_true", help="also where there is a store already")
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.backup import CannotCopy, replaced, restore
    from everglow.server.store.database import BadStore

    settings.settle(args, [settings.DATA])
    store, screen = settings.folder(args) / FILE, Screen(args.plain)
    instead = store.exists()
    try:
        tables = restore(args.file, store, args.force)
    except (BadStore, CannotCopy) as error:
        raise BadInput(str(error)) from error
    screen.say(f"{store}: {tables} {'table' if tables == 1 else 'tables'}, checked and whole.")
    if instead:
        screen.say(f"What lay there before is now {replaced(store)}.", "dim")
    return 0
