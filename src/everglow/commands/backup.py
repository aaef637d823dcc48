"""`everglow backup`: copy a server's store into one file, while it runs."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m


def add(commands: Commands) -> None:
    parser = commands.add("backup", run, m.backup_about(), m.backup_examples())
    parser.add("file", meta=m.meta_file(), read=arguments.file, about=m.backup_help_file())
    settings.add(parser, stores.SETTINGS)


def run(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    tables = _back_up(args)
    arguments.screen(args).tell(m.tables_whole(file=str(args.file), tables=tables))
    return 0


def _back_up(args: argparse.Namespace) -> int:
    """Import the store here, as no other command should wait for it."""
    if database := stores.database(args):
        from everglow.server.store.postgres import backup as postgres

        return postgres.back_up(database, args.file)
    from everglow.server.store.backup import back_up

    return back_up(stores.file(args), args.file)
