"""`everglow close` and `everglow reopen`: block a table, a name or an address."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput, Commands
from everglow.commands.words.generated import messages as m
from everglow.console import Screen, aligned, literal
from everglow.words.message import verbatim

KINDS = ("table", "name", "address")


def add(commands: Commands) -> None:
    _what(commands.add("close", run_close, m.close_about(), m.close_examples()), "?")
    _what(commands.add("reopen", run_reopen, m.reopen_about(), m.reopen_examples()), None)


def _what(parser: arguments.Parser, how_many: str | None) -> None:
    parser.add("kind", about=m.close_help_kind(kinds=KINDS), choices=KINDS, nargs=how_many)
    parser.add("what", read=arguments.text, about=m.close_help_what(), nargs=how_many)
    settings.add(parser, [settings.DATA])


def run_close(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.closures import close, list_closures  # here, as others should not wait for it

    settings.settle(args, [settings.DATA])
    store, screen = settings.folder(args) / FILE, arguments.screen(args)
    if args.kind and not args.what:
        raise BadInput(m.expected_to_close(kind=args.kind))
    with _explained():
        if args.kind:
            screen.tell(m.closed(kind=args.kind, what=close(store, args.kind, args.what)))
        else:
            _list(screen, list_closures(store))
    return 0


def _list(screen: Screen, closures: Iterable[tuple[str, str]]) -> None:
    rows = [(screen.word(m.closed_kind(kind=cast(Any, kind))), what) for kind, what in closures]
    for line in aligned(rows):
        screen.say(literal(line))


def run_reopen(args: argparse.Namespace) -> int:
    from everglow.server.http.service import FILE
    from everglow.server.store.closures import reopen  # here, as no other command should wait for it

    settings.settle(args, [settings.DATA])
    with _explained():
        was = reopen(settings.folder(args) / FILE, args.kind, args.what)
    said = m.reopened if was else m.was_not_closed
    arguments.screen(args).tell(said(kind=args.kind, what=args.what))
    return 0


@contextmanager
def _explained() -> Iterator[None]:
    """Say what is wrong with a name or the store; a name is refused in the language of the terminal."""
    from everglow.server.store.database import BadStore
    from everglow.server.table.errors import Refused

    try:
        yield
    except Refused as error:
        raise BadInput(error.message) from error
    except BadStore as error:
        raise BadInput(verbatim(str(error))) from error
