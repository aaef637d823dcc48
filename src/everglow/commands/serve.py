"""`everglow serve`: a table server on this machine."""

from __future__ import annotations

import argparse
import asyncio
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final

import platformdirs
import segno

from everglow.commands import arguments
from everglow.commands.arguments import BadInput
from everglow.console import Screen

EXAMPLES = """\
  everglow serve                       on this machine
  everglow serve --host 0.0.0.0        for phones and friends on your network too
  everglow serve --data ~/everglow     where everything is kept"""
HOST: Final = "127.0.0.1"
PORT: Final = 8080


def add(commands: arguments.Commands) -> None:
    about = "Open the table: play with friends and bots over the network."
    parser = arguments.add_command(commands, "serve", run, about, EXAMPLES)
    parser.add_argument("--host", default=HOST, help=f"where to listen (default: {HOST}; 0.0.0.0 for all)")
    parser.add_argument(
        "--port", type=arguments.index, default=PORT, help=f"(default: {PORT}; 0 for any free one)"
    )
    parser.add_argument("--data", type=Path, help="the folder where everything is kept")
    parser.add_argument(
        "--name", action="append", default=[], help="a name this server is known by, such as play.example"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a reverse proxy whose X-Forwarded headers are believed, such as 127.0.0.1 or 10.0.0.0/8",
    )
    parser.add_argument("--open", action="store_true", help="open a browser at the table")
    parser.add_argument("--quiet", action="store_true", help="log only what goes wrong")


def run(args: argparse.Namespace) -> int:
    from everglow.server import journal  # here, as no other command should wait for what it needs
    from everglow.server.service import CannotServe, Service

    screen = Screen(args.plain)
    journal.keep(args.quiet)
    service = Service(
        args.data or Path(platformdirs.user_data_dir("everglow")),
        args.host,
        args.port,
        args.name,
        args.proxy,
    )
    try:
        _run(_serve(service, screen, args.open), screen)
    except CannotServe as error:
        raise BadInput(str(error)) from error
    return 0


def _run(work: Coroutine[Any, Any, None], screen: Screen) -> None:
    """On uvloop, where there is one."""
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
        _tell(screen, service)
        if browse and not await asyncio.to_thread(webbrowser.open, service.addresses()[-1]):
            screen.say("There is no browser here that could be opened; open the address in yours.", "dim")
        await service.stopped()
        screen.say("Stopping; every game is saved.", "dim")


def _tell(screen: Screen, service: Any) -> None:
    """Where people find it; for phones as a picture, too."""
    *others, here = service.addresses()
    for address in others:
        if not screen.plain:
            segno.make(address, micro=False).terminal(compact=True, border=1)
        screen.say(f"On your network: {address}", "bold")
    screen.say(f"The table is open at {here}", "bold")
    screen.say("Stop it with Ctrl-C; games go on where they were when you start it again.", "dim")
