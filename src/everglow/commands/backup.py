"""`everglow backup`: copy a server's store into one file, while it runs."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.words.message import verbatim


def add(commands: Commands) -> None:
    parser = commands.add("backup", run, m.backup_about(), m.backup_examples())
    parser.add("file", meta=m.meta_file(), read=arguments.file, about=m.backup_help_file())
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
        raise BadInput(verbatim(str(error))) from error
    arguments.screen(args).tell(m.tables_whole(file=str(args.file), tables=tables))
    return 0
