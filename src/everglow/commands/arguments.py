"""Arguments that several commands share (game, options, bots, files), and their errors."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

from everglow.agreement import START, Option
from everglow.bots.roster import BadBot, recruit
from everglow.game import AnyGame, Seat
from everglow.games import games


class BadInput(Exception):
    """Invalid input; the message says what was expected."""


def program() -> str:
    """Name to call Everglow by: `everglow` if the shell finds it, else as it was called this time."""
    if shutil.which("everglow"):
        return "everglow"
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m everglow"
    return shlex.quote(sys.argv[0])


class Parser(argparse.ArgumentParser):
    """Argument parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}; see `{self.prog} --help`")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def add_command(commands: Commands, name: str, run: Run, about: str, examples: str) -> Parser:
    parser = commands.add_parser(
        name,
        help=about,
        description=about,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    parser.add_argument(
        "--plain", action="store_true", help="no colours, symbols or columns: for screen readers"
    )
    return parser


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the game: {' or '.join(games())}")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        help=f"something agreed on before the game begins ({_options()})",
    )


def _options() -> str:
    told = [f"{g.name}: {o.name}={'|'.join(_typed(o))}" for g in games().values() for o in g.options]
    return "; ".join(told)


def _typed(option: Option) -> list[str]:
    """List the values of an option as people type them."""
    return [option_text(option.name, value) for value in option.values]


def option_text(name: str, value: str) -> str:
    """Show a value to people, who count seats from 1."""
    return str(int(value) + 1) if name == START.name and value.isdecimal() else value


def add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", metavar="S", type=text, help="any text; the same seed deals the same cards")


def add_record(parser: Parser, about: str) -> None:
    parser.add_argument("--record", metavar="FILE", type=file, help=about)


def text(said: str) -> str:
    """Parse an argument of printable characters."""
    if not said or not said.isprintable():
        raise argparse.ArgumentTypeError("expected printable characters")
    return said


def file(said: str) -> Path:
    """Parse the path of a file."""
    if not said:
        raise argparse.ArgumentTypeError("expected the name of a file")
    return Path(said)


def players(said: str) -> int:
    """Parse a number of players; the game checks its range."""
    if not said.isdecimal() or len(said) > 99:
        raise argparse.ArgumentTypeError(f"expected a number of players, not {said!r}")
    return int(said)


def count(said: str) -> int:
    """Parse an int of at least 1."""
    if not said.isdecimal() or len(said) > 9 or int(said) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 up, not {said!r}")
    return int(said)


def index(said: str) -> int:
    """Parse an int of at least 0."""
    if not said.isdecimal() or len(said) > 9:
        raise argparse.ArgumentTypeError(f"expected a number from 0 up, not {said!r}")
    return int(said)


def add_seat(parser: Parser, about: str) -> None:
    parser.add_argument("--seat", metavar="K", type=count, help=about)


def find_game(name: str) -> AnyGame:
    known = games()
    if name not in known:
        raise BadInput(f"unknown game {name!r}; expected {' or '.join(known)}")
    return known[name]


def find_bot(name: str, game: AnyGame) -> str:
    try:
        recruit(name, game, 0)
    except BadBot as error:
        raise BadInput(str(error)) from None
    return name


def player_count(game: AnyGame, players: int | None) -> int:
    """Return the number of players asked for, or the fewest that the game allows."""
    if players is None:
        return game.seats[0]
    if players not in game.seats:
        raise BadInput(
            f"{game.texts.title} is for {game.seats[0]} to {game.seats[-1]} players, not {players}"
        )
    return players


def find_seat(number: int, seats: int) -> Seat:
    """Parse a seat; people count from 1."""
    if number > seats:
        raise BadInput(f"there is no seat {number}; expected 1 to {seats}")
    return number - 1


def options(game: AnyGame, said: list[str] | None, seats: int) -> dict[str, str]:
    return dict([_option(game, pair, seats) for pair in said or []])


def _option(game: AnyGame, pair: str, seats: int) -> tuple[str, str]:
    name, _, value = pair.partition("=")
    for option in game.options:
        if option.name == name:
            return name, _value(option, value, seats)
    known = " or ".join(option.name for option in game.options) or "none"
    raise BadInput(f"unknown option {name!r}; {game.texts.title} has {known}")


def _value(option: Option, typed: str, seats: int) -> str:
    known = dict(zip(_typed(option), option.values, strict=True))
    if option.name == START.name:
        known = dict(list(known.items())[: seats + 1])  # by chance, or any of the seats
    if typed not in known:
        raise BadInput(f"option {option.name} is {' or '.join(known)}, not {typed!r}")
    return known[typed]
