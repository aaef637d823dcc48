"""`everglow serve`: run a table server."""

from __future__ import annotations

import argparse
import asyncio
import gc
import webbrowser
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import segno

from everglow.commands import arguments, settings, stores
from everglow.commands.arguments import Commands
from everglow.commands.words.generated import messages as m
from everglow.console import Screen

if TYPE_CHECKING:
    from everglow.commands.processes import Crew
    from everglow.server.http.service import Service

YOUNG, NEVER = 10_000, 1_000_000  # objects after which the youngest are looked through, and the others not


def add(commands: Commands) -> None:
    parser = commands.add("serve", run, m.serve_about(), m.serve_examples())
    settings.add(parser, settings.SERVING)
    parser.add("--open", about=m.serve_help_open(), action="store_true")


def run(args: argparse.Namespace) -> int:
    from everglow.commands.processes import Crew, Serving
    from everglow.server.http.service import Service, Shares
    from everglow.server.live import logs  # here, as no other command should wait for what it needs

    screen = arguments.screen(args)
    settings.settle(args, settings.SERVING)
    logs.keep(args.quiet)
    where = settings.folder(args), args.host, args.port
    what = Serving(*where, args.name, args.proxy, stores.database(args), args.internal, args.quiet)
    if args.processes > 1:
        run_on_loop(_serve(Crew(what, args.processes), screen, args.open), screen)
    else:
        alone = Service(*what[:6], Shares(what.internal))
        run_on_loop(_serve(alone, screen, args.open), screen)
    return 0


def run_on_loop(work: Coroutine[object, object, None], screen: Screen | None) -> None:
    """Run on uvloop if it is installed."""
    try:
        import uvloop
    except ImportError:
        if screen:
            screen.tell(m.no_uvloop(), "dim")
        return asyncio.run(work)
    uvloop.run(work)


async def _serve(service: Service | Crew, screen: Screen, browse: bool) -> None:
    async with service:
        collect_rarely()
        _tell(screen, service)
        if browse and not await asyncio.to_thread(webbrowser.open, service.addresses()[-1]):
            screen.tell(m.no_browser(), "dim")
        await service.stopped()
        screen.tell(m.stopping(), "dim")


def collect_rarely() -> None:
    """Avoid full garbage collections, during which everybody would wait and hardly anything is found.

    What is loaded now stays for good; of the rest only what is young is looked at, and all of it once an hour
    (`Server.tidy`) or when many connections were closed (`Server.sweep`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def _tell(screen: Screen, service: Service | Crew) -> None:
    """Print the server's addresses, with a QR code for phones."""
    if service.kept:
        screen.tell(m.data_updated(file=str(service.kept)), "dim")
    *others, here = service.addresses()
    for address in others:
        if not screen.plain:
            segno.make(address, micro=False).terminal(compact=True, border=1)
        screen.tell(m.on_network(address=address), "bold")
    screen.tell(m.open_at(address=here), "bold")
    screen.tell(m.how_to_stop(), "dim")
