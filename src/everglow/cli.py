"""Command line: `everglow play | serve | watch | arena | simulate | replay | verify | backup | ...`."""

from __future__ import annotations

import os
import sys

from everglow import COMPILED, __version__, compiled
from everglow.commands import (
    analyse,
    arena,
    backup,
    close,
    doctor,
    move,
    play,
    prune,
    replay,
    restore,
    scenario,
    serve,
    simulate,
    train,
    verify,
    watch,
)
from everglow.commands.arguments import Commands, Parser
from everglow.commands.language import spoken_by_argparse, wanted
from everglow.commands.words.generated import messages as m
from everglow.complaints import Complaint, system_reason
from everglow.complaints.words.generated import messages as shared
from everglow.console import printable
from everglow.words.message import Message
from everglow.words.wording import Wording


def version() -> Message:
    """Return the version and whether the engine is compiled."""
    if COMPILED:
        return m.version_compiled(version=__version__)
    if failed := compiled.failure():
        return m.version_failed(version=__version__, failure=failed)
    return m.version_interpreted(version=__version__)


BAD_INPUT = 2
BROKEN = 70
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; report any error in one line."""
    said = sys.argv[1:] if argv is None else argv
    wording = Wording(wanted(said))
    try:
        code = _run(said, wording)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read our words has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (Exception, KeyboardInterrupt) as error:
        message, code = _explain(error)
        if code == BROKEN and os.environ.get("EVERGLOW_DEBUG"):
            raise
        print(f"everglow: {printable(wording.say(message))}", file=sys.stderr)
        return code


def _run(argv: list[str], wording: Wording) -> int:
    with spoken_by_argparse(wording):
        parser = _parser(wording)
        args = parser.parse_args(argv)
        if args.run is None:
            parser.print_help()
            return 0
    args.lang = wording.language
    code: int = args.run(args)
    return code


def _parser(wording: Wording) -> Parser:
    parser = Parser(wording, prog="everglow", description=wording.say(m.about()))
    parser.add("--version", about=m.parser_version(), action="version", version=wording.say(version()))
    parser.set_defaults(run=None)
    commands = Commands(parser)
    for command in (play, serve, watch, arena, simulate, train, scenario, replay, verify, analyse):
        command.add(commands)
    for command in (backup, restore, move, doctor, prune, close):  # for whoever runs a server
        command.add(commands)
    return parser


def _explain(error: BaseException) -> tuple[Message, int]:
    """Say what went wrong, with the exit code."""
    match error:
        case KeyboardInterrupt():
            return m.interrupted(), INTERRUPTED
        case Complaint():
            return error.message, BAD_INPUT
        case OSError():
            return _file_trouble(error), BAD_INPUT
    return m.our_mistake(error=f"{type(error).__name__}: {error}"), BROKEN


def _file_trouble(error: OSError) -> Message:
    why = system_reason(error)
    if not error.filename:
        return m.some_file_trouble(why=why)
    return shared.wrong_at(place=str(error.filename), complaint=why)
