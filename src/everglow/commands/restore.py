"""`everglow restore`: replace a server's store by a backup."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.words.message import verbatim


def add(commands: Commands) -> None:
    parser = commands.add("restore", run, m.restore_about(), m.restore_examples())
    parser.add("file", meta=m.meta_file(), read=arguments.file, about=m.restore_help_file())
    parser.add("--force", about=m.restore_help_force(), action="store_true")
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.backup import CannotCopy, replaced, restore
    from everglow.server.store.database import BadStore

    settings.settle(args, [settings.DATA])
    store, screen = settings.folder(args) / FILE, arguments.screen(args)
    instead = store.exists()
    try:
        tables = restore(args.file, store, args.force)
    except (BadStore, CannotCopy) as error:
        raise BadInput(verbatim(str(error))) from error
    screen.tell(m.tables_whole(file=str(store), tables=tables))
    if instead:
        screen.tell(m.lay_there(file=str(replaced(store))), "dim")
    return 0
