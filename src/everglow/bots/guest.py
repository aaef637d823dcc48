"""Bots that users bring: a class in a module, or a program."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from importlib import import_module
from pathlib import Path

from everglow.bots.bot import Bot
from everglow.bots.process_bot import ProcessBot
from everglow.bots.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.game import AnyGame

PROCESS = "process:"


class BadGuest(Complaint, ValueError):
    """Bot that cannot be loaded; the message says what was expected."""


def is_guest(name: str) -> bool:
    return ":" in name


def nickname(name: str) -> str:
    """Short name of such a bot: its class, or the file that is run."""
    if name.startswith(PROCESS):
        return Path(name.split()[-1]).stem
    return name.rpartition(":")[2]


def invite(name: str, game: AnyGame, seed: int) -> Bot:
    """Load the bot of a name such as `module:Class` or `process:COMMAND`."""
    if name.startswith(PROCESS):
        return ProcessBot(game, seed, _command(name.removeprefix(PROCESS)))
    module, _, kind = name.partition(":")
    try:
        bot: Bot = getattr(_load(module), kind)(game, seed)
    except Exception as error:  # theirs, whatever it is
        raise BadGuest(m.expected_class(error=one_line(error))) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadGuest(m.expected_method())
    return bot


def _load(module: str) -> object:
    """Import a class, also from the current folder: last, so that a `random.py` there hides nothing."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    return import_module(module)


def one_line(error: BaseException) -> str:
    """Show an error of somebody else's code in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def _command(said: str) -> list[str]:
    try:
        command = shlex.split(said)
    except ValueError as error:
        raise BadGuest(
            m.expected_command(open="quote" if "quotation" in str(error) else "backslash")
        ) from None
    if not command or shutil.which(command[0]) is None:
        raise BadGuest(m.expected_program(command=" ".join(command[:1])))
    return command
