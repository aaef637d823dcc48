"""`everglow prune`: delete old finished games from what a server keeps."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.words.message import verbatim


def add(commands: Commands) -> None:
    parser = commands.add("prune", run, m.prune_about(), m.prune_examples())
    parser.add("--days", metavar="N", read=arguments.count, about=m.prune_help_days(), required=True)
    parser.add("--yes", about=m.prune_help_yes(), action="store_true")
    settings.add(parser, [settings.DATA])


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.database import BadStore
    from everglow.server.store.prune import prune  # here, as no other command should wait for it

    settings.settle(args, [settings.DATA])
    try:
        games = prune(settings.folder(args) / FILE, args.days, args.yes)
    except BadStore as error:
        raise BadInput(verbatim(str(error))) from error
    said = m.pruned if args.yes else m.prunable
    arguments.screen(args).tell(said(games=games, days=args.days))
    return 0
