"""What several commands are told: a game, options, bots, files; and what is wrong with it."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from everglow.bots.roster import BadBot, recruit
from everglow.game import Game, Seat
from everglow.games import games

AnyGame: TypeAlias = Game[Any]  # the command line knows no game's state


class BadInput(Exception):
    """Something that somebody asked for and cannot have. It says what was expected."""


def program() -> str:
    """How Everglow is called here: by its name if the shell finds it, else as it was called this time."""
    if shutil.which("everglow"):
        return "everglow"
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m everglow"
    return shlex.quote(sys.argv[0])


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

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
    told = [f"{g.name}: {o.name}={'|'.join(o.values)}" for g in games().values() for o in g.options]
    return "; ".join(told)


def add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", metavar="S", type=text, help="any text; the same seed deals the same cards")


def add_record(parser: Parser, about: str) -> None:
    parser.add_argument("--record", metavar="FILE", type=file, help=about)


def text(said: str) -> str:
    """An argument in printable characters."""
    if not said or not said.isprintable():
        raise argparse.ArgumentTypeError("expected printable characters")
    return said


def file(said: str) -> Path:
    """An argument that names a file."""
    if not said:
        raise argparse.ArgumentTypeError("expected the name of a file")
    return Path(said)


def players(said: str) -> int:
    """An argument that says how many play; a game knows how many may."""
    if not said.isdecimal() or len(said) > 99:
        raise argparse.ArgumentTypeError(f"expected a number of players, not {said!r}")
    return int(said)


def count(said: str) -> int:
    """An argument that is a number from 1 up."""
    if not said.isdecimal() or len(said) > 9 or int(said) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1 up, not {said!r}")
    return int(said)


def index(said: str) -> int:
    """An argument that is a number from 0 up."""
    if not said.isdecimal() or len(said) > 9:
        raise argparse.ArgumentTypeError(f"expected a number from 0 up, not {said!r}")
    return int(said)


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
    """As many as were asked for; else as few as can play."""
    if players is None:
        return game.seats[0]
    if players not in game.seats:
        raise BadInput(
            f"{game.texts.title} is for {game.seats[0]} to {game.seats[-1]} players, not {players}"
        )
    return players


def check_seat(seat: Seat, seats: int) -> Seat:
    if seat >= seats:
        raise BadInput(f"there is no seat {seat}; expected 0 to {seats - 1}")
    return seat


def options(game: AnyGame, said: list[str] | None) -> dict[str, str]:
    return dict([_option(game, pair) for pair in said or []])


def _option(game: AnyGame, pair: str) -> tuple[str, str]:
    name, _, value = pair.partition("=")
    for option in game.options:
        if option.name == name and value in option.values:
            return name, value
        if option.name == name:
            raise BadInput(f"option {name} is {' or '.join(option.values)}, not {value!r}")
    known = " or ".join(option.name for option in game.options) or "none"
    raise BadInput(f"unknown option {name!r}; {game.texts.title} has {known}")
