"""Arguments that several commands share (game, options, bots, files), and their errors."""

from __future__ import annotations

import argparse
import math
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from everglow.agreement import START, Option
from everglow.bots.roster import recruit
from everglow.commands.language import FLAG
from everglow.commands.words.generated import messages as m
from everglow.complaints import Complaint
from everglow.console import Screen
from everglow.game import AnyGame, Seat
from everglow.games import games
from everglow.words.languages import LANGUAGES
from everglow.words.message import Message
from everglow.words.wording import Wording

Run: TypeAlias = Callable[[argparse.Namespace], int]
Reader: TypeAlias = Callable[[str], Any]


class BadInput(Complaint):
    """Invalid input; the message says what was expected."""


def program() -> str:
    """Name to call Everglow by: `everglow` if the shell finds it, else as it was called this time."""
    if shutil.which("everglow"):
        return "everglow"
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m everglow"
    return shlex.quote(sys.argv[0])


class Parser(argparse.ArgumentParser):
    """Argument parser that speaks a language and reports an error in one line."""

    def __init__(self, wording: Wording, **how: Any) -> None:
        super().__init__(allow_abbrev=False, **how)
        self.wording = wording
        self.add(FLAG, about=m.help_lang(languages=LANGUAGES), meta=m.meta_language(), read=language)

    def error(self, message: str) -> NoReturn:
        raise BadInput(m.parser_see_help(complaint=message, program=self.prog))

    def add(
        self, *names: str, about: Message, meta: Message | None = None, read: Reader | None = None, **how: Any
    ) -> None:
        """Add an argument with its help and placeholder; `read` parses it, or raises BadInput."""
        if meta is not None:
            how["metavar"] = self.wording.say(meta)
        if read is not None:
            how["type"] = self._reading(read)
        self.add_argument(*names, help=help_text(self.wording, about), **how)

    def _reading(self, read: Reader) -> Reader:
        def worded(said: str) -> Any:
            try:
                return read(said)
            except BadInput as error:
                raise argparse.ArgumentTypeError(self.wording.say(error.message)) from None

        return worded


class Commands:
    """Adds commands to the program."""

    def __init__(self, parser: Parser) -> None:
        self.wording = parser.wording
        self.parsers = parser.add_subparsers(
            title=self.wording.say(m.parser_commands()), metavar=self.wording.say(m.meta_command())
        )

    def add(self, name: str, run: Run, about: Message, examples: Message) -> Parser:
        parser: Parser = self.parsers.add_parser(
            name,
            wording=self.wording,
            help=help_text(self.wording, about),
            description=self.wording.say(about),
            epilog=self.wording.say(examples),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.set_defaults(run=run)
        parser.add("--plain", about=m.help_plain(), action="store_true")
        return parser


def help_text(wording: Wording, about: Message) -> str:
    """Word the help of an argument, in which argparse would take a percent sign for a format."""
    return wording.say(about).replace("%", "%%")


def screen(args: argparse.Namespace, stderr: bool = False) -> Screen:
    """Return the screen of a command, in its language."""
    return Screen(args.plain, stderr, args.lang)


def language(said: str) -> str:
    """Parse a language that we speak."""
    if said not in LANGUAGES:
        raise BadInput(m.expected_language(languages=LANGUAGES, said=said))
    return said


def add_game(parser: Parser) -> None:
    parser.add("game", meta=m.meta_game(), about=m.help_game(games=list(games())))
    parser.add("--option", meta=m.meta_option(), about=m.help_option(options=_options()), action="append")


def _options() -> str:
    told = [f"{g.name}: {o.name}={'|'.join(_typed(o))}" for g in games().values() for o in g.options]
    return "; ".join(told)


def _typed(option: Option) -> list[str]:
    """List the values of an option as people type them."""
    return [option_text(option.name, value) for value in option.values]


def option_text(name: str, value: str) -> str:
    """Show a value to people, who count seats from 1."""
    return str(int(value) + 1) if name == START.name and value.isdecimal() else value


def option_texts(options: dict[str, str]) -> list[str]:
    """Show options as people type them: `start=1`."""
    return [f"{name}={option_text(name, value)}" for name, value in options.items()]


def add_seed(parser: Parser) -> None:
    parser.add("--seed", metavar="S", read=text, about=m.help_seed())


def add_record(parser: Parser, about: Message) -> None:
    parser.add("--record", meta=m.meta_file(), read=file, about=about)


def text(said: str) -> str:
    """Parse an argument of printable characters."""
    if not said or not said.isprintable():
        raise BadInput(m.expected_printable())
    return said


def file(said: str) -> Path:
    """Parse the path of a file."""
    if not said:
        raise BadInput(m.expected_file())
    return Path(said)


def players(said: str) -> int:
    """Parse a number of players; the game checks its range."""
    if not said.isdecimal() or len(said) > 99:
        raise BadInput(m.expected_players(said=said))
    return int(said)


def count(said: str) -> int:
    """Parse an int of at least 1."""
    if not said.isdecimal() or len(said) > 9 or int(said) < 1:
        raise BadInput(m.expected_count(said=said))
    return int(said)


def number(said: str) -> float:
    """Read a number; whatever is none becomes NaN, which lies in no range."""
    try:
        return float(said)
    except ValueError:
        return math.nan


def index(said: str) -> int:
    """Parse an int of at least 0."""
    if not said.isdecimal() or len(said) > 9:
        raise BadInput(m.expected_index(said=said))
    return int(said)


def add_seat(parser: Parser, about: Message) -> None:
    parser.add("--seat", metavar="K", read=count, about=about)


def find_game(name: str) -> AnyGame:
    known = games()
    if name not in known:
        raise BadInput(m.unknown_game(name=name, games=list(known)))
    return known[name]


def find_bot(name: str, game: AnyGame) -> str:
    """Check the name of a bot; BadBot if there is none."""
    recruit(name, game, 0)
    return name


def player_count(game: AnyGame, players: int | None) -> int:
    """Return the number of players asked for, or the fewest that the game allows."""
    if players is None:
        return game.seats[0]
    if players not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise BadInput(m.wrong_players(game=game.texts.title, fewest=fewest, most=most, players=str(players)))
    return players


def find_seat(number: int, seats: int) -> Seat:
    """Parse a seat; people count from 1."""
    if number > seats:
        raise BadInput(m.no_such_seat(number=number, seats=seats))
    return number - 1


def options(game: AnyGame, said: list[str] | None, seats: int) -> dict[str, str]:
    return dict([_option(game, pair, seats) for pair in said or []])


def _option(game: AnyGame, pair: str, seats: int) -> tuple[str, str]:
    name, _, value = pair.partition("=")
    for option in game.options:
        if option.name == name:
            return name, _value(option, value, seats)
    known = [option.name for option in game.options]
    raise BadInput(m.unknown_option(name=name, game=game.texts.title, options=known))


def _value(option: Option, typed: str, seats: int) -> str:
    known = dict(zip(_typed(option), option.values, strict=True))
    if option.name == START.name:
        known = dict(list(known.items())[: seats + 1])  # by chance, or any of the seats
    if typed not in known:
        raise BadInput(m.wrong_value(option=option.name, values=list(known), said=typed))
    return known[typed]
