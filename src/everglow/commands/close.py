"""`everglow close` and `everglow reopen`: block a table, a name or an address."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, aligned, literal

KINDS = ("table", "name", "address")


def add(commands: Commands) -> None:
    _what(commands.add("close", run_close, m.close_about(), m.close_examples()), "?")
    _what(commands.add("reopen", run_reopen, m.reopen_about(), m.reopen_examples()), None)


def _what(parser: arguments.Parser, how_many: str | None) -> None:
    parser.add("kind", about=m.close_help_kind(kinds=KINDS), choices=KINDS, nargs=how_many)
    parser.add("what", meta=m.meta_what(), read=arguments.text, about=m.close_help_what(), nargs=how_many)
    settings.add(parser, stores.SETTINGS)


def run_close(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    screen = arguments.screen(args)
    if args.kind and not args.what:
        raise BadInput(m.expected_to_close(kind=args.kind))
    closures, store = _store(args)
    if args.kind:
        screen.tell(m.closed(kind=args.kind, what=closures.close(store, args.kind, args.what)))
    else:
        _list(screen, closures.list_closures(store))
    return 0


def _list(screen: Screen, closures: Iterable[tuple[str, str]]) -> None:
    rows = [(screen.word(m.closed_kind(kind=cast(Any, kind))), what) for kind, what in closures]
    for line in aligned(rows):
        screen.say(literal(line))


def run_reopen(args: argparse.Namespace) -> int:
    settings.settle(args, stores.SETTINGS)
    closures, store = _store(args)
    was = closures.reopen(store, args.kind, args.what)
    said = m.reopened if was else m.was_not_closed
    arguments.screen(args).tell(said(kind=args.kind, what=args.what))
    return 0


def _store(args: argparse.Namespace) -> tuple[ModuleType, Path | str]:
    """Return the functions for a kind of store, and the store; here, as no other command should wait."""
    if database := stores.database(args):
        from everglow.server.store.postgres import closures as postgres

        return postgres, database
    from everglow.server.store import closures

    return closures, stores.file(args)
