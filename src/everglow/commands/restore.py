"""`everglow restore`: replace a server's store by a backup."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m


def add(commands: Commands) -> None:
    parser = commands.add("restore", run, m.restore_about(), m.restore_examples())
    parser.add("file", meta=m.meta_file(), read=arguments.file, about=m.restore_help_file())
    parser.add("--force", about=m.restore_help_force(), action="store_true")
    settings.add(parser, stores.SETTINGS)


def run(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    if database := stores.database(args):
        _into_database(args, database)
    else:
        _into_folder(args)
    return 0


def _into_database(args: argparse.Namespace, database: str) -> None:
    from everglow.server.store.postgres.backup import REPLACED, restore
    from everglow.server.store.postgres.link import place

    tables, kept = restore(args.file, database, args.force)
    screen = arguments.screen(args)
    screen.tell(m.tables_whole(file=place(database), tables=tables))
    if kept:
        screen.tell(m.kept_in_schema(schema=REPLACED), "dim")


def _into_folder(args: argparse.Namespace) -> None:
    from everglow.server.store.backup import replaced, restore

    store, screen = stores.file(args), arguments.screen(args)
    instead = store.exists()
    tables = restore(args.file, store, args.force)
    screen.tell(m.tables_whole(file=str(store), tables=tables))
    if instead:
        screen.tell(m.lay_there(file=str(replaced(store))), "dim")
