"""`everglow prune`: delete old finished games from what a server keeps."""

from __future__ import annotations

import argparse

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m


def add(commands: Commands) -> None:
    parser = commands.add("prune", run, m.prune_about(), m.prune_examples())
    parser.add("--days", metavar="N", read=arguments.count, about=m.prune_help_days(), required=True)
    parser.add("--yes", about=m.prune_help_yes(), action="store_true")
    settings.add(parser, stores.SETTINGS)


def run(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    games = _prune(args)
    said = m.pruned if args.yes else m.prunable
    arguments.screen(args).tell(said(games=games, days=args.days))
    return 0


def _prune(args: argparse.Namespace) -> int:
    """Import the store here, as no other command should wait for it."""
    if database := stores.database(args):
        from everglow.server.store.postgres import prune as postgres

        return postgres.prune(database, args.days, args.yes)
    from everglow.server.store.prune import prune

    return prune(stores.file(args), args.days, args.yes)
