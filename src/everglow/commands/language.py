"""The language of the terminal: which one, and its words for Python's argument parser."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

from everglow.commands.words.generated import messages as m
from everglow.words.languages import LANGUAGES, of_the_system
from everglow.words.message import Message
from everglow.words.wording import Wording

FLAG: Final = "--lang"

# What argparse hands to gettext. What stands in its messages is filled in by argparse itself.
PARSER: Final[dict[str, Message]] = {
    "positional arguments": m.parser_positionals(),
    "options": m.parser_options(),
    "show this help message and exit": m.parser_help(),
    "argument %(argument_name)s: %(message)s": m.parser_argument(
        argument="%(argument_name)s", complaint="%(message)s"
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": m.parser_unknown_command(
        name="%(parser_name)r", known="%(choices)s"
    ),
    "unrecognized arguments: %s": m.parser_unrecognized(arguments="%s"),
    "not allowed with argument %s": m.parser_not_with(argument="%s"),
    "ignored explicit argument %r": m.parser_no_value(value="%r"),
    "the following arguments are required: %s": m.parser_required(arguments="%s"),
    "one of the arguments %s is required": m.parser_one_required(arguments="%s"),
    "expected one argument": m.parser_expected_one(),
    "expected at most one argument": m.parser_at_most_one(),
    "expected at least one argument": m.parser_at_least_one(),
    "ambiguous option: %(option)s could match %(matches)s": m.parser_ambiguous(
        option="%(option)s", matches="%(matches)s"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": m.parser_invalid_choice(
        value="%(value)r", choices="%(choices)s"
    ),
}


def wanted(argv: list[str]) -> str:
    """The language of a command line: `--lang` anywhere in it, else that of the system."""
    said = [value for flag, value in pairwise(argv) if flag == FLAG]
    said += [word.removeprefix(f"{FLAG}=") for word in argv if word.startswith(f"{FLAG}=")]
    return next((language for language in said if language in LANGUAGES), of_the_system())


@contextmanager
def spoken_by_argparse(wording: Wording) -> Iterator[None]:
    """Let argparse speak a language.

    It looks for words in files of gettext only, so its function for that is replaced meanwhile.
    """
    before = vars(argparse)["_"]
    vars(argparse)["_"] = _lookup(wording)
    try:
        yield
    finally:
        vars(argparse)["_"] = before


def _lookup(wording: Wording) -> Callable[[str], str]:
    known = {said: wording.say(message) for said, message in PARSER.items()}
    known["usage: "] = f"{wording.say(m.parser_usage())} "
    return lambda said: known.get(said, said)
