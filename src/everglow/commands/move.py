"""`everglow import`: copy a folder's store into a PostgreSQL database."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m


def add(commands: Commands) -> None:
    parser = commands.add("import", run, m.import_about(), m.import_examples())
    settings.add(parser, stores.SETTINGS)


def run(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    database = stores.database(args)
    if not database:
        raise BadInput(m.expected_database_to_import())
    from everglow.server.store.postgres.backup import move
    from everglow.server.store.postgres.link import place

    tables = move(stores.file(args), database)
    arguments.screen(args).tell(m.imported(file=str(stores.file(args)), place=place(database), tables=tables))
    return 0
