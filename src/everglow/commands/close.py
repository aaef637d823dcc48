"""`everglow close` and `everglow reopen`: block a table, a name or an address."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput
from everglow.console import Screen

KINDS = ("table", "name", "address")
CLOSING = """\
  everglow close table K7MQ2P          nobody comes in any more, and everybody there is shown out
  everglow close name Mallory          nobody does anything under this name
  everglow close address 203.0.113.9   whoever comes from there is refused
  everglow close                       what is closed"""
REOPENING = """\
  everglow reopen table K7MQ2P         it goes on from where it was
  everglow reopen address 203.0.113.9"""


def add(commands: arguments.Commands) -> None:
    about = "Close a table, a name or an address, also while the server runs; it notices within seconds."
    parser = arguments.add_command(commands, "close", run_close, about, CLOSING)
    _what(parser, "?")
    parser = arguments.add_command(commands, "reopen", run_reopen, "Open again what was closed.", REOPENING)
    _what(parser, None)


def _what(parser: arguments.Parser, how_many: str | None) -> None:
    parser.add_argument("kind", choices=KINDS, nargs=how_many, help="table, name or address")
    parser.add_argument("what", type=arguments.text, nargs=how_many, help="its code, the name or the address")
    settings.add(parser, [settings.DATA])


def run_close(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.closures import (
        close,
        list_closures,  # here, as no other command should wait for it
    )
    from everglow.server.store.database import BadStore

    settings.settle(args, [settings.DATA])
    store, screen = settings.folder(args) / FILE, Screen(args.plain)
    if args.kind and not args.what:
        raise BadInput(f"expected a {args.kind} to close")
    try:
        if args.kind:
            screen.say(f"The {args.kind} {close(store, args.kind, args.what)} is closed.")
        for kind, what in [] if args.kind else list_closures(store):
            screen.say(f"{kind:<8} {what}")
    except (BadStore, ValueError) as error:
        raise BadInput(str(error)) from error
    return 0


def run_reopen(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.closures import reopen  # here, as no other command should wait for it
    from everglow.server.store.database import BadStore

    settings.settle(args, [settings.DATA])
    try:
        was = reopen(settings.folder(args) / FILE, args.kind, args.what)
    except (BadStore, ValueError) as error:
        raise BadInput(str(error)) from error
    told = "is open again" if was else "was not closed"
    Screen(args.plain).say(f"The {args.kind} {args.what} {told}.")
    return 0
