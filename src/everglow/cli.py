"""Command line: `everglow play | serve | watch | arena | simulate | replay | verify | backup | ...`."""

from __future__ import annotations

import os
import sys

from everglow import COMPILED, __version__, compiled
from everglow.commands import (
    arena,
    backup,
    close,
    doctor,
    play,
    prune,
    replay,
    restore,
    scenario,
    serve,
    simulate,
    verify,
    watch,
)
from everglow.commands.arguments import BadInput, Parser
from everglow.console import printable
from everglow.games import BadGame
from everglow.record import BadRecord


def version() -> str:
    """Return the version and whether the engine is compiled."""
    if COMPILED:
        return f"everglow {__version__}, engine compiled by mypyc"
    failed = compiled.failure()
    reason = f" although there was a C compiler, which failed: {failed}" if failed else ""
    return f"everglow {__version__}, engine interpreted{reason}"


BAD_INPUT = 2
BROKEN = 70
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; report any error in one line."""
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:  # whoever read our words has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (BadInput, BadRecord, BadGame) as error:
        return _complain(str(error), BAD_INPUT)
    except OSError as error:
        return _complain(f"{error.filename or 'a file'}: {error.strerror or error}", BAD_INPUT)
    except Exception as error:
        if os.environ.get("EVERGLOW_DEBUG"):
            raise
        told = f"{type(error).__name__}: {error}"
        return _complain(f"a mistake of ours, please report it: {told} (EVERGLOW_DEBUG=1 shows more)", BROKEN)


def _run(argv: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    if args.run is None:
        parser.print_help()
        return 0
    code: int = args.run(args)
    return code


def _parser() -> Parser:
    parser = Parser(
        "everglow",
        description="Board games with exact rules, bots, and a table to sit at.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version())
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in (play, serve, watch, arena, simulate, scenario, replay, verify):
        command.add(commands)
    for command in (backup, restore, doctor, prune, close):  # for whoever runs a server
        command.add(commands)
    return parser


def _complain(message: str, code: int) -> int:
    print(f"everglow: {printable(message)}", file=sys.stderr)
    return code
