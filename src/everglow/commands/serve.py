"""`everglow serve`: run a table server."""

from __future__ import annotations

import argparse
import asyncio
import gc
import webbrowser
from collections.abc import Coroutine
from typing import Any

import segno

from everglow.commands import arguments, settings
from everglow.commands.arguments import BadInput
from everglow.console import Screen

YOUNG, NEVER = 10_000, 1_000_000  # objects after which the youngest are looked through, and the others not

EXAMPLES = """\
  everglow serve                       on this machine
  everglow serve --host 0.0.0.0        for phones and friends on your network too
  everglow serve --data ~/everglow     where everything is kept
  everglow serve --config club.toml    all of it in a file"""


def add(commands: arguments.Commands) -> None:
    about = "Open the table: play with friends and bots over the network."
    parser = arguments.add_command(commands, "serve", run, about, EXAMPLES)
    settings.add(parser, settings.SERVING)
    parser.add_argument("--open", action="store_true", help="open a browser at the table")


def run(args: argparse.Namespace) -> int:
    from everglow.server.http.service import CannotServe, Service
    from everglow.server.live import logs  # here, as no other command should wait for what it needs

    screen = Screen(args.plain)
    settings.settle(args, settings.SERVING)
    logs.keep(args.quiet)
    service = Service(settings.folder(args), args.host, args.port, args.name, args.proxy)
    try:
        _run(_serve(service, screen, args.open), screen)
    except CannotServe as error:
        raise BadInput(str(error)) from error
    return 0


def _run(work: Coroutine[Any, Any, None], screen: Screen) -> None:
    """Run on uvloop if it is installed."""
    try:
        import uvloop
    except ImportError:
        screen.say(
            "There is no uvloop here: the server runs a little slower. Get it by: pip install uvloop", "dim"
        )
        return asyncio.run(work)
    uvloop.run(work)


async def _serve(service: Any, screen: Screen, browse: bool) -> None:
    async with service:
        _collect_rarely()
        _tell(screen, service)
        if browse and not await asyncio.to_thread(webbrowser.open, service.addresses()[-1]):
            screen.say("There is no browser here that could be opened; open the address in yours.", "dim")
        await service.stopped()
        screen.say("Stopping; every game is saved.", "dim")


def _collect_rarely() -> None:
    """Avoid full garbage collections, during which everybody would wait and hardly anything is found.

    What is loaded now stays for good; of the rest only what is young is looked at, and all of it once an hour
    (`Server.tidy`) or when many connections were closed (`Server.sweep`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def _tell(screen: Screen, service: Any) -> None:
    """Print the server's addresses, with a QR code for phones."""
    if service.kept:
        screen.say(f"The data was brought up to date; as it was before, it is kept in {service.kept}", "dim")
    *others, here = service.addresses()
    for address in others:
        if not screen.plain:
            segno.make(address, micro=False).terminal(compact=True, border=1)
        screen.say(f"On your network: {address}", "bold")
    screen.say(f"The table is open at {here}", "bold")
    screen.say("Stop it with Ctrl-C; games go on where they were when you start it again.", "dim")
